# SPDX-License-Identifier: MIT
"""The faults, by the part that they are in."""

from . import assistant, backend, fleet, mapping, program, rpc, store, text, upstream, watches

ALL = text.FAULTS + rpc.FAULTS + upstream.FAULTS + store.FAULTS + watches.FAULTS + fleet.FAULTS + mapping.FAULTS \
    + backend.FAULTS + assistant.FAULTS + program.FAULTS
