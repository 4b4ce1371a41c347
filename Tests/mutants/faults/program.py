# SPDX-License-Identifier: MIT
"""The command line, the sandbox and the generator."""

from fault import Fault

FAULTS = [
    Fault("marquee/Call/CallPrinter.swift", "seconds >= 2 * $0.0", "seconds >= $0.0", "MarqueeTests"),
    Fault("marquee/Call/CallCommand.swift", "return error.isOfParams ? 2 : 1", "return error.isOfParams ? 2 : 0",
          "conformance:call_test", "return error.isOfParams ? 2 : {fault} ? 0 : 1"),
    Fault("Sandbox/AMC/AMCReply.swift", 'min(max(request.integer("page-size") ?? 10, 1), 100)',
          'max(request.integer("page-size") ?? 10, 1)', "SandboxTests"),
    Fault("Sandbox/AMC/AMCReply.swift", "if end < rows.count {", "if end <= rows.count {", "SandboxTests",
          "if {fault} ? end <= rows.count : end < rows.count {"),
    Fault("Sandbox/TMDB/TMDBReply.swift", "(rows.count + 19) / 20", "rows.count / 20", "SandboxTests"),
]
