# SPDX-License-Identifier: MIT
"""The backend's results, as frozen dataclasses."""

from marquee_client._json import JSONObject, Model
from marquee_client._progress import Progress
from marquee_client.generated import models
from marquee_client.generated.models import *  # noqa: F403

__all__ = ["JSONObject", "Model", "Progress"]
__all__ += models.__all__
