# SPDX-License-Identifier: MIT
"""An AMC with one theatre, number 77, whose day a test changes, as watches see it."""

import threading

from upstream import Upstream, amc_list, amc_showtime, amc_theatre

DAY = "2090-11-21"
SHOWINGS = {"kind": "showings", "theatreId": "amc:77", "date": DAY}


class Theatre(Upstream):
    """A context manager. `show` sets the numbers of the showings; while `held`, answers about them wait."""

    def __init__(self):
        super().__init__(self.answer_to)
        self.numbers = []
        self.free = threading.Event()
        self.free.set()
        self.asked = threading.Event()

    def show(self, *numbers):
        self.numbers = list(numbers)

    def refuse(self):
        """From now on the day is refused."""
        self.numbers = None

    def hold(self):
        self.asked.clear()
        self.free.clear()

    def answer_to(self, path, query, number):
        if path == "/amc/v2/theatres/77":
            return 200, amc_theatre(77, "T")
        if path != "/amc/v2/theatres/77/showtimes/11-21-90":
            return 404, {"errors": [{"code": 5108}]}
        self.asked.set()
        self.free.wait(30)
        if self.numbers is None:
            return 403, {}
        return 200, amc_list("showtimes", [showing(number) for number in self.numbers])

    @property
    def variables(self):
        return {"MARQUEE_AMC_URL": f"{self.base}/amc", "MARQUEE_AMC_KEY": "k", "MARQUEE_AMC_RATE": "0"}


def showing(number, sold_out=False, local=f"{DAY}T20:10:00"):
    return amc_showtime(number, 77, local, movieName="M", isSoldOut=sold_out)
