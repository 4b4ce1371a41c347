// SPDX-License-Identifier: MIT

/// A value in memory that is loaded when someone asks for it, for a view that shows whether it is there.
///
/// Of several callers at once one loads, and the others wait for it. A failure keeps the last value.
actor Loader<Value: Sendable> {
  enum State {
    case initial
    case loading(last: Value?)
    case success(Value)
    case failure(any Error, last: Value?)

    /// The last value that was loaded; nil before the first.
    var value: Value? {
      switch self {
      case .initial: nil
      case .success(let value): value
      case .loading(let last), .failure(_, let last): last
      }
    }
  }

  private(set) var state = State.initial
  private let load: @Sendable () async throws -> Value
  private var current: Task<Value, any Error>?

  /// - Parameter load: loads the value, such as
  ///   `{ try await shop.run(GetBook(id: 2), context: CallContext()).content }`.
  init(_ load: @escaping @Sendable () async throws -> Value) { self.load = load }

  /// Loads the value, or joins a load that is under way.
  func reload() async throws -> Value {
    if let current { return try await current.value }
    let last = state.value
    state = .loading(last: last)
    let task = Task { try await load() }
    current = task
    defer { current = nil }
    do {
      let value = try await task.value
      state = .success(value)
      return value
    } catch {
      state = .failure(error, last: last)
      throw error
    }
  }
}
