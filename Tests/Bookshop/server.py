#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The bookshop: an HTTP server on loopback, which prints its address. It answers the first request for a book with 503."""

import json
import urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

BOOKS = dict(enumerate(["Ulysses", "Emma", "Dracula", "Beloved", "Walden", "Middlemarch", "Persuasion"], 1))
KEY = "a-key-of-the-shop"
hasFailed = False


class Shop(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def answer(self, status, value=None):
        body = b"" if value is None else json.dumps(value).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def serve(self):
        global hasFailed
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        address = urllib.parse.urlsplit(self.path)
        query = urllib.parse.parse_qs(address.query)
        parts = address.path.strip("/").split("/")
        if self.headers.get("X-Shop-Key") != KEY:
            return self.answer(401, {"code": "noKey", "message": "Who are you?"})
        if parts == ["books"]:
            page = int(query["page"][0])
            rows = [{"id": number, "title": title} for number, title in BOOKS.items()]
            return self.answer(200, {"total": len(rows), "books": rows[3 * (page - 1):3 * page]})
        number = int(parts[1])
        if number not in BOOKS:
            return self.answer(404, {"code": "sold", "message": f"book {number} is sold"})
        if self.command == "GET" and not hasFailed:
            hasFailed = True
            return self.answer(503)
        if parts[2:] == ["cover"]:
            return self.answer(204 if len(body) == 500_000 else 400)
        if self.command == "DELETE":
            del BOOKS[number]
            return self.answer(204)
        if self.command == "PUT":
            BOOKS[number] = urllib.parse.parse_qs(body.decode())["title"][0]
        self.answer(200, {"id": number, "title": BOOKS[number]})

    do_GET = do_PUT = do_DELETE = serve

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Shop)
print(f"http://127.0.0.1:{server.server_port}", flush=True)
server.serve_forever()
