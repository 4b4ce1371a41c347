# SPDX-License-Identifier: MIT
"""Runs a server on standard input and output, and writes the lines of both sides to a file: `> ` its input, `< ` its
output.

usage: tee.py FILE COMMAND ARGUMENT…"""

import subprocess
import sys
import threading

with open(sys.argv[1], "ab", buffering=0) as file:
    server = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)

    def pass_on():
        for line in sys.stdin.buffer:
            file.write(b"> " + line)
            server.stdin.write(line)
        server.stdin.close()

    threading.Thread(target=pass_on, daemon=True).start()
    for line in iter(server.stdout.readline, b""):
        file.write(b"< " + line)
        sys.stdout.buffer.write(line)
        sys.stdout.buffer.flush()
    sys.exit(server.wait())
