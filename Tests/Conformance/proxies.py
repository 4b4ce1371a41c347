# SPDX-License-Identifier: MIT
"""Proxies on the loopback interface: Debian's tinyproxy (HTTP) and microsocks (SOCKS5), each with its own configuration
on a free port; a SOCKS5 proxy that connects to one place only and records what it was asked for; and a TLS layer that
turns an HTTP proxy into an HTTPS proxy.

Proxies are not used for this machine's own names. `HERE` is one all the same, because Linux connects 0.0.0.0 to
itself."""

import os
import select
import socket
import socketserver
import ssl
import subprocess
import tempfile
import time

from ports import free_port
from upstream import Serving

HERE = "0.0.0.0"


class Program:
    """A proxy in a process of its own, which listens until the context is left."""

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="proxy-")
        for _ in range(5):
            self.port = free_port()
            self.process = subprocess.Popen(self.command(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            if self.listens():
                return self
            self.stop()  # somebody else took the port meanwhile
        raise AssertionError(f"{self.command()[0]} doesn't start")

    def listens(self):
        for _ in range(1000):
            with socket.socket() as attempt:
                if attempt.connect_ex(("127.0.0.1", self.port)) == 0:
                    return self.process.poll() is None
            if self.process.poll() is not None:
                return False
            time.sleep(0.01)  # neither of them says when it listens
        return False

    def stop(self):
        self.process.kill()
        self.process.wait()

    def __exit__(self, *_):
        self.stop()
        self.folder.cleanup()

    def address(self, scheme, login=""):
        return f"{scheme}://{login}127.0.0.1:{self.port}"


class Tinyproxy(Program):
    def __init__(self, login=None, blocked=None):
        self.login = login
        self.blocked = blocked

    def command(self):
        lines = [f"Port {self.port}", "Listen 127.0.0.1", "MaxClients 50", "Timeout 60"]
        if self.login:
            lines.append("BasicAuth %s %s" % self.login)
        if self.blocked:
            filter = os.path.join(self.folder.name, "filter")
            with open(filter, "w") as file:
                file.write(self.blocked + "\n")
            lines.append(f'Filter "{filter}"')
        path = os.path.join(self.folder.name, "tinyproxy.conf")
        with open(path, "w") as file:
            file.write("\n".join(lines) + "\n")
        return ["tinyproxy", "-d", "-c", path]


class Microsocks(Program):
    def __init__(self, login=None):
        self.login = login

    def command(self):
        return ["microsocks", "-i", "127.0.0.1", "-p", str(self.port),
                *(["-u", self.login[0], "-P", self.login[1]] if self.login else [])]


class SOCKS(Serving):
    """A SOCKS5 proxy (RFC 1928) that always connects to `port` of this machine; `names` holds the requested
    destinations. With `reply` it sends this reply (section 6) and doesn't connect; with `greeting` it sends only
    that."""

    def __init__(self, port=0, reply=0, greeting=b"\5\0"):
        self.names = []
        owner = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self):
                _, count = self.rfile.read(2)
                self.rfile.read(count)
                self.request.sendall(greeting)
                if greeting != b"\5\0":
                    return
                kind = self.rfile.read(4)[3]
                if kind == 3:
                    owner.names.append(self.rfile.read(self.rfile.read(1)[0]).decode())
                else:
                    owner.names.append(socket.inet_ntop(*((socket.AF_INET, self.rfile.read(4)) if kind == 1 else
                                                          (socket.AF_INET6, self.rfile.read(16)))))
                self.rfile.read(2)
                self.request.sendall(bytes([5, reply, 0, 1, 0, 0, 0, 0, 0, 0]))
                if reply == 0:
                    with socket.create_connection(("127.0.0.1", port)) as target:
                        carry(self.request, target)

        self.server = Server(("127.0.0.1", 0), Handler)
        self.port = self.server.server_address[1]

    address = Program.address


class TLS(Serving):
    """A TLS server that forwards to `port` of this machine: an HTTPS proxy, if a proxy is behind it."""

    def __init__(self, port, certificate):
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)

        class Handler(socketserver.BaseRequestHandler):
            def handle(self):
                with context.wrap_socket(self.request, server_side=True) as secure, \
                        socket.create_connection(("127.0.0.1", port)) as target:
                    carry(secure, target)

        self.server = Server(("127.0.0.1", 0), Handler)
        self.port = self.server.server_address[1]

    address = Program.address


class Server(socketserver.ThreadingTCPServer):
    daemon_threads = True

    def handle_error(self, request, client_address):
        pass  # one side has closed


def carry(one, other):
    """Forwards in both directions until either side closes; on one thread, because two must not use one TLS
    connection."""
    while True:
        for source in select.select([one, other], [], [])[0]:
            part = source.recv(1 << 16)
            if not part:
                return
            (other if source is one else one).sendall(part)
