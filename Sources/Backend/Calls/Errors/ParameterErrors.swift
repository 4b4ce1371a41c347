// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSONRPC

extension RPCError {
  /// The error -32602 for a parameter that is well-formed, but that this call can't use.
  /// - Parameters:
  ///   - alternatives: values that the client may have meant, the likeliest first. They may come from a provider, so
  ///     their number and length are limited.
  ///   - choices: all values that there are, for a client that meant none of them.
  static func invalidParameter(
    _ name: String, expected: String, got: String, alternatives near: [String] = [], choices: [String] = []
  ) -> RPCError {
    let alternatives = (near.isEmpty ? choices : near).prefix(mostAlternatives).map(\.beginning)
    let quoted = alternatives.map { "“\($0)”" }.joined(separator: ", ")
    let hint = alternatives.isEmpty ? "" : "; \(near.isEmpty ? "there are" : "the most similar:") \(quoted)"
    return RPCError(.invalidParams, "\"\(name)\" is invalid: expected \(expected), got \(got)\(hint)") { writer in
      writer.member("path", "/\(name)")
      writer.member("expected", expected)
      writer.member("got", got)
      if !near.isEmpty { writer.member("nearest", alternatives.first) }
      if !alternatives.isEmpty { writer.member("alternatives", alternatives) }
    }
  }

  private static let mostAlternatives = 25

  /// The error -32012 for a parameter that names nothing.
  /// - Parameter hint: what to do.
  static func notFound(_ message: String, _ parameter: String, hint: String) -> RPCError {
    RPCError(.notFound, message, kind: "notFound") { writer in
      writer.member("path", "/\(parameter)")
      writer.member("hint", hint)
    }
  }
}
