# SPDX-License-Identifier: MIT
"""The load generator in C (generator.c), called from here; it is built on the spot by `run`."""

import ctypes
import os

LIBRARY = ctypes.CDLL(os.environ["GENERATOR"])
LIBRARY.flood.restype = ctypes.c_double
LIBRARY.flood.argtypes = [
    ctypes.c_int, ctypes.c_int, ctypes.c_char_p, ctypes.c_long, ctypes.c_char, ctypes.c_long, ctypes.c_long,
    ctypes.c_char_p, ctypes.c_long]
LIBRARY.ask.argtypes = [
    ctypes.c_int, ctypes.c_int, ctypes.c_char_p, ctypes.c_long, ctypes.c_char, ctypes.c_long, ctypes.c_long,
    ctypes.POINTER(ctypes.c_double)]

TAIL = ctypes.create_string_buffer(4096)


def flood(input, output, text, mark=b"\n", count=0, size=0):
    """Writes everything as fast as it is taken while reading, until `mark` has come `count` times and `size` bytes have
    come. Answers the seconds and the last bytes that came."""
    seconds = LIBRARY.flood(input, output, text, len(text), mark, count, size, TAIL, len(TAIL))
    if seconds < 0:
        raise EOFError("the output ended, or nothing came for two minutes")
    return seconds, TAIL.value


def ask(input, output, text, rounds, marks=1, mark=b"\n"):
    """Sends the same request again and again, each time when the answer is there. Answers the seconds of each."""
    times = (ctypes.c_double * rounds)()
    if LIBRARY.ask(input, output, text, len(text), mark, marks, rounds, times) < 0:
        raise EOFError("the output ended")
    return list(times)
