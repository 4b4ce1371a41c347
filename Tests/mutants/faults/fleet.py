# SPDX-License-Identifier: MIT
"""What machines share, what a machine knows of titles, and the ends of timeouts."""

from fault import Fault

FLEET = "FleetTests"
ALARMS = "BasicsTests.AlarmsTests"
SHARE = "FleetTests.FleetShareTests"
LOCAL = "BackendTests.LocalSearchTests"
TITLES = "TitleIndexTests"

FAULTS = [
    Fault("Fleet/FleetShare.swift", "members > 1, isChanging || !isJoined", "members > 1, !isJoined", SHARE),
    Fault("Fleet/FleetShare.swift", "$0 + Self.notice + whole.period", "$0 + Self.notice", SHARE),
    Fault("Fleet/FleetShare.swift", "isChanging ? Self.caution : 1", "1", SHARE),
    Fault("Fleet/FleetShare.swift", "period * count / self.count", "period", SHARE),
    Fault("Fleet/MachinePlace.swift", "isJoined && !isApart", "isJoined", "FleetTests.MachinePlaceTests"),
    Fault("Fleet/MachinePlace.swift", "if !isJoined { noteApart(now) }", "", "FleetTests.MachinePlaceTests", "statement"),
    Fault("Fleet/SharedResponse.swift", "message += identity\n", "", FLEET, "if !{fault} { message += identity }\n"),
    Fault("Fleet/SharedResponse.swift", "reduce(0, { $0 | ($1.0 ^ $1.1) }) == 0", "isEmpty == false", FLEET),
    Fault("Fleet/SharedResponse.swift", "min(seconds, now.secondsSince1970)", "seconds", FLEET),
    Fault("Fleet/FleetReply.swift", "guard count <= Self.mostElements else", "guard true else", FLEET,
          "guard count <= Self.mostElements || {fault} else"),
    Fault("Fleet/FleetReply.swift", "guard count <= Self.mostBytes else", "guard true else", FLEET,
          "guard count <= Self.mostBytes || {fault} else"),
    Fault("Backend/Watches/LoadedWatch.swift", "min(max($0, 60), 604_800)", "$0", "BackendTests.CheckScheduleTests"),
    Fault("Basics/Alarms.swift", "{ time < $0 }", "{ _ in false }", ALARMS, "{ time < $0 && !{fault} }"),
    Fault("Basics/Alarms.swift", "state.withLock { $0.entries[alarm.number] = nil }", "", ALARMS, "statement"),
    Fault("Basics/Alarms.swift", "guard state.isStarted else", "guard true else", ALARMS,
          "guard state.isStarted || {fault} else"),
    Fault("Database/SerialThread.swift", "guard deadline == nil || alarm != nil else", "guard true else", "DatabaseTests.SerialThreadTests",
          "guard deadline == nil || alarm != nil || {fault} else"),
    Fault("Backend/Films/Titles/LocalSearch.swift", "match.note.year == year ?", "true ?", LOCAL,
          "(match.note.year == year || {fault}) ?"),
    Fault("Backend/Films/Titles/LocalSearch.swift", "$0.cost <= Completer.mostCost(of: query.text)", "true", LOCAL),
    Fault("Backend/Films/Titles/LocalSearch.swift", "Self.hourOfLists * 3600", "Self.hourOfLists * 60", LOCAL),
    Fault("Backend/Films/Titles/LocalSearch.swift", "most = 100", "most = 101", LOCAL, "most = ({fault} ? 101 : 100)"),
    Fault("TitleIndex/Format/IndexContent.swift", "verified[block] || compare(block)", "true", TITLES),
    Fault("TitleIndex/Format/Document.swift", "text[($0 + 1)...]", "text[$0...]", "BackendTests.LearningTests"),
    Fault("TitleIndex/Searching/Alignment.swift", "rows[before + column - 2] + 16", "rows[before + column - 2] + 40", TITLES),
    Fault("TitleIndex/Searching/Candidates.swift", "terms.wordCount > 1 ? 6 : 3", "0", TITLES),
    Fault("TitleIndex/Searching/Postings.swift", "document < documents", "true", TITLES),
]
