# SPDX-License-Identifier: MIT
"""Ports for programs that can't say which one they got."""

import random
import socket

RANDOM = random.SystemRandom()  # tests seed the other one


def free_port():
    """A port of loopback at which nobody listens. It is not among those that the kernel chooses from, so that nobody
    gets it who doesn't ask for it."""
    with open("/proc/sys/net/ipv4/ip_local_port_range") as file:
        lowest = int(file.read().split()[0])
    while True:
        port = RANDOM.randrange(10_000, lowest) if lowest > 12_000 else 0
        with socket.socket() as chosen:
            try:
                chosen.bind(("127.0.0.1", port))
            except OSError:
                continue
            return chosen.getsockname()[1]
