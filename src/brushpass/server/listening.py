"""How connections are taken: uvicorn with our settings, and the limits that it has no settings for."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from .limits import Bucket, network_of
from .settings import Settings

PIECE = 1024
"""Bytes that are looked at before anything else gets its turn: small frames without end are found out early."""
MANY = 8
"""So many seconds' worth of frames at once end a socket at the door; the application refuses fewer, each by itself."""
AT_ONCE = 64
"""So many connections are accepted before they are counted."""
OTHER_FILES = 4 * AT_ONCE
"""Files that the server needs besides the connections that it has counted: those that come and those that were not
taken and are about to go, the database, pipes to workers."""
POLICY = 1008
UNREADABLE = 1007
UNDER_WAY = (h11.IDLE, h11.SEND_BODY)
"""Something of a request has come, and something is missing."""


class Connections:
    """All that are open. When there are too many, whoever has the most gives one up for whoever has fewer."""

    def __init__(self, most: int, by_network: int, proxies: tuple[str, ...]) -> None:
        """`proxies` bring many people, so only the number of all counts for them."""
        self._most = most
        self._by_network = by_network
        self._proxies = {network_of(proxy) for proxy in proxies}
        self._open: dict[str, dict[asyncio.Transport, None]] = {}
        self._count = 0

    def add(self, transport: asyncio.Transport) -> bool:
        """Count one more; False if it has no place here."""
        network = _network(transport)
        own = self._open.get(network, {})
        if network not in self._proxies and len(own) >= self._by_network:
            return False
        if self._count >= self._most:
            fullest = max(self._open.values(), key=len)
            if len(fullest) <= len(own) + 1:
                return False
            newest = next(reversed(fullest))
            newest.abort()
            self.drop(newest)
        self._open[network] = own
        own[transport] = None
        self._count += 1
        return True

    def drop(self, transport: asyncio.Transport) -> None:
        """Forget one that is over, if it was counted."""
        network = _network(transport)
        own = self._open.get(network, {})
        if transport in own:
            del own[transport]
            self._count -= 1
            if not own:
                del self._open[network]


def _network(transport: asyncio.Transport) -> str:
    """Where a connection comes from."""
    peer = transport.get_extra_info("peername")
    return network_of(str(peer[0])) if peer else ""


def places_for(connections: int) -> int:
    """How many connections the system has files for, once we may open as many as it lets us."""
    try:
        import resource
    except ImportError:  # not everywhere are they counted
        return connections
    wanted = connections + OTHER_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return connections if soft == resource.RLIM_INFINITY else max(1, soft - OTHER_FILES)


class Config(uvicorn.Config):
    """uvicorn as we want it. The addresses of pages hold invitations, so none is logged."""

    def __init__(self, app: Any, settings: Settings) -> None:
        super().__init__(
            app,
            http=Http,
            ws=Socket,
            ws_max_size=settings.frame_limit,
            ws_per_message_deflate=False,
            log_config=None,
            log_level="error",  # what is warned of, strangers can bring about as often as they like
            access_log=False,
            server_header=False,
            proxy_headers=bool(settings.trusted_proxies),
            forwarded_allow_ips=list(settings.trusted_proxies),
            backlog=AT_ONCE,
            timeout_graceful_shutdown=3,
        )
        self.settings = settings
        most = min(settings.connections, places_for(settings.connections))
        self.open = Connections(most, settings.connections_per_address, settings.trusted_proxies)


class Timer:
    """Ends a connection that does not do in time what it has to do."""

    def __init__(self, transport: asyncio.Transport, within: float) -> None:
        self._transport = transport
        self._within = within
        self._alarm: asyncio.TimerHandle | None = None

    def start(self) -> None:
        if self._alarm is None:
            self._alarm = asyncio.get_running_loop().call_later(self._within, self._transport.abort)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None


class Http(H11Protocol):
    """A connection that has to bring whole requests, and to take what it is answered, within a time."""

    config: Config

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._request = Timer(transport, self.config.settings.request_within)
        self._answer = Timer(transport, self.config.settings.send_within)
        self._request.start()
        if not self.config.open.add(transport):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._request.stop()
        self._answer.stop()
        self.config.open.drop(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state in UNDER_WAY and self.transport.get_protocol() is self:
            self._request.start()
        else:
            self._request.stop()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._answer.start()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._answer.stop()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._request.stop()
        super().handle_websocket_upgrade(event)


class Socket(WebSocketsSansIOProtocol):
    """A socket of which every frame counts: those, too, of which the application never hears."""

    config: Config

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        settings = self.config.settings
        self._unheard = Bucket(settings.control_rate, 10 * settings.control_rate)
        self._heard = Bucket(2 * settings.frame_rate, MANY * settings.frame_rate)
        self._asked = False

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.open.drop(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._asked and not self.handshake_complete:
            self.transport.abort()  # no browser speaks before it was let in
            return
        for start in range(0, len(data), PIECE):
            if self.close_sent or self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self._asked = True

    def _counts(self, bucket: Bucket) -> bool:
        """Count a frame; one too many ends the socket, and what comes behind it is not looked at."""
        if self.close_sent or self.transport.is_closing():
            return False
        if bucket.take():
            return True
        self._end(POLICY)
        return False

    def _end(self, code: int) -> None:
        self.conn.fail(code)
        self.handle_parser_exception()

    def handle_ping(self) -> None:
        if self._counts(self._unheard):
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._counts(self._unheard):
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._counts(self._unheard):
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Text that is none ends the socket; uvicorn would write a traceback into the log as well."""
        if not self._counts(self._heard):
            return
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._end(UNREADABLE)
                return
        super().send_receive_event_to_app()
