"""Processes on pipes, driven faster than they can answer: prepared bytes go in, and what comes out is only counted."""

import fcntl
import os
import select
import subprocess
import tempfile
import threading
import time

MARQUEE = os.environ["MARQUEE"]
PATIENCE = 120  # seconds until silence counts as a failure
PIPE_SIZE = 1 << 20


def environment(home, **variables):
    """Only what a host would pass, so that nothing of the user's own setup gets in."""
    return {"HOME": home, "PATH": os.environ["PATH"], "TERM": "dumb"} | variables


class Child:
    """A process with a pipe at each end and a home of its own. A context manager: leaving it ends the process."""

    def __init__(self, *command, variables={}):
        self.home = tempfile.TemporaryDirectory(prefix="marquee-")
        self.errors = open(os.path.join(self.home.name, "stderr"), "w+b")
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors, bufsize=0,
            env=environment(self.home.name, **variables))
        self.input, self.output = self.process.stdin.fileno(), self.process.stdout.fileno()
        for end in (self.input, self.output):
            fcntl.fcntl(end, fcntl.F_SETPIPE_SZ, PIPE_SIZE)
        self.buffer = bytearray(PIPE_SIZE)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()
        self.errors.close()
        self.home.cleanup()

    def read(self):
        """The next bytes, however many there are; they stay valid until the next call."""
        if not select.select([self.output], [], [], PATIENCE)[0]:
            raise TimeoutError(f"nothing came for {PATIENCE} s")
        count = os.readv(self.output, [self.buffer])
        if count == 0:
            raise EOFError("the output ended")
        return memoryview(self.buffer)[:count]

    def send(self, text):
        view = memoryview(text)
        while view:
            view = view[os.write(self.input, view[:PIPE_SIZE]):]

    def ask(self, request):
        """Sends one request and answers the line that comes back. No call more than needed: it is what latency is."""
        os.write(self.input, request)
        answer = os.read(self.output, PIPE_SIZE)
        while not answer.endswith(b"\n"):
            more = os.read(self.output, PIPE_SIZE)
            if not more:
                raise EOFError("the output ended")
            answer += more
        return answer

    def flood(self, text, until):
        """Writes everything as fast as it is taken while reading; answers the seconds until `until(chunk)` is true."""
        writer = threading.Thread(target=self.send, args=(text,))
        start = time.perf_counter()
        writer.start()
        while not until(self.read()):
            pass
        seconds = time.perf_counter() - start
        writer.join()
        return seconds

    def status(self, field):
        """A size in /proc/PID/status, in bytes: VmRSS is resident now, VmHWM was at most."""
        with open(f"/proc/{self.process.pid}/status") as file:
            line = next(line for line in file if line.startswith(field + ":"))
        return int(line.split()[1]) * 1024

    def cpu_seconds(self):
        """Seconds on a processor so far, of all threads."""
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Occurrences:
    """True once `pattern` was seen `count` times in the chunks, across their borders."""

    def __init__(self, pattern, count):
        self.pattern, self.count, self.tail = pattern, count, b""

    def __call__(self, chunk):
        if len(self.pattern) == 1:
            self.count -= bytes(chunk).count(self.pattern)
        else:
            text = self.tail + bytes(chunk)
            self.count -= text.count(self.pattern)
            # Shorter than the pattern, so that nothing is counted twice.
            self.tail = text[-(len(self.pattern) - 1):]
        return self.count <= 0


class Bytes:
    """True once so many bytes were seen."""

    def __init__(self, count):
        self.count = count

    def __call__(self, chunk):
        self.count -= len(chunk)
        return self.count <= 0
