# SPDX-License-Identifier: MIT
"""An AMC with one theatre, number 77, whose day a test changes, as watches see it."""

import threading

from upstream import Upstream

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
            return 200, {"id": 77, "name": "T", "utcOffset": "-06:00"}
        if path != "/amc/v2/theatres/77/showtimes/11-21-90":
            return 404, {"errors": [{"code": 5108}]}
        self.asked.set()
        self.free.wait(30)
        if self.numbers is None:
            return 403, {}
        rows = [showing(number) for number in self.numbers]
        return 200, {"pageSize": 100, "pageNumber": 1, "count": len(rows), "_embedded": {"showtimes": rows}}

    @property
    def variables(self):
        return {"MARQUEE_AMC_URL": f"{self.base}/amc", "MARQUEE_AMC_KEY": "k", "MARQUEE_AMC_RATE": "0"}


def showing(number, sold_out=False):
    return {"id": number, "movieId": 1, "movieName": "M", "theatreId": 77, "performanceNumber": number,
            "showDateTimeUtc": "2090-11-22T02:10:00Z", "showDateTimeLocal": "2090-11-21T20:10:00", "utcOffset": "-06:00",
            "isSoldOut": sold_out}
