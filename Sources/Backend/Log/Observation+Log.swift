// SPDX-License-Identifier: MIT
import Basics
import EndpointCore

// Upstream requests as the log and the trace report them.
extension Observation {
  /// The request: `tmdb: GET https://api.themoviedb.org/3/movie/268`.
  var title: String { "\(provider): \(method.rawValue) \(url)" }

  /// The outcome: `request 3, attempt 1: 200, 5120 bytes in 87 ms, from the network`.
  var details: String {
    let who = requestID.map { "request \($0), " } ?? ""
    let what =
      switch subject {
      case .call: "call with \(attempts.counted("attempt"))"
      case .attempt(let number): "attempt \(number)"
      }
    let outcome = error?.rawValue ?? status.map { "\($0), \(bytes) bytes" } ?? "no answer"
    let source = provenance.map { ", \($0.words)" } ?? ""
    return "\(who)\(what): \(outcome) in \(duration.milliseconds) ms\(source)"
  }
}

extension Provenance {
  fileprivate var words: String {
    switch self {
    case .network: "from the network"
    case .cache(let age): "from the cache, \(age.wholeSeconds) s old"
    case .revalidated: "from the cache, confirmed"
    case .outdated(let age): "from the cache, out of date, \(age.wholeSeconds) s old"
    case .stale(let age): "from the cache, stale, \(age.wholeSeconds) s old"
    }
  }
}
