# SPDX-License-Identifier: MIT
"""The amount and the order of the measurements."""

from dataclasses import dataclass
from statistics import median


@dataclass
class Effort:
    """`rounds`: how often each side has its turn; `scale`: the fraction of the full load in one turn."""
    rounds: int
    scale: float

    @staticmethod
    def full():
        return Effort(rounds=7, scale=1)

    @staticmethod
    def quick():
        return Effort(rounds=3, scale=0.1)

    def of(self, count):
        return max(1, int(count * self.scale))

    def medians(self, *sides):
        """The median over the rounds of what each side measures. A side is a function that measures once and returns
        a number or several; then there are as many medians."""
        measured = [[side() for side in sides] for _ in range(self.rounds)]
        return [middle(values) for values in zip(*measured)]


def middle(values):
    if isinstance(values[0], tuple):
        return tuple(median(column) for column in zip(*values))
    return median(values)
