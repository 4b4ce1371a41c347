// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSON
import JSONRPC
import Providers

/// An error as text for a model: one sentence on what went wrong, and one on what to do about it.
struct ErrorText {
  private let error: RPCError
  private let data: JSONValue

  init(_ error: RPCError) {
    self.error = error
    data = error.data.value
  }

  var text: String {
    [error.message.sentence.withPeriod, advice].compactMap { $0 }.joined(separator: " ")
  }

  /// Advice by kind; for an unknown kind, at least whether a retry may succeed.
  private var advice: String? {
    switch error.kind {
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

  private var isRetryable: Bool { data["retryable"]?.boolean == true }

  private var hint: String? { data["hint"]?.string.map { $0.sentence.withPeriod } }

  private var wait: String? {
    data["retryAfterSeconds"]?.double.map { "\(TextValue.decimal(max(1, $0.rounded(.up)), digits: 0)) seconds" }
  }

  private var provider: String { upstream?.title ?? "the provider" }

  private var variables: String { upstream?.keyVariables ?? "the provider's key" }

  private var upstream: Upstream? { data["provider"]?.string.flatMap(Upstream.named) }
}

extension String {
  fileprivate var withPeriod: String { last.map { ".!?".contains($0) } == true ? self : self + "." }
}
