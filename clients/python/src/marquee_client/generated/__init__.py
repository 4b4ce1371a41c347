# SPDX-License-Identifier: MIT
# Written by `swift run generate` from schema/; changes belong there.
"""The modules generated from the contract."""

CONTRACT_VERSION = "1.0.0"
"""The version of the contract that this client was made for."""
