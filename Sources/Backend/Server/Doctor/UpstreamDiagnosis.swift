// SPDX-License-Identifier: MIT
import EndpointCore
import Providers

/// Makes a cheap request to one upstream, to see whether it is reachable and accepts the key.
struct UpstreamDiagnosis {
  /// Long enough for a slow connection, short enough for a waiting user.
  private static let timeout = Duration.seconds(5)

  let upstream: Upstream
  let services: Services

  func run() async -> Finding {
    guard let key = services.keys.key(for: upstream) else {
      return finding(.notable, "no key: set \(upstream.keyVariables)")
    }
    let place = "key from \(key.origin.description)"
    do throws(UpstreamError) {
      let start = ContinuousClock.now
      let context = CallContext(deadline: .now + Self.timeout, cacheMode: .reload)
      try await upstream.probe(services[upstream], context)
      let milliseconds = start.duration(to: .now).milliseconds
      let version = services.stack.statistics.snapshot[upstream.name]?.version
      return finding(.good, "\(place) accepted, \(milliseconds) ms\(version.map { " over \($0.rawValue)" } ?? "")")
    } catch {
      return finding(.wrong, "\(place); \(problem(error))")
    }
  }

  private func problem(_ error: UpstreamError) -> String {
    let words = error.upstreamMessage.map { ": \($0)" } ?? ""
    if error.kind == .credentialsRejected { return "it was rejected\(words)" }
    return error.text + words + (error.advice.map { "; \($0)" } ?? "")
  }

  private func finding(_ verdict: Finding.Verdict, _ text: String) -> Finding {
    let base = (try? services.settings.base(of: upstream)).map { "\($0), " } ?? ""
    return Finding(upstream.title, verdict, base + text)
  }
}

extension Key.Origin: CustomStringConvertible {
  var description: String {
    switch self {
    case .set: "credentials/set"
    case .environment(let variable): variable
    case .configurationFile: "the configuration file"
    }
  }
}
