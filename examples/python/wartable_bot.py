#!/usr/bin/env python3
"""A player for Wartable tables, in Python 3.9 or newer, with nothing but the standard library.

    python3 wartable_bot.py http://host:port/at/<table>             sits down at a table (its link)
    python3 wartable_bot.py http://host:port --create duel          sets one up, prints its link, waits for somebody
    python3 wartable_bot.py http://host:port --create hoth --options '{"scenario": "1"}' --seats me,bot:1

It reads from top to bottom: first how it thinks, which is the part to replace, then the lines to the server,
then how a table is followed. docs/protocol.md in the repository has the whole protocol, docs/bots.md the manners.
"""

import argparse
import base64
import hashlib
import http.client
import json
import os
import random
import secrets
import socket
import ssl
import struct
import sys
import time
from urllib.parse import urlsplit

LIVE_PROTOCOL = 1


# ---------------------------------------------------------------------------------------------- thinking


def choose(view, decision, offers):
    """Says which choice to take: one of decision["choices"], which is the "choice" of an offer.

    view      all that this seat may know, as the game writes it
    decision  {"seat": 0, "id": 7, "kind": "action", "rule": "duel/action/alternate", "choices": [2051, 0]}
    offers    what those choices are, in the same order: {"choice", "verb", "thing"?, "target"?, "notation", "label"}

    This one attacks where it can, and does anything else at random. Yours will be better.
    """
    attacks = [offer for offer in offers if offer["verb"] == "attack"]
    return random.choice(attacks or offers)["choice"]


def agrees(ask):
    """Whether to allow what somebody asks for: {"what": "takeback"} or {"what": "end"}."""
    return True


# ---------------------------------------------------------------------------------------------- HTTP


class Refused(Exception):
    """The server said no, in a word: "full", "not-now", "too-fast" ..."""

    def __init__(self, word, status=None):
        super().__init__(word)
        self.word = word
        self.status = status


class Server:
    """What is done once goes over HTTP. A cookie says who we are."""

    def __init__(self, origin, cookie=""):
        self.url = urlsplit(origin)
        self.cookie = cookie

    def call(self, method, path, body=None):
        secure = self.url.scheme == "https"
        kind = http.client.HTTPSConnection if secure else http.client.HTTPConnection
        connection = kind(self.url.hostname, self.url.port, timeout=20)
        try:
            headers = {"Cookie": self.cookie} if self.cookie else {}
            if body is not None:
                headers["Content-Type"] = "application/json"
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            response = connection.getresponse()
            told = response.read()
            cookie = response.getheader("Set-Cookie")
        finally:
            connection.close()
        if cookie:
            self.cookie = cookie.split(";", 1)[0]
        reply = json.loads(told) if told else None
        if response.status >= 400:
            raise Refused(reply.get("refused", "failed") if isinstance(reply, dict) else "failed", response.status)
        return reply


# ---------------------------------------------------------------------------------------------- the socket


class LineGone(Exception):
    """The line broke. Come back and ask for what was missed."""


