// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import Platform
import Store
import Synchronization

/// Asks the providers on behalf of all processes that share the state folder, as long as it holds the lease.
///
/// A process may be suspended at any point and wake up when another has long taken over: then its records are refused,
/// because the lease has another fence by then, or because the watch has changed.
final class WatchScheduler: Sendable {
  private struct State {
    /// The fence of the lease that this process has; nil if it has none.
    var fence: Int?
    /// Whether it has asked for the lease, and may have it without knowing yet.
    var mayHaveLease = false
    var work: Task<Void, Never>?
    var heartbeat: Task<Void, Never>?
    var wake: Task<Void, Never>?
    /// Whether there is news that the round under way may have missed.
    var mustLook = false
  }

  /// How many watches are read at once: few, because each may know all showings of a day.
  private static let batch = 50
  /// How many batches may share the answers of one round.
  private static let batchesOfPass = 400
  /// How many questions are asked at once.
  private static let width = 4

  private let watchServices: WatchServices
  /// Makes the calls of one round of checks; nil once there is nobody left to make them for.
  private let call: @Sendable () -> Call?
  /// How often to look for watches and for the lease, if nothing else happens.
  private let patrol: Duration
  private let state = Mutex(State())
  /// Whether the work has ended.
  private let hasEnded = Monitor(false)

  init(_ watchServices: WatchServices, patrol: Duration = .seconds(15), call: @escaping @Sendable () -> Call?) {
    self.watchServices = watchServices
    self.patrol = patrol
    self.call = call
  }

  /// Begins to ask, as soon as there is something to ask and nobody else does.
  func start() {
    state.withLock { state in
      guard state.work == nil else { return }
      state.work = Task { [weak self, hasEnded] in
        while !Task.isCancelled, let pause = await self?.round() { await self?.sleep(pause) }
        hasEnded.change { $0 = true }
      }
    }
  }

  /// Looks again at what is due, because a watch was added or changed.
  func lookAgain() {
    let wake = state.withLock { state in
      state.mustLook = true
      return state.wake
    }
    wake?.cancel()
  }

  /// Gives up the lease. Blocks, for half a second or a little more; for the end of the process.
  @available(*, noasync)
  func stop() {
    let isWorking = state.withLock { state in
      state.work?.cancel()
      state.heartbeat?.cancel()
      state.wake?.cancel()
      return state.work != nil
    }
    // A round that goes on could take the lease again.
    if isWorking { _ = hasEnded.wait(until: .now + .milliseconds(500)) { $0 ? true : nil } }
    let mayHaveLease = state.withLock { state in
      state.fence = nil
      return state.mayHaveLease
    }
    guard mayHaveLease else { return }
    watchServices.store.releaseLease(of: ProcessMark.current.text)
  }

  private func sleep(_ pause: Duration) async {
    let nap = Task { _ = try? await Task.sleep(for: pause) }
    let mustLook = state.withLock { state in
      defer { state.mustLook = false }
      state.wake = nap
      return state.mustLook
    }
    if mustLook { nap.cancel() }
    await withTaskCancellationHandler {
      await nap.value
    } onCancel: {
      nap.cancel()
    }
  }

  /// Checks what is due.
  /// - Returns: how long to wait before the next round.
  private func round() async -> Duration {
    // Look again later: another process may add the first watch, and be killed before it checks it.
    guard watchServices.store.exists else { return patrol }
    do throws(DatabaseError) {
      guard let fence = try await fence() else { return patrol }
      guard try await checkDue(fence) else {
        state.withLock { $0.fence = nil }
        return .zero
      }
      guard let next = try await watchServices.store.nextDue() else { return patrol }
      let wait = watchServices.clock.wait(until: Instant(secondsSince1970: next)) ?? patrol
      // A round takes some time even at a clock that runs fast.
      return min(max(wait, .milliseconds(5)), patrol)
    } catch {
      // The store has reported it. Nothing is lost: the next round finds what this one could not write.
      return .seconds(5)
    }
  }

  // MARK: The lease

  private func fence() async throws(DatabaseError) -> Int? {
    if let fence = state.withLock(\.fence) { return fence }
    let (store, clock) = (watchServices.store, ContinuousClock())
    var observer = leaseObserver.withLock(\.self)
    let seen = try await store.lease()
    let isFree = observer.isFree(
      seen, isHolderGone: seen.holder.map { ProcessMark(text: $0).isGone } ?? true,
      time: Instant.now.secondsSince1970, now: clock.now)
    leaseObserver.withLock { $0 = observer }
    guard isFree, !Task.isCancelled else { return nil }
    state.withLock { $0.mayHaveLease = true }
    let holder = ProcessMark.current.text
    guard let lease = try await store.takeLease(seen, for: holder, at: Instant.now.secondsSince1970) else { return nil }
    let beat = Task { [weak self] in
      while (try? await Task.sleep(for: LeaseObserver.interval)) != nil, let self {
        guard await renew(lease.fence) else { return }
      }
    }
    state.withLock { state in
      state.heartbeat?.cancel()
      state.heartbeat = beat
      state.fence = lease.fence
    }
    return lease.fence
  }

