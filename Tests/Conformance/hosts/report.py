# SPDX-License-Identifier: MIT
"""The calls that each host makes, and how it reports what it saw."""

import json
import os

# A search, an answer with a map, one with a number as a string, and one that fails.
CALLS = json.loads(os.environ.get("MARQUEE_CALLS", "null")) or [
    ("whats_on_near", {"place": "Olathe, KS", "date": "tonight", "format": "IMAX"}),
    ("showtimes_and_seats", {"showtimeId": "amc:showtime:3820778482513", "partySize": 3}),
    ("movies_now_playing", {"limit": 5}),
    ("find_film", {"film": " "}),
]


def report(**seen):
    print(json.dumps(seen))
