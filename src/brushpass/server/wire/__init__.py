"""What goes over the wire: the frames of a table's socket, and the bodies of the HTTP calls."""
