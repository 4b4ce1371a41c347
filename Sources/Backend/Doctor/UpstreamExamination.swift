import AMC
import Contract
import EndpointCore
import Pixabay
import TMDB

/// Asks one upstream for something cheap, to see whether it is reachable and accepts the key.
struct UpstreamExamination {
  /// Long enough for a slow line, short enough for someone who waits.
  private static let patience = Duration.seconds(5)

  let upstream: Upstream
  let services: Services

  func run() async -> Finding {
    guard let key = services.keys.key(for: upstream) else {
      return finding(.notable, "no key: set \(upstream.keyVariables.joined(separator: " or "))")
    }
    let place = "key from \(key.origin.description)"
    do throws(UpstreamError) {
      let start = ContinuousClock.now
      try await ask()
      let milliseconds = start.duration(to: .now).milliseconds
      let version = services.stack.statistics.snapshot[upstream.rawValue]?.version
      return finding(.good, "\(place) accepted, \(milliseconds) ms\(version.map { " over \($0.rawValue)" } ?? "")")
    } catch {
      return finding(.wrong, "\(place); \(problem(error))")
    }
  }

  private func ask() async throws(UpstreamError) {
    let context = CallContext(deadline: .now + Self.patience, cacheMode: .reload)
    switch upstream {
    case .amc: _ = try await services.amc.client.run(AMC.MovieList(.nowPlaying, pageSize: 1), context: context)
    case .tmdb: _ = try await services.tmdb.client.run(ConfigurationEndpoint(), context: context)
    case .pixabay:
      guard let query = Query("cinema") else { return }
      let search = SearchImages.Params(query: query, list: ListOptions(pageSize: 3))
      _ = try await services.pixabay.client.run(ImageSearch(search), context: context)
    }
  }

  private func problem(_ error: UpstreamError) -> String {
    let words = error.upstreamMessage.map { ": \($0)" } ?? ""
    if error.kind == .credentialsRejected { return "it is rejected\(words)" }
    let hint = error.hint.map { "; \($0)" } ?? ""
    return error.message.naming(upstream.title) + words + hint
  }

  private func finding(_ verdict: Finding.Verdict, _ text: String) -> Finding {
    let base = (try? services.settings.base(of: upstream)).map { "\($0.withoutLogin), " } ?? ""
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
