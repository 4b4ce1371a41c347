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