class Line:
    """A WebSocket (RFC 6455), as much of it as a client needs: text both ways, pings, and an end."""

    MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
    TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA

    def __init__(self, server):
        url = server.url
        secure = url.scheme == "https"
        port = url.port or (443 if secure else 80)
        try:
            self.socket = socket.create_connection((url.hostname, port), timeout=20)
            self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            if secure:
                self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=url.hostname)
            self.buffer = b""
            self.message = b""
            self.shake_hands(url.netloc, server.cookie)
        except OSError as error:
            raise LineGone(str(error)) from error

    def shake_hands(self, host, cookie):
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ["GET /live HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: {cookie}", "", ""]
        self.socket.sendall("\r\n".join(lines).encode())
        while b"\r\n\r\n" not in self.buffer:
            self.read_more()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        status, *fields = head.decode("latin-1").split("\r\n")
        if status.split(" ")[1] != "101":
            raise LineGone(status)
        accept = base64.b64encode(hashlib.sha1((key + self.MAGIC).encode()).digest()).decode()
        if not any(field.lower().startswith("sec-websocket-accept:") and field.endswith(accept) for field in fields):
            raise LineGone("no WebSocket there")

    def read_more(self):
        data = self.socket.recv(65536)
        if not data:
            raise LineGone("closed")
        self.buffer += data

    def send(self, message):
        self.send_frame(self.TEXT, json.dumps(message).encode())

    def send_frame(self, opcode, payload):
        """What a client sends is masked; one frame for each message."""
        size = len(payload)
        if size < 126:
            head = struct.pack("!BB", 0x80 | opcode, 0x80 | size)
        elif size < 65536:
            head = struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, size)
        else:
            head = struct.pack("!BBQ", 0x80 | opcode, 0x80 | 127, size)
        mask = os.urandom(4)
        covered = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
        try:
            self.socket.sendall(head + mask + covered)
        except OSError as error:
            raise LineGone(str(error)) from error

    def receive(self, seconds):
        """The next message, or None when nothing came for so long. What came in part is kept."""
        self.socket.settimeout(seconds)
        try:
            while True:
                frame = self.take_frame()
                if frame is None:
                    self.read_more()
                    continue
                final, opcode, payload = frame
                if opcode == self.CLOSE:
                    raise LineGone("closed")
                if opcode == self.PING:
                    self.send_frame(self.PONG, payload)
                elif opcode != self.PONG:
                    self.message += payload
                    if final:
                        text, self.message = self.message, b""
                        return json.loads(text)
        except socket.timeout:
            return None
        except OSError as error:
            raise LineGone(str(error)) from error

    def take_frame(self):
        """A frame from the buffer, or None where it is not all there yet."""
        if len(self.buffer) < 2:
            return None
        first, second = self.buffer[0], self.buffer[1]
        size, start = second & 0x7F, 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(self.buffer) < start:
                return None
            size = int.from_bytes(self.buffer[2:start], "big")
        if len(self.buffer) < start + size:
            return None
        payload, self.buffer = self.buffer[start : start + size], self.buffer[start + size :]
        return bool(first & 0x80), first & 0x0F, payload

    def close(self):
        """1000: we go on purpose."""
        try:
            self.send_frame(self.CLOSE, struct.pack("!H", 1000))
        except LineGone:
            pass
        self.socket.close()


# ---------------------------------------------------------------------------------------------- a table


def with_id(message, named):
    """Of what is said to the match itself the id stands inside."""
    if message["say"] == "seat":
        return {**message, "message": {**message["message"], "id": named}}
    return {**message, "id": named}


