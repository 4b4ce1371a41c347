import EndpointCore

extension Observation {
  /// One line of the log: `tmdb GET https://… 200, 5120 bytes in 87 ms, network (request 3)`.
  public var logLine: String {
    let what =
      switch subject {
      case .call: "call"
      case .attempt(let number): "attempt \(number)"
      }
    let outcome = error.map { "failed: \($0.rawValue)" } ?? status.map { "\($0), \(bytes) bytes" } ?? "no answer"
    let source = provenance.map { ", \($0)" } ?? ""
    let request = requestID.map { " (request \($0))" } ?? ""
    return "\(provider) \(what) \(method) \(url) \(outcome) in \(Int(duration.seconds * 1000)) ms\(source)\(request)"
  }
}
