import EndpointCore

extension Observation {
  /// `tmdb: GET https://api.themoviedb.org/3/movie/268`.
  var title: String { "\(provider): \(method.rawValue) \(url)" }

  /// `request 3, attempt 1: 200, 5120 bytes in 87 ms, network`.
  var details: String {
    let who = requestID.map { "request \($0), " } ?? ""
    let what =
      switch subject {
      case .call: "call of \(attempts) attempts"
      case .attempt(let number): "attempt \(number)"
      }
    let outcome = status.map { "\($0), \(bytes) bytes" } ?? error?.rawValue ?? "no answer"
    return who + what + ": " + outcome + " in \(duration)" + (provenance.map { ", \($0.trace)" } ?? "")
  }
}

extension Provenance {
  fileprivate var trace: String {
    switch self {
    case .network: "from the network"
    case .cache(let age): "from the cache, \(Int(age.seconds)) s old"
    case .revalidated: "from the cache, confirmed"
    case .stale(let age): "from the cache, stale, \(Int(age.seconds)) s old"
    }
  }
}
