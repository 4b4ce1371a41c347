// SPDX-License-Identifier: MIT
import Platform
import Synchronization

/// What the processes of a user share by a file in their cache folder: the rate of each key (`TokenBucket`), the state
/// of unreachable hosts (`Circuit`), and which requests are in flight (`FlightBoard`).
///
/// The file is mapped into memory, and every change is one atomic exchange of a word. To take a permission, measured
/// for eight processes at once on two processors: 0.3 µs (p99 0.6 µs) in mapped memory; 1.9 µs (p99 10 µs) under
/// flock(2) with pread(2) and pwrite(2); 8.3 µs (p99 15 µs, at worst 0.3 s) in SQLite with a log. Locks cost
/// little more, but a process that is stopped while it holds one (Ctrl-Z, a debugger, a suspended container) stops all
/// others, and waiting for one blocks a thread of the pool. Atomic words avoid both; in return each piece of state must
/// fit into one word, or be readable while it changes.
///
/// Each word is checked whenever it is read: the file may be damaged, cut or deleted at any moment, and a process may
/// be stopped or killed between any two instructions. The worst result is a request too many, or a wait of seconds. A
/// change of a word's layout needs another `SharedTable.version`. After a change here, run
/// Tests/Conformance/sharing_test.py with `SHARING_REQUESTS=4000`.
///
/// Where there can be no such file, each process uses its own state, as if it were alone, and reports why. It looks for
/// the file again every few seconds.
public final class ProcessSharing: Sendable {
  /// The processes that share state.
  public enum Scope: Sendable, Equatable {
    /// Nothing was shared yet.
    case unused
    /// With the user's other processes on this machine, by the file at `path`.
    case machine(path: String)
    /// With no other process, for this reason; nil if sharing isn't wanted.
    case process(reason: String?)
  }

  private struct State {
    var opened: SharedFile.Opened?
    var obstacle: SharedFile.Obstacle?
    /// When the file was last looked for.
    var lookedAt: ContinuousClock.Instant?
    var isLooking = false
    var waiting: [Promise<Void>] = []
  }

  /// How often a file in use is looked at, and a missing one is looked for.
  private static let interval = Duration.seconds(5)
  /// How long the first request waits for the file.
  private static let timeout = Duration.seconds(2)

  /// Shares with other machines; nil if this one shares with none.
  public let machines: (any MachineSharing)?
  private let file: SharedFile?
  /// The words of the header, for when there is no file.
  private let own = AtomicWords(count: SharedTable.budgets.start)
  private let report: @Sendable (String) -> Void
  private let state = Mutex(State())

  /// Accesses no file yet.
  ///
  /// - Parameters:
  ///   - folder: the folder of the file; nil to share nothing.
  ///   - machines: shares with other machines; nil to share with none.
  ///   - report: receives each new reason for which nothing is shared, on a thread of its own.
  public init(
    folder: String?, machines: (any MachineSharing)? = nil, report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    file = folder.map { SharedFile(folder: $0) }
    self.machines = machines
    self.report = report
    machines?.attach(to: self)
  }

  /// The processes that share state now.
  public var scope: Scope {
    guard let file else { return .process(reason: nil) }
    return state.withLock { state in
      if let opened = state.opened, opened.table.isIntact { return .machine(path: file.path) }
      if let obstacle = state.obstacle { return .process(reason: "\(obstacle)") }
      return .unused
    }
  }

  /// Opens the file if that was not tried yet, and returns the processes that share state.
  public func settledScope() async -> Scope {
    _ = await table()
    return scope
  }

  /// The table; nil if nothing is shared. The first caller waits for the file to be opened, others wait for nothing.
  func table() async -> SharedTable? {
    guard file != nil else { return nil }
    if let promise = lookIfDue(waits: true) {
      let alarm = promise.alarm(
        at: .now + Self.timeout, on: ContinuousClock(), UpstreamError(.timedOut, "the file is not open yet"))
      _ = try? await promise.value()
      alarm.cancel()
    }
    return current
  }

  /// The table as it is known now.
  var current: SharedTable? {
    guard file != nil else { return nil }
    _ = lookIfDue(waits: false)
    guard let table = state.withLock({ $0.opened?.table }), table.isIntact else { return nil }
    return table
  }

  /// Looks for the file, on a thread, if that is due.
  /// - Returns: a promise for the end of the first look, if `waits` and it isn't over.
  private func lookIfDue(waits: Bool) -> Promise<Void>? {
    let (isDue, promise): (Bool, Promise<Void>?) = state.withLock { state in
      let now = ContinuousClock.now
      var promise: Promise<Void>?
      if state.lookedAt == nil, waits {
        let new = Promise<Void>()
        state.waiting.append(new)
        promise = new
      }
      let isLost = state.opened.map { !$0.table.isIntact } ?? false
      let isDue = state.lookedAt.map { now - $0 > Self.interval } ?? true
      guard isDue || isLost, !state.isLooking else { return (false, promise) }
      state.isLooking = true
      return (true, promise)
    }
    if isDue, !SystemThread.start({ [self] in look() }) { finish(opened: nil, obstacle: nil) }
    return promise
  }

  private func look() {
    guard let file else { return }
    let known = state.withLock { $0.opened }
    if let known, file.isCurrent(known) { return finish(opened: known, obstacle: nil) }
    do throws(SharedFile.Obstacle) {
      let opened = try file.open()
      if let known { opened.table.adoptBudgets(of: known.table) }
      finish(opened: opened, obstacle: nil)
    } catch {
      finish(opened: nil, obstacle: error)
    }
  }

  private func finish(opened: SharedFile.Opened?, obstacle: SharedFile.Obstacle?) {
    let (isNew, waiting) = state.withLock { state in
      let isNew = obstacle != nil && obstacle != state.obstacle
      let waiting = state.waiting
      state = State(opened: opened, obstacle: obstacle, lookedAt: .now)
      return (isNew, waiting)
    }
    // Report first: those that are woken below may ask for the report.
    if let obstacle, isNew { report("rates and transfers are not shared with other processes: \(obstacle)") }
    for promise in waiting { promise.settle(.success(())) }
  }
}

extension ProcessSharing {
  /// Words that all processes of the machine share, in which a `MachineSharing` keeps the machine's place among others.
  package var machineRecord: SharedRecord { SharedRecord(header: current?.words ?? own) }

  /// The part of a rate that this machine may use by its own count.
  func share(of rate: RequestRate, _ now: ContinuousClock.Instant) -> RequestRate {
    machines.map { $0.share(of: rate, by: machineRecord, now) } ?? rate
  }
}
