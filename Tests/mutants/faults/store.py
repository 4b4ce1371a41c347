# SPDX-License-Identifier: MIT
"""Files and the database."""

from fault import Fault

# The suites of the stores, and of the file under them.
STORES = "DatabaseTests|BackendTests.(ResponseCacheTests|SuggestionStoreTests|DatabaseFaultTests|SeveralProcessesTests)"

FAULTS = [
    Fault("Backend/Calls/Responses/ResponseTable.swift", "size <= maximumBytes / 8", "true", STORES),
    Fault("Backend/Calls/Responses/ResponseTable.swift", "try Self.bound(database, maximumBytes)", "", STORES,
          "statement"),
    Fault("Backend/Calls/Responses/ResponseTable.swift", "try Self.write(batch.uses, to: database)", "", STORES,
          "statement"),
    Fault("Backend/Films/Titles/Store/SuggestionTable.swift", "now().secondsSince1970 * 1000",
          "now().secondsSince1970", STORES),
    Fault("Backend/Films/Titles/Store/SuggestionTable.swift", "if isRemoved { reportChange() }", "", "BackendTests",
          "statement"),
    Fault("Database/DatabaseFile.swift", "try database.transaction {", "try database.reading {", STORES,
          "try (({fault}) ? database.reading : database.transaction) {"),
    Fault("Basics/JobQueue.swift", "bytes <= maximumBytes - state.bytes", "true", STORES),
    Fault("Basics/JobQueue.swift", "state.waiting.count < maximumCount", "state.waiting.count <= maximumCount",
          STORES),
]
