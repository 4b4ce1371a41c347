// SPDX-License-Identifier: MIT
/// The first word of the command line.
enum CommandName: String, CaseIterable {
  case serve, call, mcp, schema, doctor

  /// One line of help.
  var summary: String {
    switch self {
    case .serve: "answer JSON-RPC on stdin and stdout until the end of input (the default)"
    case .call: "answer one request and leave"
    case .mcp: "serve an AI assistant over the Model Context Protocol on stdin and stdout"
    case .schema: "print the contract (OpenRPC, JSON)"
    case .doctor: "say what is configured, which keys are accepted and what is reachable"
    }
  }

  /// What may follow it, in help's notation.
  var operands: String { self == .call ? "METHOD [JSON|-]" : "" }
}