  private let leaseObserver = Mutex(LeaseObserver())

  /// Whether the lease may still be this process's.
  private func renew(_ fence: Int) async -> Bool {
    // A file that is locked or full for a moment is no reason to give up; if it lasts, another process takes over.
    guard let isHeld = try? await watchServices.store.renewLease(fence: fence, at: Instant.now.secondsSince1970) else {
      return true
    }
    if !isHeld { state.withLock { $0.fence = $0.fence == fence ? nil : $0.fence } }
    return isHeld
  }

  // MARK: Checks

  /// Checks all that is due. False if the lease was lost.
  private func checkDue(_ fence: Int) async throws(DatabaseError) -> Bool {
    guard let call = call() else { return true }
    let round = CheckRound(call)
    for _ in 0..<Self.batchesOfPass {
      let due = try await watchServices.store.due(by: watchServices.clock.now.secondsSince1970, limit: Self.batch)
      let watches = due.compactMap(LoadedWatch.init)
      if watches.count < due.count { try await pauseUnreadable(due, fence) }
      guard try await check(watches, by: round, fence) else { return false }
      if due.count < Self.batch { break }
    }
    return true
  }

  /// Checks watches, those on the same subject together. False if the lease was lost.
  private func check(
    _ watches: [LoadedWatch], by round: CheckRound, _ fence: Int
  ) async throws(DatabaseError) -> Bool {
    let groups = Dictionary(grouping: watches) { $0.definition.question.subject }.values.sorted {
      $0[0].row.id < $1[0].row.id
    }
    var outcome = Result<Bool, DatabaseError>.success(true)
    await withTaskGroup(of: Result<Bool, DatabaseError>.self) { group in
      var waiting = groups.makeIterator()
      func start(_ group: inout TaskGroup<Result<Bool, DatabaseError>>) {
        guard let next = waiting.next() else { return }
        group.addTask { await self.check(next, round, fence) }
      }
      for _ in 0..<Self.width { start(&group) }
      for await result in group {
        guard case .success(true) = result else {
          outcome = result
          group.cancelAll()
          continue
        }
        start(&group)
      }
    }
    return try outcome.get()
  }

  /// Checks watches on the same subject, and commits what was found of all of them at once.
  private func check(
    _ watches: [LoadedWatch], _ round: CheckRound, _ fence: Int
  ) async -> Result<Bool, DatabaseError> {
    var records: [WatchRecord] = []
    for watch in watches {
      let outcome = await watch.observed(in: round, at: watchServices.clock.now)
      guard !Task.isCancelled else { return .success(true) }
      records.append(watch.record(of: outcome, at: watchServices.clock.now))
    }
    do throws(DatabaseError) {
      return .success(try await watchServices.store.record(records, fence: fence) != nil)
    } catch {
      return .failure(error)
    }
  }

  /// Stops checking rows that someone else wrote in another form, since they would stay due for ever.
  private func pauseUnreadable(_ rows: [StoredWatch], _ fence: Int) async throws(DatabaseError) {
    let now = watchServices.clock.now.secondsSince1970
    let records = rows.filter { LoadedWatch($0) == nil }.map { row in
      var row = row
      row.status = .paused
      return WatchRecord(row, at: now)
    }
    _ = try await watchServices.store.record(records, fence: fence)
  }
}

extension LoadedWatch {
  /// What is true now of what the watch waits for.
  func observed(in round: CheckRound, at now: Instant) async -> CheckOutcome {
    // What is over need not be asked for.
    let endOfDay = definition.question.endOfDay
    if [definition.until, endOfDay?.at].contains(where: { $0.map { $0 <= now } ?? false }) {
      return .success(WatchObservation(state: stored.state, end: endOfDay))
    }
    return await WatchObserver(round: round, question: definition.question, known: stored.state, now: now).observe()
  }
}

extension WatchQuestion {
  /// What it is about: questions about the same thing are asked and committed together.
  fileprivate var subject: [String] {
    (theatres ?? []).map(\.id.description) + [date?.description ?? "", movieId?.description ?? movie ?? ""]
  }
}
