// SPDX-License-Identifier: MIT
/// The command, which is the first word of the command line.
public enum CommandName: String, CaseIterable, Sendable {
  case serve, call, methods, mcp, watch, index, schema, doctor, help, version

  /// A short description, also for shell completions.
  public var brief: String {
    switch self {
    case .serve: "answer JSON-RPC on stdin and stdout until the end of input"
    case .call: "answer one request and exit"
    case .mcp: "serve an AI assistant over the Model Context Protocol"
    case .watch: "poll the watches and print their events, until interrupted"
    case .methods: "list the methods, by family"
    case .index: "make the local index of titles, or show its state"
    case .schema: "print the contract (OpenRPC, JSON), or one method of it"
    case .doctor: "show what is configured, which keys are accepted and what is reachable"
    case .help: "explain a topic, a command or a method"
    case .version: "print the version"
    }
  }

  /// The description in help, one line.
  public var summary: String {
    switch self {
    case .serve: brief + " (the default)"
    case .mcp: brief + " on stdin and stdout"
    case .call, .methods, .watch, .index, .schema, .doctor, .help, .version: brief
    }
  }

  /// The operands that may follow the command, in help's notation; empty if there are none.
  public var operands: String {
    switch self {
    case .call: "METHOD [NAME=VALUE…|JSON|-]"
    case .methods: "[FAMILY]"
    case .index: IndexAction.allCases.map(\.rawValue).joined(separator: "|")
    case .schema: "[METHOD]"
    case .help: "[TOPIC|COMMAND|METHOD]"
    case .serve, .mcp, .watch, .doctor, .version: ""
    }
  }

  /// The words, one of which must follow the command; empty if any operand or none may follow.
  public var actions: [String] { self == .index ? IndexAction.allCases.map(\.rawValue) : [] }
}

/// The actions of `marquee index`.
public enum IndexAction: String, CaseIterable, Sendable {
  /// Rebuilds the index.
  case update
  /// Prints its state.
  case status
}
