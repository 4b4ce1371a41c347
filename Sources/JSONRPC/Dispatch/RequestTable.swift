// SPDX-License-Identifier: MIT

/// All unanswered requests: those running, those waiting for a slot, and the ids in use.
struct RequestTable {
  enum Admission {
    case start
    case queued
    /// The queue is full, or too many bytes are held.
    case full
    /// There are as many long-lived requests as allowed.
    case refused
    /// The server is shutting down and takes no new requests.
    case stopped
  }

  private struct Entry {
    let request: PendingRequest
    var isQueued: Bool
    /// Whether a long-lived request waits.
    var isResting = false
    /// When a queued request's time limit is reached.
    var deadline: ContinuousClock.Instant?
  }

  /// Responses up to this size are always held: an error in their place would be about as large.
  private static let smallAnswer = 1024

  private let limits: Limits
  /// The accepted, unanswered requests.
  private var active: [RequestKey: Entry] = [:]
  /// Requests waiting for a slot, including some that were answered while they waited.
  private var queue = FIFO<PendingRequest>()
  private(set) var queuedCount = 0
  private var slotsInUse = 0
  private var unslottedCount = 0
  private var longLivedCount = 0
  private var restingCount = 0
  /// Bytes held by queued and running requests and by waiting responses.
  private(set) var heldBytes = 0
  /// The part of `heldBytes` in responses that wait for the rest of their batch.
  private var gatheredBytes = 0
  private var isStopped = false

  init(limits: Limits) { self.limits = limits }

  var runningCount: Int { slotsInUse + unslottedCount + longLivedCount }
  /// Whether everything is answered and all tasks have ended.
  var isIdle: Bool { active.isEmpty && runningCount == 0 }
  /// Whether only long-lived requests are left, and all of them wait.
  var isQuiet: Bool { active.count == restingCount && runningCount == restingCount }

  var unanswered: [PendingRequest] { active.values.map(\.request) }

  /// Whether a request with this id is still unanswered.
  func isTaken(_ id: RequestID) -> Bool { !active.isEmpty && id.isDistinct && active[.id(id)] != nil }

  // MARK: From arrival to response

  mutating func admit(_ request: PendingRequest) -> Admission {
    if isStopped { return .stopped }
    // A request larger than the limit is admitted when nothing else is held.
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
    case .longLived:
      guard longLivedCount < limits.longLivedRequests else { return .refused }
      longLivedCount += 1
    }
    heldBytes += request.byteCount
    active[request.key] = Entry(request: request, isQueued: false)
    return .start
  }

  /// Whether one more request may wait, or run without a slot.
  private var hasPlace: Bool {
    let count = queuedCount + unslottedCount
    return count == 0 || count < limits.queuedRequests
  }

  /// Marks a request as answered and frees its id before the client can see the response. True for the one caller that
  /// must respond.
  mutating func close(_ request: PendingRequest) -> Bool {
    guard let entry = active[request.key], entry.request === request else { return false }
    active[request.key] = nil
    if entry.isResting { restingCount -= 1 }
    if entry.isQueued {
      queuedCount -= 1
      heldBytes -= request.byteCount
      dropAnswered()
    }
    return true
  }

  /// Whether a request is closed whose task has not ended: it may still send the response.
  var isDelivering: Bool { runningCount > active.count - queuedCount }

  /// Marks all requests as answered and frees their ids.
  /// - Returns: these requests.
  mutating func closeAll() -> [PendingRequest] { unanswered.filter { close($0) } }

  /// Removes a request whose task has ended.
  /// - Returns: the request to start in its place.
  mutating func release(_ request: PendingRequest) -> PendingRequest? {
    heldBytes -= request.byteCount
    switch request.scheduling {
    case .slotted: slotsInUse -= 1
    case .unslotted:
      unslottedCount -= 1
      return nil
    case .longLived:
      longLivedCount -= 1
      return nil
    }
    guard slotsInUse < limits.runningRequests else { return nil }
    while let next = queue.popFirst() {
      guard isQueued(next) else { continue }
      start(next)
      return next
    }
    return nil
  }

  /// Starts the queued requests whose time is over. They exceed the slots for a moment.
  mutating func startExpired(_ now: ContinuousClock.Instant) -> [PendingRequest] {
    let expired = active.values.filter { $0.isQueued && $0.deadline.map { $0 <= now } ?? false }.map(\.request)
    for request in expired { start(request) }
    return expired
  }

  /// Marks a long-lived request as waiting, or not.
  mutating func rest(_ request: PendingRequest, _ isResting: Bool) {
    guard let entry = active[request.key], entry.request === request, entry.isResting != isResting else { return }
    active[request.key]?.isResting = isResting
    restingCount += isResting ? 1 : -1
  }

  /// The unanswered request with an id, and whether it is queued, so that no handler will answer it; nil if there is
  /// none.
  func find(_ id: RequestID) -> (request: PendingRequest, isQueued: Bool)? {
    guard id.isDistinct, let entry = active[.id(id)] else { return nil }
    return (entry.request, entry.isQueued)
  }

  // MARK: Waiting responses

  /// Accounts for a response that waits for the rest of its batch. False if there is no room; a small response and the
  /// refusal that replaces a large one always fit.
  mutating func gather(_ bytes: Int, isRefusal: Bool = false) -> Bool {
    guard isRefusal || bytes <= Self.smallAnswer || gatheredBytes + bytes <= limits.batchAnswerBytes else {
      return false
    }
    gatheredBytes += bytes
    heldBytes += bytes
    return true
  }

  /// Removes the bytes of a completed batch.
  mutating func release(gathered bytes: Int) {
    gatheredBytes -= bytes
    heldBytes -= bytes
  }

  /// Accounts for a response that waits to be sent; a negative count removes it.
  mutating func hold(_ bytes: Int) { heldBytes += bytes }

  /// Refuses all new requests from now on.
  mutating func stop() { isStopped = true }

  // MARK: The queue

  /// Whether the request is waiting for a slot.
  func isQueued(_ request: PendingRequest) -> Bool {
    guard let entry = active[request.key] else { return false }
    return entry.isQueued && entry.request === request
  }

  private mutating func start(_ request: PendingRequest) {
    queuedCount -= 1
    active[request.key]?.isQueued = false
    slotsInUse += 1
  }

  /// Compacts the queue, so that a client that sends and cancels forever can't make it grow.
  private mutating func dropAnswered() {
    guard queue.count > 2 * queuedCount + 64 else { return }
    let active = active
    queue.removeAll { active[$0.key]?.request !== $0 }
  }
}
