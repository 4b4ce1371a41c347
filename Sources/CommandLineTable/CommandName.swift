// SPDX-License-Identifier: MIT
/// The command, which is the first word of the command line.
public enum CommandName: String, CaseIterable, Sendable {
  case serve, call, mcp, schema, doctor

  /// A short description for shell completions.
  public var brief: String {
    switch self {
    case .serve: "answer JSON-RPC on stdin and stdout until the end of input"
    case .call: "answer one request and exit"
    case .mcp: "serve an AI assistant over the Model Context Protocol"
    case .schema: "print the contract (OpenRPC, JSON)"
    case .doctor: "show what is configured, which keys are accepted and what is reachable"
    }
  }

  /// The description in help, one line.
  public var summary: String {
    switch self {
    case .serve: brief + " (the default)"
    case .mcp: brief + " on stdin and stdout"
    case .call, .schema, .doctor: brief
    }
  }

  /// The operands that may follow the command, in help's notation; empty if there are none.
  public var operands: String { self == .call ? "METHOD [JSON|-]" : "" }
}
