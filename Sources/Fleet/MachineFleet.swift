// SPDX-License-Identifier: MIT
import Basics
import EndpointCore
import Platform
import Synchronization

/// This process's membership in a fleet. Nothing is opened or started before the first request to a provider.
public final class MachineFleet: MachineSharing {
  /// Whether the engine shares.
  public enum Status: Sendable, Equatable {
    /// Not connected, because no request needs it.
    case unused
    /// Connected; the number of machines at the last heartbeat, this one included.
    case joined(machines: Int)
    /// Unusable, for this reason. Each machine uses only its part of the rates.
    case lost(reason: String)
  }

  private struct State {
    var status = Status.unused
    weak var machine: ProcessSharing?
    /// Whether `onChange` last reported a loss.
    var hasReportedLoss = false
    var outages: Set<UInt64> = []
    /// The number of machines at the last heartbeat; nil before the first one on this connection.
    var counted: Int?
    /// The bytes of shared responses that were received and are not read yet.
    var unreadBytes = 0
    /// The first and the latest request for a permission since the last one was given, for each key.
    var waitingSince: [UInt64: (first: ContinuousClock.Instant, latest: ContinuousClock.Instant)] = [:]
    /// When the provider answered in spite of the engine's pause, for each key.
    var resumptions: [UInt64: [ContinuousClock.Instant]] = [:]
    var lastPermission = UInt64.random(in: 0...UInt64.max)
    var thread: FleetThread?
    var isClosed = false
  }

  /// How long a request waits for a shared response that may exist; and for one that another machine has stored, or for
  /// the permission to be sent.
  private static let timeout = (answer: Duration.milliseconds(100), decision: Duration.milliseconds(700))
  /// How long the first request waits for the engine.
  private static let firstTimeout = Duration.seconds(5)
  /// The limit on the bytes of shared responses that were received and are not read yet. With more, they are misses.
  private static let mostUnreadBytes = 32 << 20
  /// How often the provider answers in spite of the engine's pauses within a minute before the engine isn't trusted.
  private static let mostContradictions = 2
  /// How many keys are tracked.
  private static let mostKeys = 64
  /// How many tokens are counted for a key; higher rates are counted over shorter periods.
  private static let mostTokens = 1000

  /// Where the engine is.
  public let address: FleetAddress
  private let authorities: String?
  private let onChange: @Sendable (Status) -> Void
  private let state = Mutex(State())

  /// - Parameters:
  ///   - authorities: a file of certificates to trust instead of the system's; nil for the system's.
  ///   - onChange: called when the engine is lost and when it is joined again, on a thread of its own.
  public init(
    address: FleetAddress, authorities: String?, onChange: @escaping @Sendable (Status) -> Void = { _ in }
  ) {
    self.address = address
    self.authorities = authorities
    self.onChange = onChange
  }

  deinit { state.withLock { $0.thread }?.end() }

  /// The state of the engine.
  public var status: Status { state.withLock { $0.status } }

  public var isJoined: Bool {
    if case .joined = status { true } else { false }
  }

  public func attach(to machine: ProcessSharing) { state.withLock { $0.machine = machine } }

  public func share(of rate: RequestRate, by record: SharedRecord, _ now: ContinuousClock.Instant) -> RequestRate {
    MachinePlace(record: record).share(of: rate, isJoined: isJoined, now)
  }

  public func settle() async {
    guard case .unused = status else { return }
    // The machine's number is in its file: without that a process would join as a machine of its own.
    _ = await state.withLock { $0.machine }?.settledScope()
    _ = await send(.plain(FleetCommand(["PING"])), within: Self.firstTimeout)
    // Only the first caller waits for an engine that doesn't answer.
    lose("it doesn't answer", onlyIf: .unused)
  }

  /// Sends the queued commands and leaves the fleet. Blocks, for a second at most; for the end of the process.
  @available(*, noasync)
  public func close() {
    // First the replies: they may end a flight, which sends another command.
    state.withLock { $0.thread }?.finishRequests()
    let thread = state.withLock { state in
      state.isClosed = true
      return state.thread
    }
    thread?.close()
  }

  // MARK: Answers

