// SPDX-License-Identifier: MIT
import JSONRPC
import Platform

/// The end of `marquee watch` and its reason. Every wait of its thread also ends with it.
final class WatchEnd: Sendable {
  private let state = Monitor<Ending?>(nil)

  /// What came first.
  enum Outcome<Value> {
    case value(Value)
    case end(Ending)
  }

  /// Announces the end. Only the first announcement counts.
  func announce(_ ending: Ending) { state.change { $0 = $0 ?? ending } }

  /// Blocks until the end, but no longer than the time; nil if the end has not come.
  func wait(atMost time: Duration) -> Ending? { state.wait(until: .now + time) { $0 } }

  /// Blocks until the body returns or the end comes. After the end the body still runs, and its value is lost.
  func wait<Value: Sendable>(orFor body: @escaping @Sendable () async -> Value) -> Outcome<Value> {
    let promised = promise(of: Value.self)
    Task.detached { promised.fill(await body()) }
    while true {
      if let outcome = promised.wait(until: nil) { return outcome }
    }
  }

  /// A value that another thread will set.
  func promise<Value: Sendable>(of type: Value.Type) -> Promised<Value> { Promised(state) }

  /// A value that one thread sets and another waits for.
  final class Promised<Value: Sendable>: Sendable {
    private let end: Monitor<Ending?>
    private let value = Monitor<Value?>(nil)

    fileprivate init(_ end: Monitor<Ending?>) { self.end = end }

    /// Sets the value, under the lock on which the other thread waits.
    func fill(_ value: Value) { end.change { _ in self.value.withLock { $0 = value } } }

    /// Blocks until the value is set or the end comes; nil after the deadline.
    /// - Parameter deadline: nil for no limit.
    func wait(until deadline: ContinuousClock.Instant?) -> Outcome<Value>? {
      end.wait(until: deadline) { [value] end in
        value.withLock { $0 }.map { .value($0) } ?? end.map { .end($0) }
      }
    }

    /// Blocks until the value is set, whether or not the end has come; nil after the deadline.
    func valueAlone(atMost time: Duration) -> Value? {
      end.wait(until: .now + time) { [value] _ in value.withLock { $0 } }
    }
  }
}
