"""A wire between browser and server that can be cut, since a browser set offline keeps the sockets it has."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

from tests.ports import free_port


class Relay:
    """Passes bytes between a port of its own and the server's; cut, it drops everybody and lets nobody in."""

    def __init__(self) -> None:
        self.port = free_port()
        self.origin = f"http://127.0.0.1:{self.port}"
        self._to = 0
        self._listening: socket.socket | None = None
        self._open: list[socket.socket] = []
        self._hold = threading.Lock()

    def mend(self, to: int) -> None:
        """Begin to pass on, or begin again."""
        self.cut()
        self._to = to
        self._listening = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self._accept, args=(self._listening,), daemon=True).start()

    def cut(self) -> None:
        """Drop everybody."""
        with self._hold:
            ends, self._open = self._open, []
            if self._listening is not None:
                ends.append(self._listening)
                self._listening = None
        for end in ends:
            with suppress(OSError):  # it was gone first
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _accept(self, listening: socket.socket) -> None:
        with suppress(OSError):  # cut
            while True:
                near, _ = listening.accept()
                far = socket.create_connection(("127.0.0.1", self._to))
                with self._hold:
                    cut = self._listening is not listening  # who came in at the last moment is dropped, too
                    self._open += [] if cut else [near, far]
                if cut:
                    near.close()
                    far.close()
                    return
                for source, target in ((near, far), (far, near)):
                    threading.Thread(target=self._pass, args=(source, target), daemon=True).start()

    def _pass(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):  # cut
            while data := source.recv(65536):
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)
