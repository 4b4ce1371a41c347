// SPDX-License-Identifier: MIT
import FoundationEssentials
import Synchronization

/// Bounds how many requests are on their way to one host. The others wait, and the callers' requests take turns
/// (`context.requestID`), so that a list of five hundred pages doesn't starve a single request.
///
/// Waiting ends at the caller's deadline and when its task is cancelled. How many wait is bounded by those who call.
public final class HostConcurrencyTransport: Transport {
  /// Who waits: a caller's request, or one that has no id and so is on its own.
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

  /// - Parameter limit: requests at once to one host.
  public init(around next: any Transport, limit: Int = 16, clock: any MonotonicClock = ContinuousClock()) {
    self.next = next
    self.limit = max(limit, 1)
    self.clock = clock
  }

  /// How many requests wait for a place.
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
        else: UpstreamError(.timedOut, "too many requests to \(.upstream) are on their way to ask in time"))
    } catch {
      hosts.withLock { hosts in hosts[name]?.queue.remove(promise) }
      throw error
    }
  }

  /// Gives the place to the next who still waits.
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
