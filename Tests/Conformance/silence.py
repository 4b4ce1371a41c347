# SPDX-License-Identifier: MIT
"""How long nobody worked. On a busy machine what has work waits for a processor, which the system tells apart from
sleep: so a stall shows, however long everything else takes."""

import glob
import os
import threading
import time

PAUSE = 0.01  # seconds between two looks
UNKNOWN = 0.2  # seconds after which a look says nothing about the time since the one before


class Silence:
    """Watches these processes and their children while it is entered, and the thread of the test, which reads what they
    say. `longest` is the longest time, in seconds, in which each look found all of their threads asleep."""

    def __init__(self, *processes):
        self.processes = [process.pid for process in processes]
        self.longest = 0

    def __enter__(self):
        self.over = threading.Event()
        self.thread = threading.Thread(target=self.watch)
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.over.set()
        self.thread.join()

    def watch(self):
        start = last = time.monotonic()
        while not self.over.wait(PAUSE):
            now = time.monotonic()
            if now - last > UNKNOWN or not self.all_sleep():
                start = time.monotonic()
            self.longest = max(self.longest, now - start)
            last = now

    def all_sleep(self):
        threads = [f"/proc/self/task/{os.getpid()}/stat"]
        for process in self.processes:
            threads += [path for each in (process, *children(process)) for path in glob.glob(f"/proc/{each}/task/*/stat")]
        return all(map(sleeps, threads))


def children(process):
    with open(f"/proc/{process}/task/{process}/children") as file:
        return file.read().split()


def sleeps(thread):
    """Whether a thread does, or has ended, by what proc(5) tells of it: R runs or waits for a processor, D for a disk."""
    try:
        with open(thread) as file:
            return file.read().rpartition(") ")[2][0] == "S"
    except OSError:
        return True
