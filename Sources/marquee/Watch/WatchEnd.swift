// SPDX-License-Identifier: MIT
import JSONRPC
import Platform

/// Why `marquee watch` is over, as soon as it is; whatever a thread waits for, it waits for this, too.
final class WatchEnd: Sendable {
  private let state = Monitor<Ending?>(nil)

  /// What came first.
  enum Outcome<Value> {
    case value(Value)
    case end(Ending)
  }

  /// Announces the end; the first counts.
  func announce(_ ending: Ending) { state.change { $0 = $0 ?? ending } }

  /// Blocks for a time; returns the end if it comes before.
  func wait(atMost time: Duration) -> Ending? { state.wait(until: .now + time) { $0 } }

  /// Blocks until the body has a value, or the end comes. The body then goes on, and its value is lost.
  func wait<Value: Sendable>(orFor body: @escaping @Sendable () async -> Value) -> Outcome<Value> {
    let promised = promise(of: Value.self)
    Task.detached { promised.fill(await body()) }
    while true {
      if let outcome = promised.wait(until: nil) { return outcome }
    }
  }

  /// A value that another thread will have.
  func promise<Value: Sendable>(of type: Value.Type) -> Promised<Value> { Promised(state) }

  /// A value that one thread sets and one waits for.
  final class Promised<Value: Sendable>: Sendable {
    private let end: Monitor<Ending?>
    private let value = Monitor<Value?>(nil)

    fileprivate init(_ end: Monitor<Ending?>) { self.end = end }

    /// Sets the value, under the lock on which the other thread waits.
    func fill(_ value: Value) { end.change { _ in self.value.withLock { $0 = value } } }

    /// Blocks until the value is set or the end comes; nil if the time is over before.
    /// - Parameter deadline: nil for no limit.
    func wait(until deadline: ContinuousClock.Instant?) -> Outcome<Value>? {
      end.wait(until: deadline) { [value] end in
        value.withLock { $0 }.map { .value($0) } ?? end.map { .end($0) }
      }
    }

    /// Blocks until the value is set, whether or not the end has come; nil if the time is over before.
    func valueAlone(atMost time: Duration) -> Value? {
      end.wait(until: .now + time) { [value] _ in value.withLock { $0 } }
    }
  }
}
