// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import Fleet
import JSONRPC
import Providers
import Sandbox
import Store
import Synchronization
import TMDB

/// The objects shared by all handlers, created once. Files, libraries and connections are opened only when needed. A
/// class, because every call holds a reference to it.
public final class Services: Sendable {
  /// The settings from the command line and the environment.
  public let settings: Settings
  /// The keys in use.
  public let keys: KeyRing
  /// Redacts every key that was ever in use, and the passwords of proxies and base URLs.
  public let redactor: Redactor
  let notifications: Notifications
  let stores: Stores
  let session = Session()
  /// The current time; in the sandbox it stands still unless it was asked to run.
  let now: @Sendable () -> Instant
  let stack: UpstreamStack
  /// What is shared with other machines; nil if this one belongs to no fleet.
  let fleet: MachineFleet?
  let downloads: ImageDownloads
  let genres = GenreMemory()
  let completer: Completer
  /// The folder of TMDB's daily lists, and a transport to it that adds no key.
  let exports: (base: HTTPURL, transport: any Transport)
  private let cache: ResponseCache
  /// Base URLs of images that settings override, by upstream.
  let movedImages: [Upstream: HTTPURL]
  private let clients: [Upstream: Client]
  private let watchClients: [Upstream: Client]
  let watchServices: WatchServices

  /// - Parameter log: receives store failures, and every upstream call and attempt.
  public init(
    settings: Settings, redactor: Redactor = Redactor(), log: Log?
  ) throws(SettingsError) {
    self.settings = settings
    self.redactor = redactor
    now = try settings.clock()
    keys = KeyRing(settings: settings, redactor: redactor)
    for secret in settings.secrets { redactor.add(secret) }
    let notifications = Notifications(log: log)
    self.notifications = notifications
    stores = try Stores(settings: settings, now: now, notifications: notifications)
    let certificates = try settings.usableCertificateFile()
    let fleet = try settings.fleet().map { address in
      MachineFleet(address: address, authorities: certificates) { notifications.fleetDidChange(to: $0, at: address) }
    }
    self.fleet = fleet
    cache = ResponseCache(store: stores.responses(in: fleet))
    let sharing = ProcessSharing(folder: settings.isSandbox ? nil : settings.cacheFolder, fleet: fleet) {
      log?.warning($0)
    }
    stack = UpstreamStack(
      network: try Self.network(settings), cache: cache, sharing: sharing,
      wallClock: try Self.wallClock(settings), observer: notifications.trace)
    var clients: [Upstream: Client] = [:]
    var watchClients: [Upstream: Client] = [:]
    var movedImages: [Upstream: HTTPURL] = [:]
    for upstream in settings.upstreams {
      let credential: @Sendable () -> Credential? = { [keys] in keys.key(for: upstream)?.credential }
      let rate = try settings.rate(of: upstream)
      let client = stack.client(
        of: upstream, base: try settings.base(of: upstream), rate: rate, redactor: redactor,
        credential: settings.isSandbox ? nil : credential)
      clients[upstream] = client
      watchClients[upstream] = client.limited(to: rate?.quarter)
      movedImages[upstream] = try settings.imageBase(of: upstream)
    }
    self.clients = clients
    self.watchClients = watchClients
    watchServices = WatchServices(
      folder: settings.stateFolder, clock: try settings.watchClock(), now: now,
      report: notifications.report)
    self.movedImages = movedImages
    completer = Completer(titles: stores.titles, searches: stores.suggestions, isSandbox: settings.isSandbox)
    exports = (try settings.exportBase(), stack.transport(to: "exports", rate: nil))
    downloads = ImageDownloads(
      store: stores.images, hosts: ImageHosts(settings.upstreams, moved: movedImages),
      transport: stack.transport(to: "images", rate: nil), redactor: redactor)
  }

  /// The available upstreams.
  var upstreams: [Upstream] { settings.upstreams }

  /// The client for a configured upstream.
  subscript(upstream: Upstream) -> Client {
    guard let client = clients[upstream] else {
      preconditionFailure("\(upstream.name) is not on the list of upstreams")
    }
    return client
  }

  /// The client for checks of watches, which leave most of the upstream's rate to people.
  func client(forWatchesOn upstream: Upstream) -> Client { watchClients[upstream] ?? self[upstream] }

  /// Completes pending writes and closes the files. Blocks; called at the end of the process.
  @available(*, noasync)
  public func close() {
    scheduler.withLock(\.self)?.stop()
    watchServices.store.close()
    stores.close()
    // Last: requests that end while the stores close are still reported to the fleet.
    fleet?.close()
  }

  private let scheduler = Mutex<WatchScheduler?>(nil)

  /// Starts the scheduler of watches if it isn't running, and checks at once what is due.
  public func startWatchScheduler() {
    let scheduler = scheduler.withLock { scheduler in
      let started = scheduler ?? WatchScheduler(watchServices) { [weak self] in self.map { Call(watchesOf: $0) } }
      scheduler = started
      return started
    }
    scheduler.start()
    scheduler.runNow()
  }

  /// Forgets all searches, and all cached responses, since the URL of any may contain a search.
  /// - Returns: the number of suggestions removed.
  @available(*, noasync)
  func forgetSearches(until deadline: ContinuousClock.Instant) throws(DatabaseError) -> Int {
    // Each step is attempted even if the other fails.
    let forgotten = Result { () throws(DatabaseError) in try stores.suggestions.clear(until: deadline) }
    cache.removeAllFromMemory()
    let unlearnt = Result { () throws(DatabaseError) in try stores.titles.forgetLearnt(until: deadline) }
    try stores.responses?.clear(until: deadline)
    try unlearnt.get()
    return try forgotten.get()
  }

  /// The policy for remembering searches.
  var searchMemory: SearchMemory {
    SearchMemory(store: stores.suggestions, isOn: settings.remembersSearches)
  }

  /// The location of TMDB's images until TMDB's own configuration is known.
  var usualImages: ImageConfiguration {
    var images = ImageConfiguration.default
    // The login is dropped, because image URLs are given to clients.
    if let base = movedImages[.tmdb] { images.base = base.description }
    return images
  }

  private static func network(_ settings: Settings) throws(SettingsError) -> any Transport {
    if settings.isSandbox {
      let time = try settings.sandboxTime()
      return SandboxTransport(time: { time.clock })
    }
    return CurlTransport(
      CurlTransport.Configuration(
        userAgent: Product.userAgent, certificateAuthorityFile: try settings.usableCertificateFile(),
        proxies: settings.proxies))
  }

  /// The clock for cache freshness. While the sandbox's clock stands, its responses never age.
  private static func wallClock(_ settings: Settings) throws(SettingsError) -> @Sendable () -> Instant {
    guard settings.isSandbox else { return { .now } }
    let time = try settings.sandboxTime()
    return { Instant(secondsSince1970: time.clock.secondsSince1970) }
  }
}

extension RequestRate {
  /// The part of the rate that checks of watches may use.
  fileprivate var quarter: RequestRate? { RequestRate(perSecond: Double(count) / period.seconds / 4) }
}
