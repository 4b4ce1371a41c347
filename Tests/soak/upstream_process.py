# SPDX-License-Identifier: MIT
"""The faulty upstream as a separate process, which can be killed, frozen and restarted on its port."""

import http.client
import json
import os
import signal
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))


class UpstreamProcess:
    """A context manager: leaving it ends the process."""

    def __init__(self, **options):
        self.options = options
        self.port = 0

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.kill()

    def start(self):
        options = [text for name, value in self.options.items() for text in ("--" + name.replace("_", "-"), str(value))]
        self.process = subprocess.Popen(
            [sys.executable, os.path.join(HERE, "faulty_upstream.py"), "--port", str(self.port), *options],
            stdout=subprocess.PIPE)
        self.port = int(self.process.stdout.readline())

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def freeze(self):
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self):
        self.process.send_signal(signal.SIGCONT)

    def report(self):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        connection.request("GET", "/report")
        report = json.load(connection.getresponse())
        connection.close()
        return report

    def variables(self, rate):
        """The variables that point marquee's upstreams here, with keys, at this many requests per second each."""
        base = f"http://127.0.0.1:{self.port}"
        return {"MARQUEE_AMC_URL": f"{base}/amc", "MARQUEE_TMDB_URL": f"{base}/tmdb", "MARQUEE_PIXABAY_URL": f"{base}/pixabay/",
                "MARQUEE_AMC_KEY": "soak-amc", "MARQUEE_TMDB_KEY": "soak-tmdb", "MARQUEE_PIXABAY_KEY": "soak-pixabay",
                "MARQUEE_AMC_RATE": str(rate), "MARQUEE_TMDB_RATE": str(rate), "MARQUEE_PIXABAY_RATE": str(rate * 60)}
