# SPDX-License-Identifier: MIT
"""Pipelined `server/ping` from one client: as many requests as the other side accepts."""

from load.child import cat, marquee, peer
from load.messages import headed, line, ping
from report import Row


def rows(effort):
    count, some = effort.of(1_000_000), effort.of(100_000)
    pings = [ping(id) for id in range(1, count + 1)]
    headers, lines = b"".join(map(headed, pings)), b"".join(map(line, pings))

    # A capital L occurs once in each frame with headers: in Content-Length.
    def answering(child, text, mark, count, first):
        with child:
            child.ask(first, mark=mark)
            before = child.cpu_seconds()
            seconds = child.flood(text, mark=mark, count=count)
            assert b'"result"' in child.tail and b'"error"' not in child.tail, child.tail
            return count / seconds, (child.cpu_seconds() - before) / count * 1e6

    def answering_headers(child, count):
        return answering(child, b"".join(map(headed, pings[:count])), b"L", count, headed(pings[0]))

    def echoing(text):
        with cat() as child:
            return count / child.flood(text, size=len(text))

    medians = effort.medians(
        lambda: answering_headers(marquee(), count),
        lambda: answering(marquee(), lines, b"\n", count, line(pings[0])),
        lambda: answering_headers(peer("ping_python_lsp_jsonrpc"), some),
        lambda: echoing(headers),
        lambda: echoing(lines))
    (with_headers, cpu), (as_lines, lines_cpu), (pylsp, pylsp_cpu), echo, lines_echo = medians
    for what, ours, limit in (("pipelined `server/ping`, headers", with_headers, echo),
                              ("pipelined `server/ping`, lines", as_lines, lines_echo)):
        yield Row(what, ours, "/s", "python-lsp-jsonrpc", pylsp, "at least 4x", ours >= 4 * pylsp)
        yield Row("the same", ours, "/s", "`cat` echoing the same bytes, through the same generator", limit)
    yield Row("processor time of such an answer, headers", cpu, "us", "python-lsp-jsonrpc", pylsp_cpu)
    yield Row("the same, lines", lines_cpu, "us", "python-lsp-jsonrpc", pylsp_cpu)
