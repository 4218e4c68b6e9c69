"""The socket of a table's page: who it belongs to is settled at the handshake, never by a frame."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, suppress
from functools import partial

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ...table import LANGUAGES
from ..errors import RETRY_AFTER, Code, Refused
from ..house import House
from ..limits import Bucket, network_of
from ..sentences import say
from ..tables.actor import Actor
from ..viewers.viewer import SlowReader, Viewer
from ..wire import frames
from .pacing import in_turn, paced
from .requests import address_of, from_own_page, house_of, session_of

GONE = 4004
"""The table is not there, or not for this viewer: trying again will not help."""
POLICY = 1008
TOO_BIG = 1009
TRY_LATER = 1013


class Closed(Exception):
    """The conversation is over, with a close code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


async def table_socket(socket: WebSocket) -> None:
    """Serve one socket from the handshake to its end."""
    house = house_of(socket)
    address, session = address_of(socket), session_of(socket)
    if not from_own_page(socket):
        await socket.close(POLICY)  # before it is accepted: the handshake is refused
        return
    owners = [(house.sockets_by_network, network_of(address))]
    if session is not None:
        owners.append((house.sockets_by_person, session))
    with ExitStack() as counted:
        for counts, owner in owners:
            if not counts.add(owner):
                await socket.close(TRY_LATER)
                return
            counted.callback(counts.drop, owner)
        if session is None and not await in_turn(house.strangers):
            await socket.close(TRY_LATER)
            return
        await socket.accept()
        await Conversation(house, socket, address, session).run()


class Conversation:
    """One socket: reads frames, has the table act on them, sends what the viewer is shown."""

    def __init__(self, house: House, socket: WebSocket, address: str, session: str | None) -> None:
        self.house = house
        self.socket = socket
        self.address = address
        self.session = session
        self.language = LANGUAGES[0]
        self.bucket = Bucket(house.settings.frame_rate, 2 * house.settings.frame_rate)
        self.bad = 0

    async def run(self) -> None:
        viewer: Viewer | None = None
        actor: Actor | None = None
        sender: asyncio.Task[None] | None = None
        code = 1000
        try:
            async with asyncio.timeout(self.house.settings.hello_within):
                hello = await self._hello()
            self.language = hello.language
            actor = await self.house.table(self.socket.path_params["id"])
            known = None if self.session is None else await self.house.store.session(self.session)
            viewer = Viewer(self.session, hello.language, known[0] if known else "", network_of(self.address))
            await actor.do(lambda: actor.enter(viewer, hello))
            sender = asyncio.create_task(self._send_on(viewer))
            await self._read_on(actor, viewer)
        except Closed as closed:
            code = closed.code
        except TimeoutError:
            code = POLICY
        except Refused as refused:
            code = GONE if refused.code == "not-found" else TRY_LATER
        except WebSocketDisconnect:
            pass
        finally:
            # First what needs no waiting: this task may be about to be cancelled.
            if actor is not None and viewer is not None:
                self.house.background(actor.do(lambda: actor.exit(viewer), wake=False))
            if sender is not None:
                sender.cancel()
                await asyncio.gather(sender, return_exceptions=True)
            await self._close(code)

    async def _close(self, code: int) -> None:
        if self.socket.client_state is WebSocketState.CONNECTED and (
            self.socket.application_state is WebSocketState.CONNECTED
        ):
            with suppress(RuntimeError, WebSocketDisconnect):  # it was gone first
                await self.socket.close(code, f"in {RETRY_AFTER} s" if code == TRY_LATER else None)

    # -- reading -----------------------------------------------------------------------------------------------------

    async def _frame(self) -> frames.ClientFrame | None:
        """The next frame; None for one that could not be read or came too fast, which was refused."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text: str | None = message.get("text")
        if len((text or "").encode("utf-8", "replace")) > self.house.settings.frame_limit:
            raise Closed(TOO_BIG)
        try:
            frame = frames.decode(text or b"")
        except frames.BadFrame:
            await self._refuse_frame("bad-frame")
            return None
        if self.bucket.take() and await paced(self.house, self.address):
            return frame
        await self._refuse_frame("too-fast", frame)
        return None

    async def _refuse_frame(self, code: Code, frame: frames.ClientFrame | None = None) -> None:
        self.bad += 1
        if self.bad >= self.house.settings.bad_frames:
            raise Closed(POLICY)
        action = frame.id if isinstance(frame, frames.Action) else ""
        await self._tell(frames.RefusedFrame(action, code, say(code, self.language)))

    async def _tell(self, frame: frames.ServerFrame) -> None:
        try:
            async with asyncio.timeout(self.house.settings.send_within):
                await self.socket.send_text(frames.encode(frame).decode())
        except RuntimeError:  # we have closed it meanwhile
            raise WebSocketDisconnect from None

    async def _hello(self) -> frames.Hello:
        while True:
            frame = await self._frame()
            if isinstance(frame, frames.Hello):
                return frame
            if frame is not None:
                await self._refuse_frame("bad-frame")

    async def _read_on(self, actor: Actor, viewer: Viewer) -> None:
        while True:
            frame = await self._frame()
            if isinstance(frame, frames.Action):
                await self._act(actor, viewer, frame)
            elif isinstance(frame, frames.Speak):
                await actor.do(partial(actor.speak, viewer, frame.language))
            elif isinstance(frame, frames.Earlier):
                await actor.do(partial(actor.tell_earlier, viewer, frame.before))
            elif isinstance(frame, frames.Ping):
                viewer.send(frames.Pong())
            elif isinstance(frame, frames.Hello):
                await self._refuse_frame("bad-frame")

    async def _act(self, actor: Actor, viewer: Viewer, frame: frames.Action) -> None:
        try:
            await actor.do(lambda: actor.act(viewer, frame))
        except Refused as refused:
            viewer.send(frames.RefusedFrame(frame.id, refused.code, say(refused.code, viewer.language)))
        else:
            viewer.send(frames.Done(frame.id))

    # -- sending -----------------------------------------------------------------------------------------------------

    async def _send_on(self, viewer: Viewer) -> None:
        """Send what is queued. A socket that does not take it is closed, and so is one that was sent away."""
        try:
            while True:
                data = await viewer.next()
                async with asyncio.timeout(self.house.settings.send_within):
                    await self.socket.send_text(data.decode())
        except SlowReader:
            await self._close(GONE if viewer.sent_away else TRY_LATER if viewer.back_later else POLICY)
        except (TimeoutError, WebSocketDisconnect, RuntimeError):
            await self._close(POLICY)
