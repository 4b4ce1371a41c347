# SPDX-License-Identifier: MIT
"""One `server/ping` at a time, compared with `cat`, the shortest possible path.

The time is mostly what the kernel needs to wake the other side, which depends on where both sides run: a few
microseconds on one processor, some fifty on two of a virtual machine, as on any machine with a processor to spare.
So both are measured in the same places: wherever the scheduler puts them, on a processor each, and on the same one,
where the ratio best shows the cost of a response next to the kernel's work.
"""

import os
from statistics import median

from load.child import cat, marquee
from load.messages import line, ping
from report import Row


def rows(effort):
    everywhere = os.sched_getaffinity(0)
    first, last = min(everywhere), max(everywhere)
    places = [("where the scheduler puts both", everywhere, None)]
    if first != last:
        places.append(("a processor each", {first}, last))
    places.append(("both on one processor", {first}, first))
    for place, generator, core in places:
        ours, limit = in_place(effort, generator, core, everywhere)
        for name, index in (("p50", 0), ("p99", 1)):
            is_target = index == 0 and generator != {core}
            yield Row(f"one request at a time, {place}: {name}", ours[index], "us", "`cat`", limit[index],
                      "within 1.25x" if is_target else "", ours[index] <= 1.25 * limit[index] if is_target else None)


def in_place(effort, generator, core, everywhere):
    request, rounds = line(ping(1)), effort.of(10_000)

    def asking(child):
        with child:
            child.ask(request, rounds // 10)
            times = sorted(child.ask(request, rounds))
            return median(times) * 1e6, times[len(times) * 99 // 100] * 1e6

    os.sched_setaffinity(0, generator)
    try:
        # More rounds than elsewhere, because the scheduler may place each process differently.
        pairs = [effort.medians(lambda: asking(marquee(core=core)), lambda: asking(cat(core=core))) for _ in range(3)]
    finally:
        os.sched_setaffinity(0, everywhere)
    return [tuple(median(values) for values in zip(*side)) for side in zip(*pairs)]
