// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import Synchronization

/// Sends TMDB's requests of one call, so many at most. A response that is kept costs none.
final class KeptRequests: Sendable {
  private let call: Call
  private let left: Mutex<Int>

  init(_ call: Call, atMost count: Int) {
    self.call = call.for(.library)
    left = Mutex(count)
  }

  /// Takes the place of a request that is sent otherwise.
  /// - Returns: false if none is left.
  func take() -> Bool {
    left.withLock { left in
      guard left > 0 else { return false }
      left -= 1
      return true
    }
  }

  /// - Returns: nil if the response isn't kept and no request is left.
  func response<E: Endpoint>(_ endpoint: E) async throws(UpstreamError) -> Response<E.Content>? {
    let old = await kept(endpoint)
    if let old, !old.isOutdated { return old }
    // What is old is better than nothing.
    guard call.context.cacheMode != .only, take() else { return old }
    return try await call.tmdb.send(endpoint)
  }

  /// Whether a response is kept, so that it costs no request.
  func has<E: Endpoint>(_ endpoint: E) async -> Bool { await kept(endpoint).map { !$0.isOutdated } ?? false }

  private func kept<E: Endpoint>(_ endpoint: E) async -> Response<E.Content>? {
    guard call.context.cacheMode != .reload else { return nil }
    var kept = call
    kept.context.cacheMode = .only
    return try? await kept.tmdb.send(endpoint)
  }
}

extension Response {
  fileprivate var isOutdated: Bool {
    switch provenance {
    case .outdated, .stale: true
    case .network, .revalidated, .cache: false
    }
  }
}
