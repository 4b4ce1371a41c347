// SPDX-License-Identifier: MIT
/// The state of loading a value, with a value to show meanwhile.
public enum LoadingState<Value: Sendable>: Sendable {
  /// Loading has not started.
  case initial
  /// Loading; `cached` is an older value, if there is one.
  case loading(cached: Value?)
  case success(Value)
  /// Loading failed; `cached` is an older value, if there is one.
  case failure(UpstreamError, cached: Value?)

  /// The best available value: the new one, else the older one.
  public var value: Value? {
    switch self {
    case .initial: nil
    case .loading(let cached), .failure(_, let cached): cached
    case .success(let value): value
    }
  }

  /// The error of a failure; nil in every other state.
  public var error: UpstreamError? {
    if case .failure(let error, _) = self { error } else { nil }
  }

  /// Whether no further state follows.
  public var isFinal: Bool {
    switch self {
    case .initial, .loading: false
    case .success, .failure: true
    }
  }

  /// The same state with the value transformed.
  public func map<Other: Sendable>(_ transform: (Value) -> Other) -> LoadingState<Other> {
    switch self {
    case .initial: .initial
    case .loading(let cached): .loading(cached: cached.map(transform))
    case .success(let value): .success(transform(value))
    case .failure(let error, let cached): .failure(error, cached: cached.map(transform))
    }
  }
}

extension LoadingState: Equatable where Value: Equatable {}

extension Client {
  /// Runs `endpoint` and yields its progress: loading, then loading with the cached content if that is stale, and
  /// finally success or failure. Fresh cached content is an immediate success.
  ///
  /// A slow consumer sees only the latest state; the final one is never lost. Ending the iteration cancels the call.
  public func states<E: Endpoint>(
    of endpoint: E, context: CallContext
  ) -> AsyncStream<LoadingState<Response<E.Content>>> {
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
    _ endpoint: E, _ context: CallContext, _ cached: Response<E.Content>?
  ) async -> LoadingState<Response<E.Content>> {
    do throws(UpstreamError) {
      return .success(try await run(endpoint, context: context))
    } catch {
      return .failure(error, cached: cached)
    }
  }

  /// The cached content, unless the caller's cache mode already restricts the call to the cache or the upstream.
  private func cached<E: Endpoint>(_ endpoint: E, _ context: CallContext) async -> Response<E.Content>? {
    guard context.cacheMode == .default else { return nil }
    var context = context
    context.cacheMode = .only
    return try? await run(endpoint, context: context)
  }
}
