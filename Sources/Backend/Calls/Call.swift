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
  /// The options common to all calls.
  let options: CallOptions
  /// The part of the rate within which its requests stay.
  private enum Share {
    case whole, watches, facts
  }

  private var share = Share.whole
  /// Whether it is what is learnt in the background of the library's films.
  var isOfFacts: Bool { share == .facts }
  /// How its requests are sent: until when, how they use the cache, and where they may leave traces. It reports retries
  /// to the request's progress.
  var context: CallContext

  /// A call on behalf of a request.
  init(services: Services, request: RequestContext, options: CallOptions) {
    self.services = services
    self.request = request
    self.options = options
    context = CallContext(
      requestID: request.id.map { "\($0)" }, deadline: request.deadline(options), cacheMode: options.cache.mode)
    context.language = presentation.language?.tag
    if request.workDone != nil || request.partialResults != nil { context.onRetry = request.report }
  }

  /// A call on behalf of watches.
  /// - Parameters:
  ///   - received: when its time began.
  ///   - options: those of a call that leaves out all of them.
  init(
    watchesOf services: Services, received: ContinuousClock.Instant = .now, options: CallOptions = CallOptions()
  ) {
    self.services = services
    request = nil
    self.options = options
    context = CallContext(deadline: received + .milliseconds(options.timeoutMilliseconds))
    context.language = presentation.language?.tag
    share = .watches
    context.confirm(since: received)
  }

  var amc: UpstreamCall { self[.amc] }
  var tmdb: UpstreamCall { self[.tmdb] }
  var pixabay: UpstreamCall { self[.pixabay] }

  /// A configured upstream, used on behalf of this call.
  subscript(upstream: Upstream) -> UpstreamCall {
    let client =
      switch share {
      case .whole: services[upstream]
      case .watches: services.client(forWatchesOn: upstream)
      case .facts: services.client(forFactsOf: upstream)
      }
    return UpstreamCall(client: client, call: self)
  }

  /// The current time, which is fixed in the sandbox.
  var now: Instant { services.now() }

  /// The country of the call's dates: its region, or else that of AMC's theatres.
  var dateRegion: Region { presentation.region ?? .unitedStates }

  /// The day in the country of the call's dates.
  var today: Day { dateRegion.day(at: now) }

  /// When the call's time limit is reached.
  var deadline: ContinuousClock.Instant { context.deadline }

  /// Its context for secondary requests, which report nothing to the request's progress.
  var silentContext: CallContext {
    var context = context
    context.onRetry = nil
    return context
  }

  /// The language and region of the answer, and the usual location of images.
  var presentation: Presentation {
    let preferences = services.preferences.withLock(\.self)
    let settings = services.userSettings.current
    return Presentation(
      language: options.language ?? preferences.language ?? settings.language,
      region: options.region ?? preferences.region ?? settings.region, images: services.usualImages)
  }

  /// The country whose age ratings count in the library: the call's or the user's, or else the United States.
  var ratingRegion: Region { presentation.region ?? .unitedStates }

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
}

extension Call {
  /// What some of a call's requests are for, where that makes them different from the others.
  enum Purpose {
    /// The checks of a watch: within the part of the rate that watches have, and confirmed since the call began.
    case checks
    /// The next of a round of checks. They are sent one after the other, at the rate, which takes longer than the time
    /// of one; so each has the whole time, unless a client waits for it.
    case nextCheck
    /// What is so now, for someone who waits: confirmed by the upstream since the call began.
    case currentState
    /// The films of the library, which is on this machine's disk itself. Responses that are fresh will do.
    case library
    /// What is learnt in the background of the library's films. Responses that are fresh will do, and none is kept in a
    /// file.
    case facts
    /// The user's own settings, such as the streaming services.
    case ownSettings
    /// What someone searches for.
    /// - Parameter isRemembered: whether this search may be remembered, if searches are.
    case search(isRemembered: Bool = true)
    /// The other provider: half of the time left, so that an unresponsive one doesn't cost the whole result, and no
    /// more than a single attempt may take.
    case otherProvider
    /// Both providers at once: most of the time left, so that the client gets the rows of one if the other is
    /// unresponsive, and no more than a single attempt may take.
    case bothProviders
    /// Details that the result can do without, and of which nothing is kept.
    case details(within: Duration)
  }

  /// This call for some of its requests.
  func `for`(_ purpose: Purpose) -> Call {
    var call = self
    switch purpose {
    case .checks:
      call.share = .watches
      call.context.confirm(since: began)
    case .nextCheck: if request == nil { call.context.deadline = .now + .milliseconds(options.timeoutMilliseconds) }
    case .currentState: call.context.confirm(since: began)
    case .library: call.context.privacy = .machine
    case .facts:
      call.share = .facts
      call.context.cacheMode = .default
      call.context.earliestTransfer = nil
      call.context.privacy = .memory
    case .ownSettings: call.context.privacy = .memory
    case .search(let isRemembered):
      if services.searchesArePrivate || !isRemembered { call.context.privacy = .memory }
    case .otherProvider: call.context.limit(to: { $0 / 2 })
    case .bothProviders: call.context.limit(to: { $0 * 4 / 5 })
    case .details(let time):
      call.context.limit(to: { min($0, time) })
      call.context.privacy = .memory
    }
    return call
  }

  /// When the call's time began.
  private var began: ContinuousClock.Instant {
    request?.received ?? context.deadline - .milliseconds(options.timeoutMilliseconds)
  }
}

extension UpstreamCall {
  /// The same upstream for some of the call's requests.
  func `for`(_ purpose: Call.Purpose) -> UpstreamCall { UpstreamCall(client: client, call: call.for(purpose)) }
}

extension CallContext {
  /// Requires that the upstream has confirmed each response since a time, however young a cached one is.
  fileprivate mutating func confirm(since time: ContinuousClock.Instant) {
    cacheMode = .revalidate
    earliestTransfer = time
  }

  /// Ends the time earlier: after a share of what is left, and after a single attempt's time.
  fileprivate mutating func limit(to share: (Duration) -> Duration) {
    let now = ContinuousClock.now
    deadline = now + min(share(max(deadline - now, .zero)), .seconds(10))
  }
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
