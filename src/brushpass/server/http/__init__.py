"""The doors: the HTTP calls, the pages, and the socket of a table's page."""
