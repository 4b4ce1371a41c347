// SPDX-License-Identifier: MIT
/// All requests that are not answered yet: which run, which wait for a slot, and which ids are taken. A value without
/// locks; `Dispatcher` guards it.
struct RequestTable {
  enum Admission {
    case start
    case queued
    /// There is no room to wait.
    case full
    /// Nothing new is taken, because the server ends.
    case stopped
  }

  private struct Entry {
    let request: PendingRequest
    var isQueued: Bool
    /// When a request that waits runs out of time.
    var deadline: ContinuousClock.Instant?
  }

  /// Bytes of an answer that is about as small as an error would be in its place.
  private static let smallAnswer = 1024

  private let limits: Limits
  /// The requests that were taken and are not answered yet.
  private var active: [RequestKey: Entry] = [:]
  /// Those that wait for a slot, among them some that were answered while they waited.
  private var queue = FIFO<PendingRequest>()
  private(set) var queuedCount = 0
  private var slotsInUse = 0
  private var unslottedCount = 0
  /// Bytes of those that wait and of those that run, and of answers that wait.
  private(set) var heldBytes = 0
  /// Bytes of the answers among them that wait for the rest of their batch.
  private var gatheredBytes = 0
  private var isStopped = false

  init(limits: Limits) { self.limits = limits }

  var runningCount: Int { slotsInUse + unslottedCount }
  /// Everything is answered, and the tasks have ended.
  var isIdle: Bool { active.isEmpty && runningCount == 0 }

  func isTaken(_ id: RequestID) -> Bool { !active.isEmpty && id.isDistinct && active[.id(id)] != nil }

  // MARK: From arrival to answer

  mutating func admit(_ request: PendingRequest) -> Admission {
    if isStopped { return .stopped }
    // One that is larger than all that may be held passes when nothing else is.
    guard isIdle || heldBytes + request.byteCount <= limits.heldBytes else { return .full }
    switch request.scheduling {
    case .slotted where slotsInUse < limits.runningRequests && queuedCount == 0:
      slotsInUse += 1
    case .slotted:
      guard hasPlace else { return .full }
      queue.append(request)
      queuedCount += 1
      heldBytes += request.byteCount
      active[request.key] = Entry(request: request, isQueued: true, deadline: request.deadline)
      return .queued
    case .unslotted:
      guard hasPlace else { return .full }
      unslottedCount += 1
    }
    heldBytes += request.byteCount
    active[request.key] = Entry(request: request, isQueued: false)
    return .start
  }

  /// One more may wait, or run without a slot.
  private var hasPlace: Bool {
    let count = queuedCount + unslottedCount
    return count == 0 || count < limits.queuedRequests
  }

  /// The request is about to be answered, so its id is free. False if it was answered before.
  mutating func close(_ request: PendingRequest) -> Bool {
    guard let entry = active[request.key], entry.request === request else { return false }
    active[request.key] = nil
    if entry.isQueued {
      queuedCount -= 1
      heldBytes -= request.byteCount
      dropAnswered()
    }
    return true
  }

  /// The task of a request has ended.
  /// - Returns: the request to start in its place.
  mutating func release(_ request: PendingRequest) -> PendingRequest? {
    heldBytes -= request.byteCount
    guard request.scheduling == .slotted else {
      unslottedCount -= 1
      return nil
    }
    slotsInUse -= 1
    guard slotsInUse < limits.runningRequests else { return nil }
    while let next = queue.popFirst() {
      guard isQueued(next) else { continue }
      start(next)
      return next
    }
    return nil
  }

  /// Those that wait though their time is over. They are started in excess of the slots, for a moment.
  mutating func startExpired(_ now: ContinuousClock.Instant) -> [PendingRequest] {
    let expired = active.values.filter { $0.isQueued && $0.deadline.map { $0 <= now } ?? false }.map(\.request)
    for request in expired { start(request) }
    return expired
  }

  /// The request of this id, and whether it waits; nil if there is none.
  func find(_ id: RequestID) -> (request: PendingRequest, isQueued: Bool)? {
    guard id.isDistinct, let entry = active[.id(id)] else { return nil }
    return (entry.request, entry.isQueued)
  }

  // MARK: Answers that wait

  /// An answer waits for the rest of its batch. False if there is no room for it; there always is for a small one, and
  /// for the refusal that stands in for another.
  mutating func gather(_ bytes: Int, isRefusal: Bool) -> Bool {
    guard isRefusal || bytes <= Self.smallAnswer || gatheredBytes + bytes <= limits.batchAnswerBytes else {
      return false
    }
    gatheredBytes += bytes
    heldBytes += bytes
    return true
  }

  /// Gives back the room of a batch that is answered.
  mutating func release(gathered bytes: Int) {
    gatheredBytes -= bytes
    heldBytes -= bytes
  }

  /// An answer waits for the client to read, or no longer does.
  mutating func hold(_ bytes: Int) { heldBytes += bytes }

  // MARK: Ending

  mutating func stop() { isStopped = true }

  var unanswered: [PendingRequest] { active.values.map(\.request) }

  // MARK: The queue

  func isQueued(_ request: PendingRequest) -> Bool {
    guard let entry = active[request.key] else { return false }
    return entry.isQueued && entry.request === request
  }

  private mutating func start(_ request: PendingRequest) {
    queuedCount -= 1
    active[request.key]?.isQueued = false
    slotsInUse += 1
  }

  /// A client that sends and cancels for ever must not make the queue grow.
  private mutating func dropAnswered() {
    guard queue.count > 2 * queuedCount + 64 else { return }
    let active = active
    queue.removeAll { active[$0.key]?.request !== $0 }
  }
}
