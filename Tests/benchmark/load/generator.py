# SPDX-License-Identifier: MIT
"""The load generator in C (generator.c), which `run` builds, and the calls to it."""

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
    """Writes everything as fast as it is accepted, while reading until `mark` has come `count` times and `size`
    bytes have come. Returns the seconds and the last bytes read."""
    seconds = LIBRARY.flood(input, output, text, len(text), mark, count, size, TAIL, len(TAIL))
    if seconds < 0:
        raise EOFError("the output ended, or nothing came for two minutes")
    return seconds, TAIL.value


def ask(input, output, text, rounds, marks=1, mark=b"\n"):
    """Sends the same request repeatedly, each time after the response has arrived. Returns the seconds of each."""
    times = (ctypes.c_double * rounds)()
    if LIBRARY.ask(input, output, text, len(text), mark, marks, rounds, times) < 0:
        raise EOFError("the output ended")
    return list(times)
