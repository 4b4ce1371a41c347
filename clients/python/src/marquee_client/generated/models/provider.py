# Written by `swift run generate` from schema/; changes belong there.
"""Models of the contract."""

from __future__ import annotations

from typing import Literal

Provider = Literal["amc", "tmdb", "pixabay"]
"""An upstream that has a key of its own.

``amc``: AMC Theatres. ``tmdb``: The Movie Database. ``pixabay``: Pixabay.
"""


MovieProvider = Literal["amc", "tmdb"]
"""An upstream that knows movies.

``amc``: AMC Theatres. ``tmdb``: The Movie Database.
"""


CacheOption = Literal["default", "reload", "only"]
"""How an answer may use responses kept from before.

``default``: A kept response as long as it is fresh; one that is out of date only if the provider can't be asked, and no
older than stale allows. ``reload``: Ask the provider, whatever is kept; if it can't be asked the call fails. ``only``:
Never ask the provider: what is kept, however old, free seats as well, and ageSeconds tells how old; without a kept
response the call fails.
"""


AttributeOperator = Literal["and", "or"]
"""How several attributes combine.

``and``: All of them must be there. ``or``: One of them is enough.
"""
