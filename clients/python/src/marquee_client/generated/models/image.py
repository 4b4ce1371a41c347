# Written by `swift run generate` from schema/; changes belong there.
"""Models of the contract."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from marquee_client._json import JSONObject, Model


@dataclass(frozen=True, repr=False)
class Image(Model):
    """An image of Pixabay. Whoever shows it says where it is from and links its page."""

    id: str
    """Which image."""
    page_url: str | None = None
    """Its page, which must be linked where it is shown."""
    type: str | None = None
    """What it is: photo, illustration or vector."""
    tags: tuple[str, ...] = ()
    """What is on it."""
    preview_url: str | None = None
    """A small version."""
    preview_width: int | None = None
    """How wide the small version is. In pixels."""
    preview_height: int | None = None
    """How high the small version is. In pixels."""
    web_url: str | None = None
    """A version for the screen; the address works for a day."""
    web_width: int | None = None
    """How wide the version for the screen is. In pixels."""
    web_height: int | None = None
    """How high the version for the screen is. In pixels."""
    large_url: str | None = None
    """A large version; the address works for a day."""
    width: int | None = None
    """How wide the original is. In pixels."""
    height: int | None = None
    """How high the original is. In pixels."""
    size_bytes: int | None = None
    """How large the original is. In bytes."""
    views: int | None = None
    """How often it was looked at. In views."""
    downloads: int | None = None
    """How often it was downloaded. In downloads."""
    likes: int | None = None
    """How many people like it. In likes."""
    comments: int | None = None
    """How many comments it has."""
    user_name: str | None = None
    """Who made it."""
    user_image_url: str | None = None
    """A picture of who made it."""
    pixabay: JSONObject = field(default_factory=dict, hash=False)
    """Everything else that Pixabay says of it, verbatim: its own names, values and members that are not known here, and
    the originals of values that were changed.
    """

    @classmethod
    def from_json(cls, json: JSONObject) -> Image:
        """Read it from the JSON object that the server sent."""
        return cls(
            id=json["id"],
            page_url=json.get("pageUrl"),
            type=json.get("type"),
            tags=tuple(json.get("tags") or ()),
            preview_url=json.get("previewUrl"),
            preview_width=json.get("previewWidth"),
            preview_height=json.get("previewHeight"),
            web_url=json.get("webUrl"),
            web_width=json.get("webWidth"),
            web_height=json.get("webHeight"),
            large_url=json.get("largeUrl"),
            width=json.get("width"),
            height=json.get("height"),
            size_bytes=json.get("sizeBytes"),
            views=json.get("views"),
            downloads=json.get("downloads"),
            likes=json.get("likes"),
            comments=json.get("comments"),
            user_name=json.get("userName"),
            user_image_url=json.get("userImageUrl"),
            pixabay=json.get("pixabay") or {},
            json=json,
        )


ImageType = Literal["all", "photo", "illustration", "vector"]
"""Which images to look for.

``all``: Any. ``photo``: Photographs. ``illustration``: Illustrations. ``vector``: Vector graphics.
"""


ImageOrientation = Literal["all", "horizontal", "vertical"]
"""How an image lies.

``all``: Any way. ``horizontal``: Wider than high. ``vertical``: Higher than wide.
"""


ImageOrder = Literal["popular", "latest"]
"""In which order images come.

``popular``: The most popular first. ``latest``: The newest first.
"""


ImageCategory = Literal[
    "backgrounds",
    "fashion",
    "nature",
    "science",
    "education",
    "feelings",
    "health",
    "people",
    "religion",
    "places",
    "animals",
    "industry",
    "computer",
    "food",
    "sports",
    "transportation",
    "travel",
    "buildings",
    "business",
    "music",
]
"""What images are about."""


ImageColor = Literal[
    "grayscale",
    "transparent",
    "red",
    "orange",
    "yellow",
    "green",
    "turquoise",
    "blue",
    "lilac",
    "pink",
    "white",
    "gray",
    "black",
    "brown",
]
"""A colour that an image has."""


ImageSearchLanguage = Literal[
    "cs",
    "da",
    "de",
    "en",
    "es",
    "fr",
    "id",
    "it",
    "hu",
    "nl",
    "no",
    "pl",
    "pt",
    "ro",
    "sk",
    "fi",
    "sv",
    "tr",
    "vi",
    "th",
    "bg",
    "ru",
    "el",
    "ja",
    "ko",
    "zh",
]
"""A language that Pixabay can search in."""