  /// Reads the value under a key; nil if there is none, or not in time.
  /// - Parameters:
  ///   - isUrgent: whether the provider can be requested instead, so that waiting longer isn't worth it.
  ///   - deadline: no command is sent after it.
  func value<T: Sendable>(
    _ key: String, isUrgent: Bool, until deadline: ContinuousClock.Instant, _ read: ([UInt8]) -> T?
  ) async -> T? {
    await settle()
    let timeout = isUrgent ? Self.timeout.answer : Self.timeout.decision
    while isJoined, .now < deadline {
      let reply = await send(
        .plain(FleetCommand(["GET", key])), within: timeout, accept: { [self] in hold($0) },
        late: { [self] in release($0) })
      if let reply, case .bytes(let value) = reply {
        defer { release(reply) }
        return read(value)
      }
      // The provider is no alternative: retry until the engine replies or is lost.
      guard reply == nil, !isUrgent, !Task.isCancelled else { return nil }
    }
    return nil
  }

  /// Counts a shared response that waits to be read. False if those that wait take too much memory; then it is a miss.
  private func hold(_ reply: FleetReply) -> Bool {
    guard case .bytes(let value) = reply else { return true }
    return state.withLock { state in
      guard state.unreadBytes + value.count <= Self.mostUnreadBytes else { return false }
      state.unreadBytes += value.count
      return true
    }
  }

  private func release(_ reply: FleetReply) {
    guard case .bytes(let value) = reply else { return }
    state.withLock { $0.unreadBytes -= value.count }
  }

  /// Counts the engine as lost because of the contents of its replies.
  func distrust(_ reason: String) { state.withLock { $0.thread }?.distrust(reason) }

  /// Sets a value, or gives up. Returns at once.
  func set(_ key: String, _ value: [UInt8], for bound: Duration, whenOver: @escaping @Sendable () -> Void) {
    guard isJoined else { return whenOver() }
    let milliseconds = "\(max(bound.wholeMilliseconds, 1))"
    let command = FleetCommand(
      [Array("SET".utf8), Array(key.utf8), value] + ["PX", milliseconds].map { Array($0.utf8) })
    post(
      FleetThread.Request(command: .plain(command)) { [weak self] reply in
        // A broken connection is reopened at once, so the value is sent again: without it, all waiting machines would
        // send the request. An engine that refuses values for lack of memory still does everything else.
        guard reply == nil, let self, isJoined else { return whenOver() }
        post(FleetThread.Request(command: .plain(command)) { _ in whenOver() })
      })
  }

  func remove(_ key: String) {
    if isJoined { post(FleetThread.Request(command: .plain(FleetCommand(["DEL", key]))) { _ in }) }
  }

  // MARK: Rates

  public func permission(_ key: SharedKey, _ rate: RequestRate) async -> MachinePermission? {
    let number = state.withLock { state in
      state.lastPermission &+= 1
      return state.lastPermission
    }
    let reply = await send(
      budget("take", number, key, rate), isVital: true, within: Self.timeout.decision,
      late: { [self] late in
        // The caller has stopped waiting, so the permission is returned unused.
        if late.integers?.first == 1 { report(.returned(number), key, rate) }
      })
    guard let numbers = reply?.integers, numbers.count == 2 else { return nil }
    let wait = Duration.microseconds(numbers[1])
    let now = ContinuousClock.now
    switch numbers[0] {
    case 1:
      state.withLock { $0.waitingSince[key.digest] = nil }
      return .granted(number)
    case 2:
      guard !isContradicted(key, now) else {
        distrust("it keeps up a pause in which the provider answers")
        return nil
      }
      return .paused(wait)
    default:
      if isTooLong(key, rate, now) { distrust("it lets no request through") }
      // Random, so that waiting machines don't all retry at once.
      return .wait(wait + .milliseconds(Int.random(in: 0...10)))
    }
  }

  /// Whether this process has waited for a permission for longer than tokens stay out, and others can have taken them.
  private func isTooLong(_ key: SharedKey, _ rate: RequestRate, _ now: ContinuousClock.Instant) -> Bool {
    state.withLock { state in
      let limit = rate.period + min(rate.period, .seconds(1)) + .seconds(1)
      // After a rest the time counts anew.
      let last = state.waitingSince[key.digest].flatMap { now - $0.latest > .seconds(2) ? nil : $0.first }
      if state.waitingSince.count > Self.mostKeys { state.waitingSince.removeAll() }
      state.waitingSince[key.digest] = (last ?? now, now)
      return last.map { now - $0 > limit } ?? false
    }
  }

