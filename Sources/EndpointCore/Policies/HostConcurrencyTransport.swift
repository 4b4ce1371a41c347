// SPDX-License-Identifier: MIT
import Synchronization

/// Limits the number of concurrent requests to a host. Further requests wait in a queue in which the callers' requests
/// (`context.requestID`) take turns, so that a list of five hundred pages doesn't starve a single request.
///
/// Waiting ends at the caller's deadline or when its task is cancelled. The callers bound the length of the queue.
public final class HostConcurrencyTransport: Transport {
  private struct Host {
    var running = 0
    var queue = FairQueue()
    /// Refuses requests when their deadlines pass; set for the earliest one. A host has one alarm for its whole queue,
    /// because one for each request would cost a task and a timer for each page of a list.
    var alarm: (task: Task<Void, Never>, deadline: ContinuousClock.Instant)?
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
    let place = FairQueue.Place(deadline: context.deadline)
    let mustWait = hosts.withLock { hosts in
      var host = hosts.removeValue(forKey: name) ?? Host()
      defer { hosts[name] = host }
      guard host.running >= limit else {
        host.running += 1
        return false
      }
      host.queue.append(place, of: context.requestID)
      if host.alarm.map({ $0.deadline > place.deadline }) ?? true { setAlarm(of: &host, name) }
      return true
    }
    guard mustWait else { return }
    do {
      try await place.promise.value()
    } catch {
      hosts.withLock { hosts in hosts[name]?.queue.remove(place.promise) }
      throw error
    }
  }

  /// Sets the alarm for the earliest deadline in the queue, or none if the queue is empty.
  private func setAlarm(of host: inout Host, _ name: String) {
    host.alarm?.task.cancel()
    host.alarm = host.queue.earliestDeadline.map { deadline in
      let task = Task { [weak self, clock] in
        guard (try? await clock.sleep(until: deadline, tolerance: nil)) != nil else { return }
        self?.refuseOverdue(name)
      }
      return (task, deadline)
    }
  }

  private func refuseOverdue(_ name: String) {
    let overdue = hosts.withLock { hosts -> [FairQueue.Place] in
      guard var host = hosts.removeValue(forKey: name) else { return [] }
      defer { hosts[name] = host }
      let overdue = host.queue.removeOverdue(clock.now)
      setAlarm(of: &host, name)
      return overdue
    }
    for place in overdue {
      place.promise.settle(
        .failure(
          UpstreamError(
            .timedOut, "\(.upstream) could not be asked in time: too many requests to it are in progress")))
    }
  }

  /// Passes the slot to the next waiting request, if any.
  private func leave(_ name: String) {
    hosts.withLock { hosts in
      while let place = hosts[name]?.queue.popFirst() {
        if place.promise.settle(.success(())) { return }
      }
      hosts[name]?.running -= 1
      hosts[name]?.alarm?.task.cancel()
      hosts[name]?.alarm = nil
      if hosts[name]?.running == 0 { hosts[name] = nil }
    }
  }
}

/// A queue of waiting tasks in groups that take turns: round-robin among groups, first in, first out within a group. A
/// group of five hundred and a group of one each get every other turn.
struct FairQueue {
  /// A waiting task. Its promise is fulfilled when its turn comes.
  struct Place: Sendable {
    let promise = Promise<Void>()
    /// When the task stops waiting.
    let deadline: ContinuousClock.Instant
  }

  private struct Line {
    let group: String?
    var places: [Place]
  }

  /// The groups in order of their turns; none is empty.
  private var lines: [Line] = []

  var count: Int { lines.reduce(0) { $0 + $1.places.count } }

  /// The earliest deadline; nil if no task waits.
  var earliestDeadline: ContinuousClock.Instant? { lines.lazy.flatMap(\.places).map(\.deadline).min() }

  /// - Parameter group: the name of the task's group; nil for a group of its own.
  mutating func append(_ place: Place, of group: String?) {
    if let group, let index = lines.firstIndex(where: { $0.group == group }) {
      lines[index].places.append(place)
    } else {
      lines.append(Line(group: group, places: [place]))
    }
  }

  mutating func popFirst() -> Place? {
    guard !lines.isEmpty else { return nil }
    var line = lines.removeFirst()
    let place = line.places.removeFirst()
    if !line.places.isEmpty { lines.append(line) }
    return place
  }

  /// Removes and returns the tasks whose deadline has passed.
  mutating func removeOverdue(_ now: ContinuousClock.Instant) -> [Place] {
    let overdue = lines.flatMap(\.places).filter { $0.deadline <= now }
    for place in overdue { remove(place.promise) }
    return overdue
  }

  mutating func remove(_ promise: Promise<Void>) {
    for index in lines.indices { lines[index].places.removeAll { $0.promise === promise } }
    lines.removeAll { $0.places.isEmpty }
  }
}
