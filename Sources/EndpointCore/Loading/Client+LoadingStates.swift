// SPDX-License-Identifier: MIT
extension Client {
  /// Runs `endpoint` and tells how far it has come: loading; loading with what the cache has, if that is out of date;
  /// and at last success or failure. What is fresh in the cache is a success at once.
  ///
  /// Only the latest state is kept for a consumer that is slow; the last one is never lost. Whoever stops listening
  /// cancels the call.
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

  /// What the cache has, if the caller did not settle on the cache or the upstream alone.
  private func cached<E: Endpoint>(_ endpoint: E, _ context: CallContext) async -> Answer<E.Content>? {
    guard context.cacheMode == .default else { return nil }
    var context = context
    context.cacheMode = .only
    return try? await run(endpoint, context: context)
  }
}
