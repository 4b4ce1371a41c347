# SPDX-License-Identifier: MIT
# Written by `swift run generate` from schema/; changes belong there.
"""What is written from the contract; nothing here is edited by hand."""

CONTRACT_VERSION = "3.0.0"
"""The version of the contract that this client was made for."""
