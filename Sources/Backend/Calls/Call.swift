// SPDX-License-Identifier: MIT
import AMC
import Basics
import Contract
import EndpointCore
import JSONRPC
import Pixabay
import TMDB

/// One call of a method that uses upstreams, with everything needed to answer it besides the method's own params.
struct Call: Sendable {
  /// The services that all calls share.
  let services: Services
  /// The request, with its partial results and progress; nil for a watch's check.
  let request: RequestContext?
  /// When the request was read, or the check began.
  private(set) var received: ContinuousClock.Instant
  /// The options common to all calls.
  var options: CallOptions
  /// Whether it is a watch's check: its requests stay within the part of the rate that watches have.
  var isForWatches = false
  /// Where its requests and their responses may leave traces.
  var privacy = Privacy.shared
  /// Since when the upstream must have confirmed each response, however young a cached one is; nil for any time.
  var newSince: ContinuousClock.Instant?

  /// A call on behalf of a request.
  init(services: Services, request: RequestContext, options: CallOptions) {
    self.services = services
    self.request = request
    received = request.received
    self.options = options
  }

  /// A call on behalf of watches.
  /// - Parameter received: when its time began.
  init(watchesOf services: Services, received: ContinuousClock.Instant = .now) {
    self.services = services
    request = nil
    self.received = received
    options = CallOptions()
    isForWatches = true
    newSince = received
  }

  var amc: UpstreamCall { self[.amc] }
  var tmdb: UpstreamCall { self[.tmdb] }
  var pixabay: UpstreamCall { self[.pixabay] }

  /// A configured upstream, used on behalf of this call.
  subscript(upstream: Upstream) -> UpstreamCall {
    UpstreamCall(client: isForWatches ? services.client(forWatchesOn: upstream) : services[upstream], call: self)
  }

  /// When the call's time limit is reached.
  var deadline: ContinuousClock.Instant { received + .milliseconds(options.timeoutMilliseconds) }

  /// This call within the part of the rate that watches have.
  var forWatches: Call {
    var call = self
    call.isForWatches = true
    call.newSince = received
    return call
  }

  /// This call with its whole time before it, unless a client waits for it: the requests of a round of checks are sent
  /// one after the other, at the rate, which takes longer than the time of one.
  var renewed: Call {
    var call = self
    if request == nil { call.received = .now }
    return call
  }

  /// The language and region of the answer, and the usual location of images.
  var presentation: Presentation {
    let preferences = services.preferences.withLock(\.self)
    let settings = services.userSettings.current
    return Presentation(
      language: options.language ?? preferences.language ?? settings.language,
      region: options.region ?? preferences.region ?? settings.region, images: services.usualImages)
  }

  /// The settings of the user that stand for the language and region in `presentation`.
  var localeSettings: [SettingName] {
    let preferences = services.preferences.withLock(\.self)
    let settings = services.userSettings.current
    var names: [SettingName] = []
    if options.region == nil, preferences.region == nil, settings.region != nil { names.append(.region) }
    if options.language == nil, preferences.language == nil, settings.language != nil { names.append(.language) }
    return names
  }

  /// Begins the request's progress, unless it has begun. Called before the first upstream request.
  ///
  /// - Parameter percentage: 0 for a list. Without one, clients may ignore later percentages (LSP 3.17,
  ///   `WorkDoneProgressBegin`).
  func beginProgress(percentage: Int? = nil) async {
    await request?.workDone?.begin(title: "Loading", percentage: percentage)
  }

  /// The context for upstream calls on behalf of this one. It reports retries to the request's progress.
  var context: CallContext {
    var context = silentContext
    if let request, request.workDone != nil || request.partialResults != nil { context.onRetry = request.report }
    return context
  }

  /// A context for a secondary upstream call, which reports nothing to the request's progress.
  var silentContext: CallContext {
    var context = CallContext(
      requestID: request?.id.map { "\($0)" }, deadline: deadline,
      cacheMode: newSince == nil ? options.cache.mode : .revalidate,
      language: presentation.language?.tag)
    context.earliestTransfer = newSince
    context.privacy = privacy
    return context
  }

  /// This call with a deadline for requests to the other provider: half of the time left, so that an unresponsive one
  /// doesn't cost the whole result, and no more than a single attempt may take.
  var withShareOfTime: Call { with { $0 / 2 } }

  /// This call with a deadline for requests to both providers at once: most of the time left, so that the client gets
  /// the rows of one if the other is unresponsive, and no more than a single attempt may take.
  var withTimeForSides: Call { with { $0 * 4 / 5 } }

  /// This call for requests that name films of the library.
  var forLibrary: Call {
    var call = self
    // They may stay on this machine's disk, as the library itself does.
    call.privacy = .machine
    return call
  }

