# SPDX-License-Identifier: MIT
"""A TLS server that breaks connections off on command, which nginx can't be told to do. It speaks HTTP/2 or, if that
is all the client offers, HTTP/1.1."""

import enum
import json
import socket
import ssl
import threading
from urllib.parse import parse_qs, urlsplit

import h2.config
import h2.connection
import h2.events
from h2.errors import ErrorCodes
from hyperframe.frame import GoAwayFrame

from certificates import server_context


class Break(enum.Enum):
    """A way to break off instead of responding. Over HTTP/1.1 each of them closes the connection after reading the
    request."""
    CLOSE = "the connection is closed"
    REFUSE = "the stream is refused before anything was done with it (RST_STREAM, REFUSED_STREAM)"
    RESET = "the stream ends in the middle of its body (RST_STREAM, INTERNAL_ERROR)"
    GO_AWAY = "the connection takes no more: GOAWAY, with this request among those that it did not look at"


class BreakingServer:
    """`answer(query, number, place)` returns the body of a response, or a break; `number` counts the requests to the
    server and `place` those on the connection, both from 1. A context manager; `protocols` holds the protocol of
    each connection."""

    def __init__(self, answer):
        self.answer = answer
        self.protocols = []
        self.count = 0
        self.lock = threading.Lock()
        self.context = server_context("h2", "http/1.1")
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=128)
        self.port = self.listener.getsockname()[1]

    def __enter__(self):
        threading.Thread(target=self.accept, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()

    def base(self, name="localhost"):
        return f"https://{name}:{self.port}"

    def accept(self):
        while True:
            try:
                connection, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self.serve, args=[connection], daemon=True).start()

    def serve(self, connection):
        try:
            with self.context.wrap_socket(connection, server_side=True) as secure:
                protocol = secure.selected_alpn_protocol()
                self.protocols.append(protocol)
                self.serve_http2(secure) if protocol == "h2" else self.serve_http1(secure)
        except (OSError, ssl.SSLError):
            pass  # the client went away

    def next_answer(self, target, place):
        with self.lock:
            self.count += 1
            query = {name: values[-1] for name, values in parse_qs(urlsplit(target).query).items()}
            answer = self.answer(query, self.count, place)
        return answer if isinstance(answer, Break) else json.dumps(answer).encode()

    def serve_http1(self, secure):
        requests = secure.makefile("rb")
        place = 0
        while line := requests.readline():
            while requests.readline().strip():
                pass
            place += 1
            body = self.next_answer(line.split()[1].decode(), place)
            if isinstance(body, Break):
                return
            secure.sendall(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n" % len(body) + body)

    def serve_http2(self, secure):
        http2 = h2.connection.H2Connection(h2.config.H2Configuration(client_side=False, header_encoding="utf-8"))
        http2.initiate_connection()
        place = 0
        while data := secure.recv(1 << 16):
            for event in http2.receive_data(data):
                if not isinstance(event, h2.events.RequestReceived):
                    continue
                place += 1
                body = self.next_answer(dict(event.headers)[":path"], place)
                if body is Break.CLOSE:
                    return
                if body is Break.GO_AWAY:
                    last = max(0, event.stream_id - 2)
                    secure.sendall(http2.data_to_send() + GoAwayFrame(0, last_stream_id=last).serialize())
                    # Earlier requests have their responses; the client closes once it has read them.
                    while secure.recv(1 << 16):
                        pass
                    return
                self.respond(http2, event.stream_id, body)
            secure.sendall(http2.data_to_send())

    @staticmethod
    def respond(http2, stream, body):
        if body is Break.REFUSE:
            return http2.reset_stream(stream, ErrorCodes.REFUSED_STREAM)
        http2.send_headers(stream, [(":status", "200"), ("content-type", "application/json")])
        if body is Break.RESET:
            http2.send_data(stream, b'{"page":')
            return http2.reset_stream(stream, ErrorCodes.INTERNAL_ERROR)
        # Pages are far smaller than a frame and the windows.
        http2.send_data(stream, body, end_stream=True)
