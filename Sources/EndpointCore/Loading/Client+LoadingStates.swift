// SPDX-License-Identifier: MIT
extension Client {
  /// Runs `endpoint` and yields its progress: loading, then loading with the cached content if that is stale, and
  /// finally success or failure. Fresh cached content is an immediate success.
  ///
  /// A slow consumer sees only the latest state; the final one is never lost. Ending the iteration cancels the call.
  public func states<E: Endpoint>(
    of endpoint: E, context: CallContext
  ) -> AsyncStream<LoadingState<Answer<E.Content>>> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task {
        continuation.yield(.loading(cached: nil))
        let cached = await cached(endpoint, context)
        if let cached, case .cache = cached.provenance {
          continuation.yield(.success(cached))
        } else {
          if let cached { continuation.yield(.loading(cached: cached)) }
          continuation.yield(await final(endpoint, context, cached))
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private func final<E: Endpoint>(
    _ endpoint: E, _ context: CallContext, _ cached: Answer<E.Content>?
  ) async -> LoadingState<Answer<E.Content>> {
    do throws(UpstreamError) {
      return .success(try await run(endpoint, context: context))
    } catch {
      return .failure(error, cached: cached)
    }
  }

  /// The cached content, unless the caller's cache mode already restricts the call to the cache or the upstream.
  private func cached<E: Endpoint>(_ endpoint: E, _ context: CallContext) async -> Answer<E.Content>? {
    guard context.cacheMode == .default else { return nil }
    var context = context
    context.cacheMode = .only
    return try? await run(endpoint, context: context)
  }
}
