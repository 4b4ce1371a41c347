# SPDX-License-Identifier: MIT
"""Files and the database."""

from fault import Fault

FAULTS = [
    Fault("Store/ResponseTable.swift", "size <= maximumBytes / 8", "true", "StoreTests"),
    Fault("Store/ResponseTable.swift", "try Self.bound(database, maximumBytes)", "", "StoreTests", "statement"),
    Fault("Store/ResponseTable.swift", "try Self.write(batch.uses, to: database)", "", "StoreTests", "statement"),
    Fault("Store/SuggestionTable.swift", "now().secondsSince1970 * 1000",
          "now().secondsSince1970", "StoreTests"),
    Fault("Store/SuggestionTable.swift", "if isRemoved { reportChange() }", "", "StoreTests|BackendTests", "statement"),
    Fault("Store/DatabaseFile.swift", "try database.transaction {", "try database.reading {", "StoreTests",
          "try (({fault}) ? database.reading : database.transaction) {"),
    Fault("Basics/JobQueue.swift", "bytes <= maximumBytes - state.bytes", "true", "StoreTests"),
    Fault("Basics/JobQueue.swift", "state.waiting.count < maximumCount", "state.waiting.count <= maximumCount",
          "StoreTests"),
]
