// SPDX-License-Identifier: MIT
import Synchronization

/// Counters of a server.
public struct Statistics: Sendable {
  /// When the server was created.
  public var started: ContinuousClock.Instant
  /// The number of calls by method, requests and notifications; only existing methods that were called.
  public var requests: [String: Int] = [:]
  /// The number of requests for unknown methods. Not split by name, because a client could make up any number of names.
  public var unknownRequests = 0
  /// The number of error responses by `kind`.
  public var errors: [String: Int] = [:]
  /// The number of running requests.
  public var running = 0
  /// The number of requests waiting for a slot.
  public var queued = 0
  /// Bytes read from the client.
  public var bytesIn = 0
  /// Bytes written to the client.
  public var bytesOut = 0
  /// Bytes waiting to be written.
  public var outboundBytes = 0
  /// The number of notifications dropped because the output queue was full.
  public var droppedNotifications = 0
}

/// The counters behind `Statistics`; cheap to update from any thread.
final class Counters: Sendable {
  let started = ContinuousClock.now
  let unknownRequests = Atomic<Int>(0)
  /// The number of calls by a client in the same process that are running.
  let localCalls = Atomic<Int>(0)
  let traffic: Traffic
  let droppedNotifications = Atomic<Int>(0)
  private let errors = Mutex<[String: Int]>([:])

  init(traffic: Traffic = Traffic()) { self.traffic = traffic }

  /// Counts an error. The set of kinds is small, because they are named in the server's own code.
  func countError(kind: String) { errors.withLock { $0[kind, default: 0] += 1 } }

  var errorsByKind: [String: Int] { errors.withLock { $0 } }
}

/// The bytes that were read and written. A local client has those of the server that it works for.
final class Traffic: Sendable {
  let bytesIn = Atomic<Int>(0)
  let bytesOut = Atomic<Int>(0)
}

extension Atomic<Int> {
  borrowing func count(_ more: Int = 1) { wrappingAdd(more, ordering: .relaxed) }
}
