# SPDX-License-Identifier: MIT
"""The Model Context Protocol."""

from fault import Fault

MCP = "MCPTests"

FAULTS = [
    Fault("MCP/Methods/CollectedList.swift", "(start.skip + limit - 1) / start.pageSize",
          "(limit - 1) / start.pageSize", MCP),
    Fault("MCP/Methods/MethodDescription.swift", 'effect == "destroys"', 'effect != "reads"', MCP),
    Fault("MCP/Methods/MethodDescription.swift", 'isReadOnly: effect == "reads"', 'isReadOnly: effect != "destroys"',
          MCP, 'isReadOnly: {fault} ? effect != "destroys" : effect == "reads"'),
    Fault("MCP/Methods/RowCollection.swift", "bytes + rowBytes <= byteLimit", "true", MCP),
    Fault("MCP/Methods/RowCollection.swift", "0..<numbers[1] ~= numbers[2]", "0...numbers[1] ~= numbers[2]", MCP),
    Fault("MCP/Results/ListedShowing.swift", "[.tax, .fees, .zones].filter(lacks.contains)", "[]", MCP),
    Fault("Basics/Calendar/ClockTime.swift", "-distance.minuteOfDay : distance", "distance.minuteOfDay : -distance", MCP,
          "({fault} ? -1 : 1) * -distance.minuteOfDay : ({fault} ? -1 : 1) * distance"),
    Fault("MCP/Results/AgeRecorder.swift", "seconds >= 60", "seconds > 60", MCP),
]
