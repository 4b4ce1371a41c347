# SPDX-License-Identifier: MIT
"""A real `redis-server` for a fleet, on a socket and a port of loopback."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time

from ports import free_port


class Engine:
    """A context manager. `url` is its address with the password; `options` are those of the configuration file."""

    password = "corr3ct-h0rse-battery"

    def __init__(self, *options, authority=None, certificate=None):
        self.folder = tempfile.TemporaryDirectory(prefix="engine-")
        self.path = os.path.join(self.folder.name, "redis.sock")
        self.port = free_port()
        self.options = [
            "--dir", self.folder.name, "--unixsocket", self.path, "--requirepass", self.password, "--save", "",
            "--daemonize", "no", "--bind", "127.0.0.1", *options]
        if certificate:
            self.options += ["--port", "0", "--tls-port", str(self.port), "--tls-cert-file", certificate,
                             "--tls-key-file", certificate, "--tls-ca-cert-file", authority, "--tls-auth-clients", "no"]
        else:
            self.options += ["--port", str(self.port)]
        self.url = f"{'rediss' if certificate else 'redis'}://:{self.password}@127.0.0.1:{self.port}/0"

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.kill()
        self.folder.cleanup()

    def start(self):
        program = shutil.which("redis-server")
        assert program, "redis-server is missing: Tests/run packages installs it"
        self.process = subprocess.Popen([program, *self.options], stdout=subprocess.DEVNULL)
        while self.command("PING") != "PONG":
            assert self.process.poll() is None, "redis-server has ended"
            time.sleep(0.02)

    def kill(self):
        self.process.kill()
        self.process.wait()

    def freeze(self):
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self):
        self.process.send_signal(signal.SIGCONT)

    def command(self, *words):
        """What the engine answers to a command, as text."""
        done = subprocess.run(["redis-cli", "-s", self.path, "--no-auth-warning", "-a", self.password, *words],
                              capture_output=True, text=True)
        return done.stdout.strip()

    def keys(self, pattern="*"):
        return self.command("KEYS", pattern).split()


class Refusal:
    """A context manager: a port of loopback that closes its first `count` connections, and leads to an engine from then
    on. `url` is its address with the password."""

    def __init__(self, engine, count):
        self.engine, self.count = engine, count
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = engine.url.replace(str(engine.port), str(self.listener.getsockname()[1]))

    def __enter__(self):
        threading.Thread(target=self.accept, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.listener.shutdown(socket.SHUT_RDWR)  # ends the thread's wait
        self.listener.close()

    def accept(self):
        while True:
            try:
                near = self.listener.accept()[0]
            except OSError:
                return
            self.count -= 1
            if self.count >= 0:
                near.close()
                continue
            far = socket.create_connection(("127.0.0.1", self.engine.port))
            for source, target in ((near, far), (far, near)):
                threading.Thread(target=self.pass_on, args=(source, target), daemon=True).start()

    @staticmethod
    def pass_on(source, target):
        with source:
            try:
                while data := source.recv(1 << 16):
                    target.sendall(data)
                target.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
