"""Measures marquee beside its peers and prints the table. Each row runs both sides in turns and compares medians, so that
whatever else the machine does meets both."""

import json
import os
import subprocess
import sys
import tempfile
import time
from statistics import median

from pipes import MARQUEE, Bytes, Child, Occurrences, environment

HERE = os.path.dirname(os.path.abspath(__file__))
ROUNDS = 5


def marquee(*options, variables={}):
    return Child(MARQUEE, "--sandbox", *options, variables=variables)


def python(script, *arguments):
    return Child(sys.executable, os.path.join(HERE, script), *arguments)


def in_turns(*sides):
    """The medians over the rounds of each side's measurements; a side is a function that measures once."""
    rounds = [[side() for side in sides] for _ in range(ROUNDS)]
    return [median(values) for values in zip(*rounds)]


def message(id, method, **params):
    text = {"jsonrpc": "2.0", "id": id, "method": method} | ({"params": params} if params else {})
    return json.dumps(text, separators=(",", ":")).encode()


def headed(text):
    return b"Content-Length: %d\r\n\r\n%b" % (len(text), text)


# Each row: what was measured, marquee, the peer, the ratio and its target.


def ping():
    """Framed with headers, which is what the peer speaks; then as lines."""
    count, peer_count = 500_000, 50_000
    framed = b"".join(headed(message(id, "server/ping", sequence=id)) for id in range(count))
    some = b"".join(headed(message(id, "server/ping", sequence=id)) for id in range(peer_count))
    lines = b"".join(message(id, "server/ping", sequence=id) + b"\n" for id in range(count))

    def rate(child, text, until, count):
        with child:
            return count / child.flood(text, until)

    ours, ours_as_lines, peer, cat, cat_as_lines = in_turns(
        lambda: rate(marquee(), framed, Occurrences(b"Content-Length", count), count),
        lambda: rate(marquee(), lines, Occurrences(b"\n", count), count),
        lambda: rate(python("peer_jsonrpc.py"), some, Occurrences(b"Content-Length", peer_count), peer_count),
        lambda: rate(Child("cat"), framed, Bytes(len(framed)), count),
        lambda: rate(Child("cat"), lines, Bytes(len(lines)), count))
    yield ("pipelined `server/ping`, with headers", f"{ours:,.0f}/s", f"python-lsp-jsonrpc: {peer:,.0f}/s",
           f"{ours / peer:.1f}x", "at least 4x")
    yield ("the same", f"{ours:,.0f}/s", f"`cat`: {cat:,.0f}/s", f"{ours / cat:.2f}x", "")
    yield ("pipelined `server/ping`, as lines", f"{ours_as_lines:,.0f}/s", f"`cat`: {cat_as_lines:,.0f}/s",
           f"{ours_as_lines / cat_as_lines:.2f}x", "")


def list_page():
    """The peer moves the very bytes that marquee answered."""
    count = 10_000
    text = b"".join(message(id, "movies/nowPlaying") + b"\n" for id in range(count))

    def ours():
        with marquee() as child:
            size = len(child.ask(message(0, "movies/nowPlaying") + b"\n"))
            seconds = child.flood(text, Occurrences(b"\n", count))
        ours.answer_size = size
        return count / seconds

    def cat():
        moved = (b"x" * ours.answer_size) * 1000
        with Child("cat") as child:
            return len(moved) / ours.answer_size / child.flood(moved, Bytes(len(moved)))

    pages, moved = in_turns(ours, cat)
    yield (f"pipelined cached page of 20 movies ({ours.answer_size / 1000:.1f} kB)", f"{pages:,.0f}/s",
           f"`cat` moving the same bytes: {moved:,.0f}/s", f"{moved / pages:.1f} times slower", "within 3x")


def latency():
    """One request at a time; blocks of the two sides alternate while both run."""
    request = message(1, "server/ping", sequence=1) + b"\n"

    def block(child):
        times = []
        for _ in range(2000):
            start = time.perf_counter_ns()
            child.ask(request)
            times.append(time.perf_counter_ns() - start)
        return median(times) / 1000

    with marquee() as child, Child("cat") as other:
        block(child), block(other)
        ours, cat = in_turns(lambda: block(child), lambda: block(other))
    yield ("one request at a time, p50", f"{ours:.0f} us", f"`cat`: {cat:.0f} us", f"{ours / cat:.2f}x", "within 1.25x")