class Player:
    """Sits at one table until its match is over."""

    # The server cuts off who says nothing for 30 seconds.
    PING_AFTER = 8
    GIVE_UP_AFTER = 25

    def __init__(self, server, table, choose=choose, agrees=agrees, say=print):
        self.server, self.table, self.say = server, table, say
        self.choose, self.agrees = choose, agrees
        # Our part of the chance of the match. Its hash goes first, and the share itself only when all hashes are there.
        self.share = secrets.token_hex(16)
        self.commitment = hashlib.sha256(f"wartable share {self.share}".encode()).hexdigest()
        # Every id we use begins with this, so that no other run of ours ever used it.
        self.run = secrets.token_hex(4)
        self.said = 0
        # What we know: the last number and its opening, the view, and what we are asked.
        self.number, self.opening = 0, None
        self.view, self.decision, self.outcome = None, None, None
        # What was said and not yet answered: after a break it is said again, under the same id.
        self.unanswered = {}
        self.answered = None
        self.over = False
        # The line we have, the one on which we asked for what was missed, and how long to wait before the next.
        self.line, self.asked_on, self.pause = None, None, 0.5

    def play(self):
        """Plays to the end, over as many lines as it takes, and gives back the outcome."""
        while not self.over:
            try:
                self.line = Line(self.server)
                self.line.send({"say": "hello", "protocol": LIVE_PROTOCOL})
                # "with": we have no engine that could work out what the numbers of choices mean, so the table tells.
                self.line.send({"say": "sit", "table": self.table, "with": ["offers", "view"]})
                self.listen()
            except LineGone as gone:
                self.say(f"The line is gone ({gone}); back in {self.pause:.1f} s.")
                time.sleep(self.pause)
                # Longer each time, and never all at once with others: a server that starts has enough to do.
                self.pause = min(30, self.pause * secrets.choice((1.6, 2.0, 2.4)))
            finally:
                if self.line:
                    self.line.close()
        return self.outcome

    def listen(self):
        heard, n = time.monotonic(), 0
        while not self.over:
            message = self.line.receive(self.PING_AFTER)
            if message is not None:
                heard = time.monotonic()
                if message["say"] == "bye":
                    # The server stops, or we went too fast. It says when to come again.
                    time.sleep(message["again"] / 1000)
                    raise LineGone(message["because"])
                self.hear(message)
            elif time.monotonic() - heard > self.GIVE_UP_AFTER:
                raise LineGone("silence")
            else:
                n += 1
                self.line.send({"say": "ping", "n": n})

    def hear(self, message):
        kind = message["say"]
        if kind == "told" and message["table"] == self.table:
            for one in message["messages"]:
                self.take(one)
            self.act()
        elif kind == "room" and message["room"]["table"]["id"] == self.table:
            self.look_around(message["room"])
        elif kind == "reveal" and message["table"] == self.table:
            if self.commitment in message["commitments"]:
                self.line.send({"say": "reveal", "table": self.table, "share": self.share})
        elif kind == "welcome":
            self.pause = 0.5
        elif kind == "done":
            self.unanswered.pop(message["id"], None)
        elif kind == "refused":
            self.refused(message)
        # All else (pong, talk, clocks, announcement) needs no answer.

    def look_around(self, room):
        """Something about the table has changed: who sits there, whether it has begun, what somebody asks."""
        table = room["table"]
        mine = table["mine"]
        if table["status"] == "open" and mine is not None:
            given = [share["commitment"] for share in room["chance"]["shares"] if share["seat"] == mine]
            if given != [self.commitment]:
                self.line.send({"say": "commit", "table": self.table, "commitment": self.commitment})
        if table["status"] in ("running", "over") and self.line is not self.asked_on:
            # Once on each line: what came after the last message we know.
            self.asked_on = self.line
            self.ask_since()
            for named, message in self.unanswered.items():
                self.line.send(with_id(message, named))
        if mine is not None and table["status"] == "running":
            if table["seats"][mine]["sitter"].get("bot") is not None:
                self.say_once({"say": "take-back-seat", "table": self.table})
            for ask in room["asks"]:
                if ask["seat"] != mine and mine not in ask["agreed"]:
                    self.say_once({"say": "reply", "table": self.table, "ask": ask["id"], "yes": self.agrees(ask)})

    def take(self, message):
        """A message of the seat protocol: a reply, a fresh view, or news."""
        if "reply" in message:
            self.unanswered.pop(message["reply"], None)
            word = message.get("refused")
            if word == "not-a-choice":
                raise SystemExit("choose() gave something that is no choice")
            if word is not None:
                # Somebody was quicker, something was taken back, or the disk is full: see how it stands, and think again.
                self.answered = None
                self.ask_since(fresh=True)
            return
        is_fresh = "protocol" in message
        if not is_fresh and message["number"] <= self.number:
            return  # we have had it
        if not is_fresh and message["number"] > self.number + 1:
            self.ask_since()  # one is missing: the table tells again from there
            return
        self.number = message["number"]
        if is_fresh:
            self.opening = message["opening"]
        # The last news of each batch carries the view; it is the one that counts.
        self.view = message.get("view", self.view)
        self.decision, self.outcome = message["decision"], message["outcome"]

    def act(self):
        """Answers, if we are asked something that we have not answered."""
        if self.outcome is not None:
            self.over = True
            return
        decision = self.decision
        if decision is None or decision["id"] == self.answered or "offers" not in decision:
            return
        choice = self.choose(self.view, decision, decision["offers"])
        self.answered = decision["id"]
        answer = {"say": "answer", "decision": decision["id"], "choice": choice}
        self.say_once({"say": "seat", "table": self.table, "message": answer})

    def say_once(self, message):
        """Says something under an id of its own, and again after a break: whoever hears it twice does it once."""
        if message in self.unanswered.values():
            return
        self.said += 1
        named = f"{self.run}.{self.said}"
        self.unanswered[named] = message
        self.line.send(with_id(message, named))

    def ask_since(self, fresh=False):
        since = {"say": "since", "number": 0 if fresh else self.number}
        if self.opening is not None:
            since["opening"] = self.opening
        self.line.send({"say": "seat", "table": self.table, "message": since})

    def refused(self, message):
        """What to do at each word is a table in docs/protocol.md."""
        word, named = message["refused"], message.get("id")
        if word in ("too-fast", "failed"):
            time.sleep(1)
            if named in self.unanswered:
                self.line.send(with_id(self.unanswered[named], named))
        elif word == "not-now":
            # The moment is over. Was it an answer, we look how the match stands and think again.
            if self.unanswered.pop(named, {}).get("say") == "seat":
                self.answered = None
                self.ask_since(fresh=True)
        else:
            raise Refused(word)