  /// Whether the provider has lately answered several times in spite of the engine's pause.
  private func isContradicted(_ key: SharedKey, _ now: ContinuousClock.Instant) -> Bool {
    state.withLock { state in
      let recent = (state.resumptions[key.digest] ?? []).filter { now - $0 < .seconds(60) }
      state.resumptions[key.digest] = recent.nilIfEmpty
      return recent.count >= Self.mostContradictions
    }
  }

  public func report(_ event: RateEvent, _ key: SharedKey, _ rate: RequestRate) {
    guard isJoined else { return }
    if event == .resumed {
      state.withLock { state in
        if state.resumptions.count > Self.mostKeys { state.resumptions.removeAll() }
        state.resumptions[key.digest, default: []].append(.now)
      }
    }
    let command: FleetThread.Request.Command =
      switch event {
      case .finished(let number): budget("finished", number, key, rate)
      case .returned(let number): budget("returned", number, key, rate)
      case .probed: budget("probed", .random(in: 0...UInt64.max), key, rate)
      case .resumed: budget("resumed", 0, key, rate)
      case .refused(let age, let pause):
        budget(
          "refused", 0, key, rate, ["\(age.wholeMicroseconds)", "\(pause.map { max($0.wholeMicroseconds, 0) } ?? -1)"])
      }
    post(FleetThread.Request(command: command, isVital: true) { _ in })
  }

  private func budget(
    _ operation: String, _ number: UInt64, _ key: SharedKey, _ rate: RequestRate, _ more: [String] = []
  ) -> FleetThread.Request.Command {
    let parts = (rate.count + Self.mostTokens - 1) / Self.mostTokens
    let period = max(rate.period.wholeMicroseconds / parts, 1)
    return .script(
      .budget,
      keys: [
        FleetKey.tokens(key.digest), FleetKey.facts(key.digest), FleetKey.members, FleetKey.rejoined, FleetKey.expected,
      ],
      arguments: [operation, number.hexadecimal, "\(rate.count / parts)", "\(period)", "\(min(period, 1_000_000))"]
        + more)
  }

  // MARK: Flights and outages

  public func claimFlight(_ key: SharedKey, _ mark: UInt64, landedWithin age: Duration) async -> MachineFlight? {
    let reply = await send(
      flight("claim", key, mark, "\(max(age.wholeMilliseconds, 0))"), isVital: true, within: Self.timeout.decision)
    switch reply {
    case .integer(0): return .taken
    case .integer(1): return .granted
    case .integer(2): return .landed
    default: return nil
    }
  }

  public func renewFlight(_ key: SharedKey, _ mark: UInt64) {
    if isJoined { post(FleetThread.Request(command: flight("renew", key, mark), isVital: true) { _ in }) }
  }

  public func landFlight(_ key: SharedKey, _ mark: UInt64) {
    if isJoined { post(FleetThread.Request(command: flight("land", key, mark), isVital: true) { _ in }) }
  }

  private func flight(
    _ operation: String, _ key: SharedKey, _ mark: UInt64, _ more: String...
  ) -> FleetThread.Request.Command {
    .script(.flight, keys: [FleetKey.flight(key.digest)], arguments: [operation, mark.hexadecimal] + more)
  }

  public func hasOutage(_ key: SharedKey) -> Bool { state.withLock { $0.outages.contains(key.digest) } }

  public func reportOutage(_ key: SharedKey, for duration: Duration?) {
    guard isJoined else { return }
    let microseconds = duration.map(\.wholeMicroseconds) ?? 0
    let command = FleetThread.Request.Command.script(
      .outage, keys: [FleetKey.outages], arguments: [key.digest.hexadecimal, "\(microseconds)"])
    post(FleetThread.Request(command: command, isVital: true) { _ in })
  }

  // MARK: The thread

