// SPDX-License-Identifier: MIT
import Basics
import Contract
import Database
import EndpointCore
import Fleet
import JSONRPC
import Providers
import Sandbox
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
  /// What the client prefers for all of its requests, from `initialize`, which is read before any other request starts.
  let preferences = Mutex(Preferences())
  /// What the user has set once for all calls.
  public let userSettings: StoredSettings
  /// The current time; in the sandbox it stands still unless `MARQUEE_NOW` has a speed.
  let now: @Sendable () -> Instant
  let stack: UpstreamStack
  /// The connection to other machines; nil if this one belongs to no fleet.
  let fleet: MachineFleet?
  let downloads: ImageDownloads
  let genres = LookupMemory<GenreListKey, GenreNames>()
  let links = LinkMemory()
  /// The lists that codes are looked up in.
  let codes = LookupMemory<CodeSource, CodeTable>()
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
    userSettings = StoredSettings(file: ConfigurationFile(path: settings.configurationFile))
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
      wallClock: now, observer: notifications.trace)
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

  /// Starts the scheduler of watches if it isn't running, and checks the due ones at once.
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

  /// The location of TMDB's images until TMDB's own configuration is there.
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
}

/// The language and region that a client prefers.
struct Preferences: Sendable {
  var language: Language?
  var region: Region?
}

extension RequestRate {
  /// The part of the rate that checks of watches may use.
  fileprivate var quarter: RequestRate? { RequestRate(perSecond: Double(count) / period.seconds / 4) }
}

/// The data that outlives the process. Each store is opened on first use.
struct Stores: Sendable {
  let suggestions: SuggestionStore
  /// Nil in the sandbox, which generates its responses anew each time.
  let responses: DiskResponseStore?
  let images: ImageFileStore
  let titles: TitleStore
  let library: LibraryStore

  init(
    settings: Settings, now: @escaping @Sendable () -> Instant, notifications: Notifications
  ) throws(SettingsError) {
    suggestions = SuggestionStore(
      folder: settings.stateFolder, capacity: try settings.historyCapacity(), now: now,
      onChange: notifications.suggestionsDidChange, report: notifications.report)
    responses =
      settings.isSandbox
      ? nil : DiskResponseStore(folder: settings.cacheFolder, now: now, report: notifications.report)
    titles = TitleStore(
      settings.isSandbox ? .memory { Self.catalogueIndex(of: $0, on: now()) } : .folder(settings.indexFolder),
      now: { now().secondsSince1970 })
    images = ImageFileStore(folder: settings.cacheFolder + "/images", report: notifications.report)
    library = LibraryStore(folder: settings.stateFolder, now: now, report: notifications.report)
  }

  /// The store of responses on this machine, and in the fleet if it belongs to one.
  func responses(in fleet: MachineFleet?) -> (any ResponseStore)? {
    guard let responses, let fleet else { return responses }
    return FleetResponseStore(own: responses, fleet: fleet)
  }

  /// The sandbox's index, in place of one made from TMDB's list.
  private static func catalogueIndex(of kind: TitleKind, on date: Instant) -> [UInt8] {
    let rows =
      switch kind {
      case .movie: CatalogueTitles.movies(on: date.day)
      case .person: CatalogueTitles.people(on: date.day)
      case .show: CatalogueTitles.shows(on: date.day)
      case .collection: CatalogueTitles.collections
      case .theatre: CatalogueTitles.theatres
      }
    return indexBytes(
      rows.lazy.map { row in
        (row.id, row.title, row.popularity, TitleNote(provider: kind == .theatre ? "amc" : "tmdb", year: row.year))
      })
  }

  /// Completes pending writes and closes the files.
  @available(*, noasync)
  func close() {
    suggestions.close()
    responses?.close()
    images.close()
    titles.close()
    library.close()
  }
}
