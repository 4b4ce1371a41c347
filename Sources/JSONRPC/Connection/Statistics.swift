// SPDX-License-Identifier: MIT
import Synchronization

/// What a server has done so far.
public struct Statistics: Sendable {
  /// When the server was made.
  public var started: ContinuousClock.Instant
  /// Calls by method, requests and notifications; only methods that exist and were called.
  public var requests: [String: Int] = [:]
  /// Requests for methods that don't exist. Counted together, because a client could make up names for ever.
  public var unknownRequests = 0
  /// Error answers by `kind`.
  public var errors: [String: Int] = [:]
  /// Requests that run.
  public var running = 0
  /// Requests that wait for a slot.
  public var queued = 0
  /// Bytes read.
  public var bytesIn = 0
  /// Bytes written.
  public var bytesOut = 0
  /// Bytes that wait to be written.
  public var outboundBytes = 0
  /// Notifications that were left out because nobody read what was sent before.
  public var droppedNotifications = 0
}

/// The counts that statistics are made of; cheap to change from every thread.
final class Counters: Sendable {
  let started = ContinuousClock.now
  let unknownRequests = Atomic<Int>(0)
  let bytesIn = Atomic<Int>(0)
  let bytesOut = Atomic<Int>(0)
  let droppedNotifications = Atomic<Int>(0)
  private let errors = Mutex<[String: Int]>([:])

  /// Kinds are names that the server's own code gives, so there are only so many.
  func countError(kind: String) { errors.withLock { $0[kind, default: 0] += 1 } }

  var errorsByKind: [String: Int] { errors.withLock { $0 } }
}

extension Atomic<Int> {
  borrowing func count(_ more: Int = 1) { wrappingAdd(more, ordering: .relaxed) }
}
