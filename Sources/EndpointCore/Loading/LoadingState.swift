// SPDX-License-Identifier: MIT
/// How far the loading of a value has come, with whatever can be shown meanwhile.
public enum LoadingState<Value: Sendable>: Sendable {
  /// Nothing has been asked for yet.
  case initial
  /// On its way; `cached` is an older value, if there is one.
  case loading(cached: Value?)
  case success(Value)
  /// It failed; `cached` is an older value, if there is one.
  case failure(UpstreamError, cached: Value?)

  /// The best value there is: the new one, else the older one.
  public var value: Value? {
    switch self {
    case .initial: nil
    case .loading(let cached), .failure(_, let cached): cached
    case .success(let value): value
    }
  }

  /// Why it failed; nil in every other state.
  public var error: UpstreamError? {
    if case .failure(let error, _) = self { error } else { nil }
  }

  /// Whether nothing more will come.
  public var isFinal: Bool {
    switch self {
    case .initial, .loading: false
    case .success, .failure: true
    }
  }

  /// The same state of what `transform` makes of the value.
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
