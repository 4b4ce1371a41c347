// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSON
import JSONRPC
import Providers

extension RPCError {
  /// One sentence on what went wrong, and one on what a model can do about it.
  var textForModel: String {
    let error = forModel
    return [error.message.sentence.withPeriod, error.advice].compactMap { $0 }.joined(separator: " ").withToolNames
  }

  /// Advice by kind; for an unknown kind, at least whether a retry may succeed.
  private var advice: String? {
    switch kind {
    case "invalidParams": hint ?? "Correct that argument and call again."
    case "methodNotFound": "Use one of the tools that tools/list returns."
    case "notFound":
      hint ?? "Check the id: use one that a search or a list returned."
    case "credentialsMissing":
      "Calling again will not help: tell the person to set \(variables) in the environment of this server, "
        + "or to start it with --sandbox for a made-up catalogue."
    case "credentialsRejected":
      "Calling again will not help: tell the person to check \(variables)."
    case "rateLimited", "serverBusy": "Wait \(wait ?? "a minute"), then call again once."
    case "upstreamUnreachable", "upstreamFailed", "upstreamMalformed":
      isRetryable
        ? "The problem is on \(provider)'s side: call again in \(wait ?? "a minute") at the earliest, or tell the person."
        : "The problem is on \(provider)'s side and will not go away soon: tell the person, or try without it."
    case "timedOut": "Call again, or ask for less."
    case "responseTooLarge": "Ask for less: a smaller limit, or a narrower search."
    case "requestCancelled", "serverCancelled": nil
    default:
      isRetryable ? "Call again in \(wait ?? "a minute")." : hint
    }
  }

  private var details: JSONValue { data.value }

  private var isRetryable: Bool { details["retryable"]?.boolean == true }

  private var hint: String? { details["hint"]?.string.map { $0.sentence.withPeriod } }

  private var wait: String? {
    details["retryAfterSeconds"]?.double.map { "\(TextValue.decimal(max(1, $0.rounded(.up)), digits: 0)) seconds" }
  }

  private var provider: String { upstream?.title ?? "the provider" }

  private var variables: String { upstream?.keyVariables ?? "the provider's key" }

  private var upstream: Upstream? { details["provider"]?.string.flatMap(Upstream.named) }
}

extension String {
  /// The text with a tool's name in place of a method's that a model can't call.
  var withToolNames: String {
    Self.toolNames.reduce(self) { text, name in text.replacing(name.method, with: name.tool) }
  }

  private static let toolNames: [(method: String, tool: String)] = [
    (method: "settings/set", tool: "my_settings"), ("services/set", "my_settings"), ("library/set", "my_films_set"),
    ("movies/find", "find_film"), ("search/people", "find_person"), ("showtimes/whatsOn", "whats_on_near"),
  ]

  fileprivate var withPeriod: String { last.map { ".!?".contains($0) } == true ? self : self + "." }
}

extension RPCError {
  /// The error for an argument of a tool.
  /// - Parameter message: by default one sentence with the facts.
  static func invalid(_ argument: String, expected: String, got: String, _ message: String? = nil) -> RPCError {
    RPCError(.invalidParams, message ?? "\"\(argument)\" is invalid: expected \(expected), got \(got)") {
      $0.member("path", "/\(argument)")
      $0.member("expected", expected)
      $0.member("got", got)
    }
  }
}
