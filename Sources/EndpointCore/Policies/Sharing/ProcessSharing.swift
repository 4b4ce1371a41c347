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
  /// How long it is remembered that a process counted for itself, in nanoseconds. One that asks for nothing for so long
  /// tries to join the engine before it counts again.
  private static let memoryOfApart: UInt64 = 60 * 1_000_000_000

  /// The state shared with other machines; nil if this one belongs to no fleet.
  public let fleet: (any FleetSharing)?
  private let file: SharedFile?
  /// The words of the header, for when there is no file.
  private let own = AtomicWords(count: SharedTable.budgets.start)
  private let report: @Sendable (String) -> Void
  private let state = Mutex(State())

  /// Accesses no file yet.
  ///
  /// - Parameters:
  ///   - folder: the folder of the file; nil to share nothing.
  ///   - fleet: shares with other machines; nil to share with none.
  ///   - report: receives each new reason for which nothing is shared, on a thread of its own.
  public init(
    folder: String?, fleet: (any FleetSharing)? = nil, report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    file = folder.map { SharedFile(folder: $0) }
    self.fleet = fleet
    self.report = report
    fleet?.attach(to: self)
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

// The machine's place in a fleet, which its processes share like the rest.
extension ProcessSharing {
  /// The part of a rate that this machine may use by its own count.
  func share(of rate: RequestRate, _ now: ContinuousClock.Instant) -> RequestRate {
    guard let fleet else { return rate }
    let isJoined = fleet.isJoined
    if !isJoined { noteApart(now) }
    let change = words[SharedTable.fleetWords.change] >> 1
    return FleetShare(
      isJoined: isJoined && !isApart, members: members ?? FleetShare.unknownMembers,
      changedAt: change == 0 ? nil : ContinuousClock.Instant(sinceBoot: min(change, now.sinceBoot))
    ).rate(of: rate, now)
  }

  /// The number under which the fleet knows this machine; never 0.
  public var machine: UInt64 {
    _ = words.exchange(SharedTable.fleetWords.machine, 0, for: .random(in: 1...UInt64.max))
    return words[SharedTable.fleetWords.machine]
  }

  /// The number of machines in the fleet, as it was last known here; nil if it never was.
  public var members: Int? {
    let count = words[SharedTable.fleetWords.members]
    return (1...UInt64(Self.mostMembers)).contains(count) ? Int(count) : nil
  }

  /// The largest fleet. A larger number is nonsense: with it no machine would have a part of the rate.
  public static let mostMembers = 1000

  /// Remembers the number of machines in the fleet.
  public func remember(members: Int) {
    let count = UInt64(max(members, 1))
    if words[SharedTable.fleetWords.members] != count { words[SharedTable.fleetWords.members] = count }
  }

  /// Whether a process of this machine goes by the machine's own count, or did when the engine was last heard of. Then
  /// all of them keep to the machine's part, and other machines leave it to them: an engine may serve one process and
  /// refuse another.
  public var isApart: Bool {
    let change = words[SharedTable.fleetWords.change]
    return change != 0 && change & 1 == 0
  }

  /// Remembers that the engine was joined or lost by this process.
  public func remember(isJoined: Bool) {
    let index = SharedTable.fleetWords.change
    let known = words[index]
    let now = ContinuousClock.now.sinceBoot
    let bit: UInt64 = isJoined ? 1 : 0
    if !isJoined { words[SharedTable.fleetWords.apart] = now }
    if known == 0, isJoined {
      // The first join follows no outage: there is no change to remember.
      words.exchange(index, 0, for: bit)
    } else if known == 0 || known & 1 != bit {
      words.exchange(index, known, for: now << 1 | bit)
    }
  }

  /// Remembers that this process is still joined: once no process without the engine has counted for itself for a
  /// while, there is none left.
  public func rememberStillJoined(_ now: ContinuousClock.Instant = .now) {
    let apart = words[SharedTable.fleetWords.apart]
    let now = now.sinceBoot
    if isApart, apart > now || now - apart > Self.memoryOfApart { remember(isJoined: true) }
  }

  /// Remembers that a process without the engine counts for itself, also if another has joined the engine meanwhile.
  private func noteApart(_ now: ContinuousClock.Instant) {
    let index = SharedTable.fleetWords.apart
    if words[SharedTable.fleetWords.change] & 1 == 1 { remember(isJoined: false) }
    // Written rarely, so that processors needn't pass the line around.
    let (last, now) = (words[index], now.sinceBoot)
    if last > now || now - last > 1_000_000_000 { words[index] = now }
  }

  private var words: AtomicWords { current?.words ?? own }
}

/// Times that processes share are nanoseconds since the start of the machine. They come from files that anybody may
/// damage, so every computation with them is safe for any value.
extension ContinuousClock.Instant {
  /// The nanoseconds from the start of the machine to this instant; at least 1.
  var sinceBoot: UInt64 { UInt64(max(Self.boot.duration(to: self).wholeNanoseconds, 1)) }

  /// The instant so many nanoseconds after the start of the machine.
  init(sinceBoot nanoseconds: UInt64) {
    self = Self.boot.advanced(by: .nanoseconds(Int64(clamping: nanoseconds)))
  }

  /// The start of the machine. The system's clock of that name and Swift's are the same, but Swift doesn't say what its
  /// instants count from; so both are read at once.
  private static let boot: ContinuousClock.Instant = {
    var best: (distance: Duration, boot: ContinuousClock.Instant)?
    for _ in 0..<8 {
      let before = ContinuousClock.now
      let nanoseconds = BootClock.now
      let distance = before.duration(to: .now)
      guard distance < best?.distance ?? .seconds(1 << 30) else { continue }
      let middle = before.advanced(by: .nanoseconds(distance.wholeNanoseconds / 2))
      best = (distance, middle.advanced(by: .nanoseconds(-Int64(clamping: nanoseconds))))
    }
    return best?.boot ?? .now
  }()
}

extension Duration {
  /// The whole nanoseconds, at most those of 146 years, so that the sum of two fits.
  var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let limit: Int64 = 1 << 62
    guard abs(seconds) < limit / 1_000_000_000 else { return seconds < 0 ? -limit : limit }
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