  /// This call with a deadline for requests that it can do without, and for nothing that is kept of them.
  func forDetails(within time: Duration) -> Call {
    var call = with { min($0, time) }
    call.privacy = .memory
    return call
  }

  private func with(_ share: (Duration) -> Duration) -> Call {
    let spent = ContinuousClock.now - received
    let left = max(.milliseconds(options.timeoutMilliseconds) - spent, .zero)
    var call = self
    call.options.timeoutMilliseconds = (spent + min(share(left), .seconds(10))).milliseconds
    return call
  }
}

extension Task where Failure == Never {
  /// The value, which the task has to have soon: after a time, and if the caller is cancelled, it is cancelled too.
  func value(within time: Duration) async -> Success {
    let timer = Task<Void, any Error> {
      try await Task<Never, Never>.sleep(for: time)
      cancel()
    }
    defer { timer.cancel() }
    return await withTaskCancellationHandler {
      await value
    } onCancel: {
      cancel()
    }
  }
}

extension Router {
  /// Registers a handler that makes upstream calls.
  mutating func handle<M: RPCMethod>(
    _ method: M.Type, _ services: Services, _ body: @escaping @Sendable (M.Params, Call) async throws -> M.Result
  ) where M.Params: CallParameters {
    handle(method) { params, request in
      let call = Call(services: services, request: request, options: params.call)
      return try await Wording.$current.withValue(services.userSettings.wording) { try await body(params, call) }
    }
  }

  @available(*, unavailable, message: "its params have codes; hand over what looks them up, too")
  mutating func handle<M: RPCMethod>(
    _ method: M.Type, _ services: Services, _ body: @escaping @Sendable (M.Params, Call) async throws -> M.Result
  ) where M.Params: CallParameters & CodeParameters {}
}

extension RequestContext {
  /// Reports a retry to the client: as progress, and for a page of a stream also as a fault in the stream.
  fileprivate func report(_ notice: RetryNotice) async {
    // If the client is gone, the next page will notice.
    if let page = notice.page {
      let error = RPCError(notice.error)
      let fault = Fault(page: page, error: error, willRetry: true, retryInSeconds: notice.wait.secondsToWait)
      try? await partialResults?.send(fault)
    }
    let seconds = notice.wait.wholeSeconds + 1
    await workDone?.report(message: "Retrying within \(seconds) s: \(RPCError(notice.error).message)")
  }

  /// When the request's time limit is reached, counted from when it was read, so that it includes waiting in the queue.
  func deadline(_ options: CallOptions) -> ContinuousClock.Instant {
    received + .milliseconds(options.timeoutMilliseconds)
  }

  /// A deadline for in-order handlers, which delay all later requests: at most `limit` after the request was read.
  func deadlineInOrder(_ options: CallOptions, atMost limit: Duration = .seconds(2)) -> ContinuousClock.Instant {
    min(deadline(options), received + limit)
  }
}

extension CacheOption {
  fileprivate var mode: CacheMode {
    switch self {
    case .default: .default
    case .reload: .reload
    case .only: .only
    }
  }
}

extension Call {
  /// The current time, which is fixed in the sandbox.
  var now: Instant { services.now() }

  /// The clock of a theatre; UTC if AMC doesn't give its offset.
  func clock(of theatre: EntityID) async throws(RPCError) -> LocalClock {
    let theatre = try await amc.answer(AMCObject.theatre(theatre.native))
    return LocalClock(now: now, offset: theatre.offset(at: now) ?? .utc)
  }

  /// The clock of a place: that of its nearest theatre, or else that of its longitude (15 degrees are an hour).
  func clock(of place: Coordinates) async throws(RPCError) -> LocalClock {
    let nearest = try await amc.response(to: AMCList(.near(place, radiusKilometres: nil), pageSize: 1))
    if let theatre = nearest.content.rows.first { return try await clock(of: theatre.id) }
    let hours = Int((place.longitude / 15).rounded())
    return LocalClock(now: now, offset: UTCOffset(minutes: hours * 60) ?? .utc)
  }

  /// The day of showings for a word, and whether its evening goes on after midnight. For a date no clock is requested.
  func showingDay(
    _ word: DayWord, by clock: () async throws(RPCError) -> LocalClock
  ) async throws(RPCError) -> (day: Day, isNight: Bool) {
    if case .day(let day) = word { return (day, false) }
    let clock = try await clock()
    let day = try clock.day(word, ofShowings: true)
    return (day, clock.isNight(of: day))
  }

  /// The day of showings for a word at a theatre.
  func day(_ word: DayWord, at theatre: EntityID) async throws(RPCError) -> Day {
    try await showingDay(word) { () async throws(RPCError) in try await clock(of: theatre) }.day
  }
}