# ---------------------------------------------------------------------------------------------- the command line


def new_table(server, game, options, seats):
    """Sets a table up. Everything that is agreed on is said, so that nothing depends on what a server thinks usual."""

    def seat(word):
        kind, _, level = word.partition(":")
        return {"kind": kind, "level": int(level)} if kind == "bot" else {"kind": kind}

    agreement = {"pace": {"kind": "live", "clock": None}, "atZero": "bot", "absent": "bot", "undo": "consent"}
    agreement.update({"talk": "phrases", "open": False, "watched": True})
    wanted = {"game": game, "options": options, "seats": [seat(word) for word in seats], "agreement": agreement}
    return server.call("POST", "/api/tables", wanted)["id"]


def main():
    parser = argparse.ArgumentParser(description="A player for Wartable tables.")
    parser.add_argument("url", help="the link of a table, or the address of a server")
    parser.add_argument("--name", default="Python bot", help="how others read it")
    parser.add_argument("--seat", type=int, help="which seat, counted from 0; else the first that is open")
    parser.add_argument("--create", metavar="GAME", help="set up a table: duel, hoth, endor")
    parser.add_argument("--options", default="{}", type=json.loads, help="of the game, as JSON")
    parser.add_argument("--seats", default="me,open", help="who sits where: me, open, bot:LEVEL")
    parser.add_argument("--cookie", help="a file that keeps who we are, to come back to the same seat")
    parser.add_argument("--seed", help="makes the choices come out the same again")
    args = parser.parse_args()
    if args.seed is not None:
        random.seed(args.seed)

    url = urlsplit(args.url)
    cookie = ""
    if args.cookie and os.path.exists(args.cookie):
        with open(args.cookie, encoding="utf-8") as file:
            cookie = file.read().strip()
    server = Server(f"{url.scheme}://{url.netloc}", cookie)
    table = url.path.rpartition("/at/")[2] if "/at/" in url.path else None

    # Who has a cookie already stays who he is. "table": its link opens a server that is closed to strangers.
    server.call("POST", "/api/me/guest", {"name": args.name, **({"table": table} if table else {})})
    if args.cookie:
        with open(os.open(args.cookie, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            file.write(server.cookie)
    if args.create:
        table = new_table(server, args.create, args.options, args.seats.split(","))
        print(f"{url.scheme}://{url.netloc}/at/{table}", flush=True)
    elif table:
        server.call("POST", f"/api/tables/{table}/join", {} if args.seat is None else {"seat": args.seat})
    else:
        parser.error("the link of a table, or --create")

    outcome = Player(server, table, say=lambda line: print(line, file=sys.stderr)).play()
    print(json.dumps(outcome), flush=True)


if __name__ == "__main__":
    try:
        main()
    except Refused as no:
        sys.exit(f"refused: {no.word}")