def start():
    """From spawning to the first answer, beside spawning a program that does nothing until its end."""
    request = message(1, "server/ping", sequence=1) + b"\n"

    def spawn(*command):
        with tempfile.TemporaryDirectory(prefix="marquee-") as home:
            stdin, our_input = os.pipe()
            our_output, stdout = os.pipe()
            os.write(our_input, request)
            ends = [(os.POSIX_SPAWN_DUP2, stdin, 0), (os.POSIX_SPAWN_DUP2, stdout, 1)]
            begin = time.perf_counter()
            process = os.posix_spawn(command[0], command, environment(home), file_actions=ends)
            os.close(stdout)
            os.read(our_output, 1 << 16)  # the answer, or the end
            seconds = time.perf_counter() - begin
            for end in (stdin, our_input, our_output):
                os.close(end)
            os.waitpid(process, 0)
            return seconds * 1000

    many = [(spawn(MARQUEE, "--sandbox"), spawn("/bin/true")) for _ in range(100)]
    ours, true = (median(values) for values in zip(*many))
    yield ("process start to first answer", f"{ours:.1f} ms", f"`/bin/true`: {true:.1f} ms", f"{ours / true:.1f}x",
           "at most 5 ms where `/bin/true` takes 1 ms")


def memory():
    """After a warm-up of 100,000 requests, and after a million; one in fifty is a list page, the others are pings."""
    block = 100_000
    text = b"".join(
        message(id, "movies/nowPlaying" if id % 50 == 0 else "server/ping") + b"\n" for id in range(block))
    with marquee() as child:
        child.ask(message(0, "server/ping") + b"\n")
        idle = child.status("VmRSS")
        sizes = []
        for _ in range(10):
            child.flood(text, Occurrences(b"\n", block))
            sizes.append(child.status("VmRSS"))
    yield "resident memory, idle", megabytes(idle), "", "", "at most 16 MiB"
    yield ("after 1,000,000 requests", megabytes(sizes[-1]), f"after 100,000: {megabytes(sizes[0])}",
           f"{sizes[-1] / sizes[0]:.2f}x", "no growth")


def megabytes(size):
    return f"{size / (1 << 20):.1f} MiB"


def stream():
    """500 pages from a loopback server that answers each after 50 ms, 8 at a time."""
    pages, latency, window = 500, 0.05, 8
    ideal = pages / window * latency
    server = subprocess.Popen(
        [sys.executable, os.path.join(HERE, "latency_server.py"), str(latency)], stdout=subprocess.PIPE)
    try:
        base = f"http://127.0.0.1:{int(server.stdout.readline())}"

        def ours():
            before = child.cpu_seconds()
            request = message(1, "movies/popular", partialResultToken="t", cache="reload", timeoutMilliseconds=120_000)
            seconds = child.flood(request + b"\n", Occurrences(b"\n", pages + 1))
            return seconds, child.cpu_seconds() - before, child.status("VmHWM")

        def peer():
            with python("peer_streaming.py", base) as other:
                other.flood(b"", Occurrences(b"\n", 1))
                before = other.cpu_seconds()
                seconds = other.flood(b"\n", Occurrences(b"\n", pages))
                return seconds, other.cpu_seconds() - before, other.status("VmHWM")

        variables = {"MARQUEE_TMDB_URL": base, "MARQUEE_TMDB_KEY": "benchmark", "MARQUEE_TMDB_RATE": "0"}
        with Child(MARQUEE, variables=variables) as child:
            child.ask(message(0, "server/ping") + b"\n")
            rounds = [(ours(), peer()) for _ in range(3)]
        (wall, cpu, peak), (peer_wall, peer_cpu, peer_peak) = (
            [median(values) for values in zip(*side)] for side in zip(*rounds))
        first, last = rounds[0][0][2], rounds[-1][0][2]
        with open(f"/proc/{server.pid}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        share = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") / len(rounds) / 2
    finally:
        server.kill()
        server.wait()
        server.stdout.close()
    yield ("500 pages over a 50 ms link, 8 at a time: wall", f"{wall:.2f} s", f"ideal: {ideal:.2f} s",
           f"{wall / ideal:.2f}x", "within 1.15x")
    yield "the same", f"{wall:.2f} s", f"httpx and asyncio: {peer_wall:.2f} s", f"{wall / peer_wall:.2f}x", ""
    yield "processor time", f"{cpu:.2f} s", f"httpx and asyncio: {peer_cpu:.2f} s", f"{cpu / peer_cpu:.2f}x", ""
    yield ("peak memory, the bounded cache of answers included", megabytes(peak),
           f"httpx and asyncio: {megabytes(peer_peak)}", f"{peak / peer_peak:.2f}x", "")
    yield "after 1,500 pages", megabytes(last), f"after 500: {megabytes(first)}", f"{last / first:.2f}x", "flat"
    print(f"The loopback server was busy for {share:.2f} s of each run.", file=sys.stderr)


ROWS = {"ping": ping, "list": list_page, "latency": latency, "start": start, "memory": memory, "stream": stream}


def main():
    names = sys.argv[1:] or list(ROWS)
    if unknown := [name for name in names if name not in ROWS]:
        sys.exit(f"no row named {', '.join(unknown)}; there are {', '.join(ROWS)}")
    print(f"{os.cpu_count()} processors, load average {os.getloadavg()[0]:.1f}\n")
    print("| what | marquee | peer | ratio | target |\n|---|---|---|---|---|")
    for name in names:
        for row in ROWS[name]():
            print("| " + " | ".join(row) + " |", flush=True)


main()
