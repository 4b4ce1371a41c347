// SPDX-License-Identifier: MIT
import JSONRPC

extension RPCError {
  /// -32602 for a parameter that is well-formed but not usable here.
  static func invalidParameter(_ name: String, expected: String, got: String) -> RPCError {
    RPCError(.invalidParams, "\"\(name)\" is invalid: expected \(expected), got \(got)") { writer in
      writer.member("path", "/\(name)")
      writer.member("expected", expected)
      writer.member("got", got)
    }
  }
}
