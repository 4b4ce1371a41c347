# SPDX-License-Identifier: MIT
"""Everything that an upstream can do wrong with a request. Each fault takes the request and the body of the right
response."""

import asyncio
import email.utils
import functools
import gzip
import socket
import struct
import time

from loopback import response

HTML = b"<!doctype html><title>Maintenance</title><p>We will be back soon."
STEP = 1 << 20


def head(length, *headers):
    fields = (f"Content-Length: {length}", "Content-Type: application/json", *headers)
    return ("HTTP/1.1 200 OK\r\n" + "\r\n".join(fields) + "\r\n\r\n").encode()


def status(code, body=b"", *headers):
    def send(request, _):
        request.send(response(body, code, headers))

    send.__name__ = f"{code} of {len(body)} bytes" + "".join(", " + header for header in headers)
    return send


def silence(request, body):
    pass


def stall(request, body):
    request.send(head(len(body)) + body[:10])


def one_byte_a_second(request, body):
    text = head(len(body)) + body

    async def send():
        for index in range(len(text)):
            if request.transport.is_closing():
                return
            request.send(text[index:index + 1])
            await asyncio.sleep(1)

    request.keep(send())


def close(request, body):
    request.transport.close()


def reset(request, body):
    request.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    request.transport.abort()


def cut_short(request, body):
    request.send(head(len(body)) + body[:len(body) // 2])
    request.transport.close()


def overlong(request, body):
    request.send(head(len(body)) + body + b"{}" * 10)


def invalid_json(request, body):
    request.send(response(body[:-2]))


def no_content(request, body):
    request.send(b"HTTP/1.1 204 No Content\r\n\r\n")


def redirect_to_itself(request, body):
    request.send(response(b"", 301, [f"Location: {request.target}"]))


def redirect_elsewhere(request, body):
    request.send(response(b"", 302, [f"Location: http://127.0.0.1:{request.elsewhere}{request.target}"]))


def too_many_until_a_date(request, body):
    now = time.time()
    dates = [f"{name}: {email.utils.formatdate(moment, usegmt=True)}" for name, moment in
             (("Date", now - 3600), ("Retry-After", now - 3599))]
    request.send(response(b"", 429, dates))


@functools.cache
def two_hundred_megabytes():
    return gzip.compress(b" " * (200 << 20), 1)


def bomb(request, body):
    request.send(response(two_hundred_megabytes(), 200, ["Content-Encoding: gzip"]))


@functools.cache
def fifteen_million_rows():
    """15 million numbers in 30 kB on the wire: small there, and large once decoded."""
    rows = b"[" + b"0," * 5_000_000 + b"0]"
    return gzip.compress(b'{"results":%b,"hits":%b,"_embedded":{"movies":%b}}' % (rows, rows, rows), 9)


def bomb_of_rows(request, body):
    request.send(response(fifteen_million_rows(), 200, ["Content-Encoding: gzip"]))


def huge_body(request, body):
    async def send():
        request.send(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n")
        for _ in range(1024):
            if request.transport.is_closing():
                return
            request.send(b" " * STEP)
            while request.transport.get_write_buffer_size() > STEP:
                await asyncio.sleep(0.005)
        request.transport.close()

    request.keep(send())


def huge_headers(request, body):
    request.send(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n" + b"X-Filler: %b\r\n" % (b"x" * 980) * 1100 + b"\r\n")


def garbage(request, body):
    request.send(b"220 smtp.example ESMTP\r\n")
    request.transport.close()


# The faults and their weights. Those that take a request's whole time, or slow down all of a provider's, are rare.
FAULTS = [
    (silence, 2), (stall, 2), (one_byte_a_second, 2), (huge_body, 1), (bomb, 2), (bomb_of_rows, 2), (huge_headers, 4),
    (close, 20), (reset, 20), (cut_short, 20), (overlong, 20), (garbage, 10), (invalid_json, 10), (no_content, 10),
    (redirect_to_itself, 4), (redirect_elsewhere, 15), (status(200), 10), (status(200, HTML, "Content-Type: text/html"), 10),
    (status(400, b'{"errors":[{"code":5201,"exceptionMessage":"no"}]}'), 5),
    (status(400, b'{"success":false,"status_code":5,"status_message":"no"}'), 5),
    (status(400, b"[ERROR 400] no such thing", "Content-Type: text/plain"), 5),
    (status(401, b'{"success":false,"status_code":7,"status_message":"Invalid API key."}'), 5),
    (status(403), 5), (status(404, b'{"success":false,"status_code":34,"status_message":"no"}'), 5),
    (status(408), 5), (status(500), 40), (status(502, HTML), 20), (status(503), 20), (status(503, b"", "Retry-After: 1"), 5),
    (status(504), 10), (status(429), 1), (status(429, b"", "Retry-After: 1"), 1), (too_many_until_a_date, 1),
]
