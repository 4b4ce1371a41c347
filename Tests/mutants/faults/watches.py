# SPDX-License-Identifier: MIT
"""Watches: their pace, their lease, their log, and what they tell."""

from fault import Fault

BACKEND = "BackendTests"
STORE = "BackendTests.(WatchStoreTests|LeaseObserverTests|SeveralProcessesTests)"

FAULTS = [
    Fault("Backend/Watches/CheckSchedule.swift", "case ..<20: 1", "case ..<20: 2", BACKEND, "case ..<20: {fault} ? 2 : 1"),
    Fault("Backend/Watches/CheckSchedule.swift", "max(min(every * factor, Self.longest), every)", "every * factor", BACKEND),
    Fault("Backend/Watches/CheckSchedule.swift", "interval = min(interval, Self.eagerInterval)", "", BACKEND, "statement"),
    Fault("Backend/Watches/CheckSchedule.swift", "next = min(next, Instant(secondsSince1970: instant.secondsSince1970 + 1))",
          "", BACKEND, "statement"),
    Fault("Backend/Watches/CheckSchedule.swift", "if let end, end > now { next = min(next, end) }", "", BACKEND, "statement"),
    Fault("Backend/Watches/CheckSchedule.swift", "min(30 << max(failures - 1, 0), 300)", "30", BACKEND),
    Fault("Backend/Watches/WatchMemory.swift", "pairs.gone.filter { !$0.hasBegun(by: now) }",
          "pairs.gone", BACKEND),
    Fault("Backend/Watches/StoredShowing+Changes.swift", "availability != .cancelled, new.availability == .cancelled",
          "new.availability == .cancelled", BACKEND, "{fault} || availability != .cancelled, new.availability == .cancelled"),
    Fault("Backend/Watches/StoredShowing+Changes.swift", "before != after", "true", BACKEND),
    Fault("Backend/Watches/WatchLogReader.swift", "if page.events.isEmpty { sent = cursor }", "", BACKEND, "statement"),
    Fault("Backend/Watches/Store/WatchLease.swift", "age > Int(Self.timeout.components.seconds)", "age > 0", STORE),
    Fault("Backend/Watches/Store/WatchLease.swift", "now - seen.since > Self.timeout", "false", STORE),
    Fault("Backend/Watches/Store/WatchStore+Log.swift", "guard cursor <= newest else", "guard true else", STORE,
          "guard cursor <= newest || {fault} else"),
    Fault("Backend/Watches/Store/WatchStore+Log.swift", "try !Self.reaches(backTo: cursor, newest, database)", "false", STORE),
    Fault("Backend/Watches/Store/WatchStore+Log.swift", "wanted?.contains(event.watch) ?? true", "true", STORE),
    Fault("Backend/Watches/Store/WatchStore+Log.swift", "page.events.count == limit", "page.events.count > limit", STORE),
    Fault("Backend/Watches/Store/WatchStore+Log.swift", "limits.events", "(limits.events + 1)", STORE),
    Fault("Backend/Watches/Store/WatchStore+Log.swift", "limits.eventBytes", "(limits.eventBytes + 1)", STORE),
    Fault("Backend/Watches/Store/WatchStore.swift", "count <= limits.watches", "true", STORE),
    Fault("Backend/Watches/Store/WatchStore.swift", "bytes <= limits.definitionBytes", "true", STORE),
    Fault("Backend/Watches/Store/WatchStore+Log.swift", "WHERE fence = ?1 AND beat = ?2", "WHERE fence = ?1 OR beat = ?2", STORE,
          'WHERE fence = ?1 \\({fault} ? "OR" : "AND") beat = ?2'),
    Fault("Backend/Watches/Store/WatchStore+Log.swift", "fence = ?1 AND holder IS NOT NULL", "holder IS NOT NULL", STORE,
          '\\({fault} ? "?1 = ?1" : "fence = ?1") AND holder IS NOT NULL'),
    Fault("Backend/Watches/Store/WatchStore+Log.swift", "holder = NULL WHERE holder = ?", "holder = NULL WHERE holder != ?", STORE,
          'holder = NULL WHERE holder \\({fault} ? "!" : "")= ?'),
]
