// SPDX-License-Identifier: MIT
import FoundationEssentials
import Synchronization

/// Limits the number of concurrent requests to a host. Further requests wait in a queue in which the callers' requests
/// (`context.requestID`) take turns, so that a list of five hundred pages doesn't starve a single request.
///
/// Waiting ends at the caller's deadline or when its task is cancelled. The callers bound the length of the queue.
public final class HostConcurrencyTransport: Transport {
  /// The waiting requests that share a turn: those of one caller's request, or a single one without an id.
  private enum Group: Hashable {
    case request(String)
    case single(ObjectIdentifier)
  }

  private struct Host {
    var running = 0
    var queue = FairQueue<Group>()
  }

  private let next: any Transport
  private let limit: Int
  private let clock: any MonotonicClock
  private let hosts = Mutex<[String: Host]>([:])

  /// - Parameter limit: the maximum number of concurrent requests to one host.
  public init(around next: any Transport, limit: Int = 16, clock: any MonotonicClock = ContinuousClock()) {
    self.next = next
    self.limit = max(limit, 1)
    self.clock = clock
  }

  /// The number of requests in the queue.
  var waitingCount: Int { hosts.withLock { $0.values.reduce(0) { $0 + $1.queue.count } } }

  public func send(_ request: HTTPRequest) async throws(UpstreamError) -> HTTPResponse {
    let host = request.url.authority
    try await enter(host, request.context)
    defer { leave(host) }
    return try await next.send(request)
  }

  private func enter(_ name: String, _ context: CallContext) async throws(UpstreamError) {
    let promise = Promise<Void>()
    let mustWait = hosts.withLock { hosts in
      guard hosts[name, default: Host()].running >= limit else {
        hosts[name, default: Host()].running += 1
        return false
      }
      let group = context.requestID.map(Group.request) ?? .single(ObjectIdentifier(promise))
      hosts[name]?.queue.append(promise, of: group)
      return true
    }
    guard mustWait else { return }
    do {
      try await promise.value(
        until: context.deadline, on: clock,
        else: UpstreamError(
          .timedOut, "\(.upstream) could not be asked in time: too many requests to it are in progress"))
    } catch {
      hosts.withLock { hosts in hosts[name]?.queue.remove(promise) }
      throw error
    }
  }

  /// Passes the slot to the next waiting request, if any.
  private func leave(_ name: String) {
    hosts.withLock { hosts in
      while let promise = hosts[name]?.queue.popFirst() {
        if promise.settle(.success(())) { return }
      }
      hosts[name]?.running -= 1
      if hosts[name]?.running == 0 { hosts[name] = nil }
    }
  }
}
