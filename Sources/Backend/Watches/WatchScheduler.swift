// SPDX-License-Identifier: MIT
import Basics
import Contract
import Database
import EndpointCore
import Platform
import Synchronization

/// Polls the providers for due watches. Runs in the one process per state folder that holds the lease.
///
/// A process may be suspended at any point and resume after another process has taken over. The store then refuses its
/// records, because the lease has another fencing number or because the watch has changed.
final class WatchScheduler: Sendable {
  private struct State {
    /// The fencing number of this process's lease; nil if it has none.
    var fence: Int?
    /// Whether this process may hold the lease: it has requested it, even if the result hasn't arrived yet.
    var mayHaveLease = false
    var work: Task<Void, Never>?
    var heartbeat: Task<Void, Never>?
    var wake: Task<Void, Never>?
    /// The message of a check that failed, of those since `runOnce` began; nil if none did.
    var failure: String?
    /// Whether the next round must start at once, because the current one may have missed a changed watch.
    var mustRun = false
  }

  /// How many watches are read at once: few, because each may hold all showings of a day.
  private static let batch = 50
  /// The maximum number of batches in one round. All watches of a round share its responses.
  private static let maximumBatchesPerRound = 400
  /// How many subjects are checked at once.
  private static let width = 4

  private let watchServices: WatchServices
  /// Creates the `Call` for one round of checks; returns nil once the backend is gone.
  private let call: @Sendable () -> Call?
  /// How often to read the file for due watches and a free lease, unless `runNow` starts a round earlier.
  private let pollInterval: Duration
  private let state = Mutex(State())
  /// Whether the work has ended.
  private let hasEnded = Monitor(false)

  init(_ watchServices: WatchServices, pollInterval: Duration = .seconds(15), call: @escaping @Sendable () -> Call?) {
    self.watchServices = watchServices
    self.pollInterval = pollInterval
    self.call = call
  }

  /// Starts, and checks the due watches at once.
  func startNow() {
    start()
    runNow()
  }

  /// The outcome of `runOnce`.
  enum Once: Sendable {
    /// Everything due was checked.
    case checked
    /// Another process polls, or there is no watch.
    case notNeeded
    case failed(String)
  }

  /// Checks the watches that are due, once. The scheduler must not have been started.
  func runOnce() async -> Once {
    state.withLock { $0.failure = nil }
    do throws(DatabaseError) {
      guard let fence = try await fence() else { return .notNeeded }
      guard try await checkDue(fence) else { return .notNeeded }
    } catch {
      return .failed(error.message)
    }
    return state.withLock { $0.failure.map(Once.failed) ?? .checked }
  }

  /// Starts to poll as soon as a watch is due and the lease is free.
  func start() {
    state.withLock { state in
      guard state.work == nil else { return }
      state.work = Task { [weak self, hasEnded] in
        while !Task.isCancelled, let pause = await self?.round() { await self?.sleep(pause) }
        hasEnded.change { $0 = true }
      }
    }
  }

  /// Starts the next round at once, because a watch was added or changed.
  func runNow() {
    let wake = state.withLock { state in
      state.mustRun = true
      return state.wake
    }
    wake?.cancel()
  }

  /// Releases the lease when the process ends. Blocks for little more than half a second at most.
  @available(*, noasync)
  func stop() {
    let isWorking = state.withLock { state in
      state.work?.cancel()
      state.heartbeat?.cancel()
      state.wake?.cancel()
      return state.work != nil
    }
    // A round that is still running could take the lease again.
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
    let mustRun = state.withLock { state in
      defer { state.mustRun = false }
      state.wake = nap
      return state.mustRun
    }
    if mustRun { nap.cancel() }
    await withTaskCancellationHandler {
      await nap.value
    } onCancel: {
      nap.cancel()
    }
  }

  /// Checks the watches that are due.
  /// - Returns: how long to wait before the next round.
  private func round() async -> Duration {
    do throws(DatabaseError) {
      guard let fence = try await fence() else { return pollInterval }
      guard try await checkDue(fence) else { return .zero }
      guard let next = try await watchServices.store.nextDue() else { return pollInterval }
      let wait = watchServices.clock.wait(until: Instant(secondsSince1970: next)) ?? pollInterval
      // At least 5 ms, so that a clock that runs fast doesn't start rounds without a pause.
      return min(max(wait, .milliseconds(5)), pollInterval)
    } catch {
      // The store has reported the error. Nothing is lost: the next round repeats the checks that were not stored.
      return .seconds(5)
    }
  }