  /// - Parameters:
  ///   - accept: receives the reply on the thread; returns whether the caller gets it.
  ///   - late: receives an accepted reply that comes too late.
  private func send(
    _ command: FleetThread.Request.Command, isVital: Bool = false, within timeout: Duration,
    accept: @escaping @Sendable (FleetReply) -> Bool = { _ in true },
    late: @escaping @Sendable (FleetReply) -> Void = { _ in }
  ) async -> FleetReply? {
    // Cancellation doesn't end the wait: the dispenser of permissions is cancelled whenever times change, and would
    // waste the permission.
    await withCheckedContinuation { continuation in
      let waiting = WaitingTask<FleetReply?>(continuation)
      guard let alarm = Alarms.shared.set(at: .now + timeout, { waiting.resume(nil) }) else {
        waiting.resume(nil)
        return
      }
      post(
        FleetThread.Request(command: command, isVital: isVital) { reply in
          Alarms.shared.cancel(alarm)
          let reply = reply.flatMap { accept($0) ? $0 : nil }
          if !waiting.resume(reply), let reply { late(reply) }
        })
    }
  }

  private func post(_ request: FleetThread.Request) {
    let thread = state.withLock { state -> FleetThread? in
      guard !state.isClosed else { return nil }
      let thread = state.thread ?? makeThread()
      state.thread = thread
      return thread
    }
    if let thread { thread.enqueue(request) } else { request.onReply(nil) }
  }

  private func makeThread() -> FleetThread {
    FleetThread(
      address: address, authorities: authorities, beat: { [weak self] in self?.beat ?? .plain(FleetCommand(["PING"])) },
      farewell: { [weak self] in FleetCommand(["ZREM", FleetKey.members, self?.machineName ?? ""]) },
      onEvent: { [weak self] in self?.learn($0) })
  }

  private var place: MachinePlace? { state.withLock { $0.machine }.map { MachinePlace(record: $0.machineRecord) } }

  private var machineName: String { place?.number.hexadecimal ?? "" }

  private var beat: FleetThread.Request.Command {
    let place = place
    return .script(
      .beat, keys: [FleetKey.members, FleetKey.rejoined, FleetKey.expected, FleetKey.outages],
      arguments: [machineName, place?.isApart == true ? "1" : "0", "\(place?.members ?? 1)"])
  }

  private func learn(_ event: FleetThread.Event) {
    switch event {
    case .beat(let reply):
      guard let heartbeat = FleetHeartbeat(reply) else { return }
      let place = place
      remember(members: heartbeat.machines, place)
      let news = state.withLock { state -> Status? in
        state.outages = heartbeat.outages
        let wasLost = state.hasReportedLoss
        state.hasReportedLoss = false
        if case .joined = state.status {
          place?.rememberStillJoined()
        } else {
          place?.remember(isJoined: true)
        }
        state.status = .joined(machines: heartbeat.machines)
        return wasLost ? state.status : nil
      }
      if let news { onChange(news) }
    case .lost(let failure): lose(failure.description)
    case .left: state.withLock { ($0.status, $0.counted) = (.unused, nil) }
    }
  }

  /// Marks the engine as lost: until it is joined again, the machine's own file decides. Reports the loss once.
  /// - Parameter status: does nothing if the status is another one by now; nil for any.
  private func lose(_ reason: String, onlyIf status: Status? = nil) {
    let place = place
    let news = state.withLock { state -> Status? in
      guard status == nil || status == state.status else { return nil }
      state.outages = []
      state.counted = nil
      place?.remember(isJoined: false)
      state.status = .lost(reason: reason)
      defer { state.hasReportedLoss = true }
      return state.hasReportedLoss ? nil : state.status
    }
    if let news { onChange(news) }
  }

  /// Stores the number of machines that share the rate, for the time after a loss: the larger of the last two
  /// heartbeats' numbers. Others may be joining at the first one, and a machine is missing for a second after one of
  /// its processes has left.
  private func remember(members count: Int, _ place: MachinePlace?) {
    let before = state.withLock { state in
      defer { state.counted = count }
      return state.counted
    }
    if let most = before ?? place?.members { place?.remember(members: max(count, most)) }
  }
}

extension Duration {
  /// The whole microseconds, at most those of a thousand years.
  fileprivate var wholeMicroseconds: Int {
    let (seconds, attoseconds) = components
    let bound: Int64 = 1000 * 366 * 86_400
    return Int(min(max(seconds, -bound), bound)) * 1_000_000 + Int(attoseconds / 1_000_000_000_000)
  }

  fileprivate var wholeMilliseconds: Int { wholeMicroseconds / 1000 }
}
