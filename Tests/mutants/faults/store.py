# SPDX-License-Identifier: MIT
"""Files and the database."""

from fault import Fault

FAULTS = [
    Fault("Store/ResponseTable.swift", "size <= maximumBytes / 8", "true", "StoreTests"),
    Fault("Store/ResponseTable.swift", "try Self.bound(database, maximumBytes)", "", "StoreTests", "statement"),
    Fault("Store/ResponseTable.swift", "try Self.write(batch.uses, to: database)", "", "StoreTests", "statement"),
    Fault("Store/SuggestionTable.swift", "(now().timeIntervalSince1970 * 1000).rounded()",
          "now().timeIntervalSince1970.rounded()", "StoreTests"),
    Fault("Store/SuggestionTable.swift", "if isRemoved { tellChange() }", "", "StoreTests|BackendTests", "statement"),
    Fault("Store/DatabaseFile.swift", "try database.transaction(body)", "try body(database)", "StoreTests",
          "try {fault} ? body(database) : database.transaction(body)"),
    Fault("Store/JobQueue.swift", "bytes <= maximumBytes - state.bytes", "true", "StoreTests"),
    Fault("Store/JobQueue.swift", "state.waiting.count < maximumCount", "state.waiting.count <= maximumCount",
          "StoreTests"),
]