  // MARK: The lease

  private func fence() async throws(DatabaseError) -> Int? {
    if let fence = state.withLock(\.fence) { return fence }
    let store = watchServices.store
    let clock = ContinuousClock()
    var observer = leaseObserver.withLock(\.self)
    // No file yet: check again later, because another process may add the first watch and be killed before checking it.
    guard let seen = try await store.lease() else { return nil }
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

  /// Renews the lease. Returns false only if this process no longer holds it.
  private func renew(_ fence: Int) async -> Bool {
    // A briefly locked file or full disk is no reason to give up the lease. If it lasts, another process takes over.
    guard let isHeld = try? await watchServices.store.renewLease(fence: fence, at: Instant.now.secondsSince1970) else {
      return true
    }
    if !isHeld { lose(fence) }
    return isHeld
  }

  private func lose(_ fence: Int) { state.withLock { $0.fence = $0.fence == fence ? nil : $0.fence } }

  // MARK: Checks

  /// Checks all watches that are due. Returns false if the lease was lost.
  private func checkDue(_ fence: Int) async throws(DatabaseError) -> Bool {
    guard let call = call() else { return true }
    let round = CheckRound(call, watchServices, now: watchServices.clock.now)
    for _ in 0..<Self.maximumBatchesPerRound {
      let due = try await watchServices.store.due(by: watchServices.clock.now.secondsSince1970, limit: Self.batch)
      let watches = due.compactMap(LoadedWatch.init)
      if watches.count < due.count { try await pauseUnreadable(due, fence) }
      // Skips watches whose state is newer than the round, because its responses may be older; the next round checks
      // them. A last check in the future doesn't count: the clock was set back.
      let now = watchServices.clock.now
      let older = watches.filter { $0.lastCheckedAt <= round.now || $0.lastCheckedAt > now }
      guard try await check(older, by: round, fence) else { return false }
      if due.count < Self.batch || older.isEmpty { break }
    }
    return true
  }

  /// Checks watches, those of one subject together. Returns false if the lease was lost.
  private func check(
    _ watches: [LoadedWatch], by round: CheckRound, _ fence: Int
  ) async throws(DatabaseError) -> Bool {
    let groups = Dictionary(grouping: watches) { $0.definition.condition.subject }.values.sorted {
      $0[0].row.id < $1[0].row.id
    }
    let wording = round.call.services.wording
    let outcomes = await groups.mapped(atOnce: Self.width) { group in
      await Wording.$current.withValue(wording) { await self.check(group, round, fence) }
    }
    for outcome in outcomes where try !outcome.get() { return false }
    return true
  }

  /// Checks watches of one subject, and commits their records in one transaction.
  private func check(
    _ watches: [LoadedWatch], _ round: CheckRound, _ fence: Int
  ) async -> Result<Bool, DatabaseError> {
    var records: [WatchRecord] = []
    for watch in watches where state.withLock(\.fence) == fence {
      let outcome = await watch.observed(in: round, at: watchServices.clock.now)
      guard !Task.isCancelled else { return .success(true) }
      if case .failure(let error) = outcome {
        state.withLock { $0.failure = $0.failure ?? "\(watch.definition.name): \(error.message)" }
      }
      records.append(watch.record(of: outcome, at: watchServices.clock.now))
    }
    do throws(DatabaseError) {
      let isHeld = try await watchServices.store.record(records, fence: fence) != nil
      if !isHeld { lose(fence) }
      return .success(isHeld)
    } catch {
      return .failure(error)
    }
  }

  /// Pauses watches whose stored text can't be read, since they would stay due for ever.
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
  /// The outcome of a check.
  func observed(in round: CheckRound, at now: Instant) async -> CheckOutcome {
    if isOver(by: now) {
      return .success(WatchObservation(state: stored.state, end: definition.condition.endOfDay))
    }
    return await WatchObserver(round: round, condition: definition.condition, last: stored.state, now: now).observe()
  }
}

extension WatchCondition {
  /// Equal for conditions that need the same requests. Their watches are checked and committed together.
  fileprivate var subject: [String] {
    (theatres ?? []).map(\.id.description)
      + [date?.description ?? "", (movieId ?? personId ?? showId)?.description ?? movie ?? ""]
  }
}
