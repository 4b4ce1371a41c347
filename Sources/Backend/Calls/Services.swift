// SPDX-License-Identifier: MIT
import Basics
import Contract
import Database
import EndpointCore
import Fleet
import JSONRPC
import Sandbox
import Synchronization
import TMDB

/// What every handler needs: clients, clock, preferences, settings, keys and notifications. It knows no feature; what a
/// feature remembers is a value of its own, which the composition hands to the feature's handlers. Files, libraries and
/// connections are opened only when needed. A class, because every call holds a reference to it.
public final class Services: Sendable {
  /// The settings from the command line and the environment.
  public let settings: Settings
  /// The keys in use.
  public let keys: KeyRing
  /// Redacts every key that was ever in use, and the passwords of proxies and base URLs.
  public let redactor: Redactor
  let notifications: Notifications
  /// What the client prefers for all of its requests, from `initialize`, which is read before any other request starts.
  let preferences = Mutex(Preferences())
  /// What the user has set once for all calls.
  public let userSettings: StoredSettings
  /// The current time; in the sandbox it stands still unless `MARQUEE_NOW` has a speed.
  let now: @Sendable () -> Instant
  /// The day in the user's country.
  var today: Day {
    (preferences.withLock(\.region) ?? userSettings.current.region ?? .unitedStates).day(at: now())
  }
  let stack: UpstreamStack
  /// The connection to other machines; nil if this one belongs to no fleet.
  let fleet: MachineFleet?
  /// The user's library and streaming services.
  let user: any LibraryMarks & UserServices & WorkLearner
  /// Learns the titles in responses.
  let titles: any TitleLearner
  /// The calls that run.
  let activity = CallActivity()
  private let cache: ResponseCache
  /// The responses on this machine's disk; nil in the sandbox, which generates its responses anew each time.
  private let responses: DiskResponseStore?
  /// Base URLs of images that settings override, by upstream.
  let movedImages: [Upstream: HTTPURL]
  private let clients: [Upstream: Client]
  private let watchClients: [Upstream: Client]
  private let factClients: [Upstream: Client]

  /// - Parameters:
  ///   - log: receives every upstream call and attempt.
  ///   - now: the clock of the settings.
  ///   - notifications: receives the failures of the stores.
  ///   - user: the user's library and streaming services.
  ///   - titles: learns the titles in responses.
  ///   - network: what sends the requests; nil for libcurl or the sandbox, as the settings say.
  init(
    settings: Settings, redactor: Redactor, log: Log?, now: @escaping @Sendable () -> Instant,
    notifications: Notifications, user: any LibraryMarks & UserServices & WorkLearner,
    titles: any TitleLearner, network: (any Transport)?
  ) throws(SettingsError) {
    self.settings = settings
    self.redactor = redactor
    self.now = now
    self.notifications = notifications
    self.user = user
    self.titles = titles
    keys = KeyRing(settings: settings, redactor: redactor)
    userSettings = StoredSettings(file: ConfigurationFile(path: settings.configurationFile))
    for secret in settings.secrets { redactor.add(secret) }
    let certificates = try settings.usableCertificateFile()
    let fleet = try settings.fleet().map { address in
      MachineFleet(address: address, authorities: certificates) { notifications.fleetDidChange(to: $0, at: address) }
    }
    self.fleet = fleet
    let responses =
      settings.isSandbox
      ? nil : DiskResponseStore(folder: settings.cacheFolder, now: now, report: notifications.report)
    self.responses = responses
    cache = ResponseCache(store: Self.store(responses, in: fleet))
    let sharing = ProcessSharing(folder: settings.isSandbox ? nil : settings.cacheFolder, machines: fleet) {
      log?.warning($0)
    }
    let network = if let network { network } else { try Self.network(settings) }
    stack = UpstreamStack(
      network: network, cache: cache, sharing: sharing, wallClock: now, observer: notifications.trace)
    var clients: [Upstream: Client] = [:]
    var watchClients: [Upstream: Client] = [:]
    var factClients: [Upstream: Client] = [:]
    var movedImages: [Upstream: HTTPURL] = [:]
    for upstream in settings.upstreams {
      let credential: @Sendable () -> Credential? = { [keys] in keys.key(for: upstream)?.credential }
      let rate = try settings.rate(of: upstream)
      let client = stack.client(
        of: upstream, base: try settings.base(of: upstream), rate: rate, redactor: redactor,
        credential: settings.isSandbox ? nil : credential)
      clients[upstream] = client
      watchClients[upstream] = client.limited(to: rate?.divided(by: 4))
      factClients[upstream] = client.limited(to: rate?.divided(by: 2))
      movedImages[upstream] = try settings.imageBase(of: upstream)
    }
    self.clients = clients
    self.watchClients = watchClients
    self.factClients = factClients
    self.movedImages = movedImages
  }

  /// Explanations for each key, each setting and each configuration file that exists but is not used.
  public var complaints: [String] {
    keys.complaints + userSettings.complaints.filter { !keys.complaints.contains($0) }
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

  /// The client for what is learnt in the background, which leaves half of the rate to people.
  func client(forFactsOf upstream: Upstream) -> Client { factClients[upstream] ?? self[upstream] }

  /// Completes pending writes of responses, and leaves the fleet. Blocks; called at the end of the process, after the
  /// stores of all features are closed: requests that end meanwhile are still reported to the fleet.
  @available(*, noasync)
  func close() {
    responses?.close()
    fleet?.close()
  }

  /// Forgets all cached responses.
  @available(*, noasync)
  func forgetResponses(until deadline: ContinuousClock.Instant) throws(DatabaseError) {
    cache.removeAllFromMemory()
    try responses?.clear(until: deadline)
  }

  /// Whether searches and their responses must stay out of every file.
  var searchesArePrivate: Bool { !settings.remembersSearches }

  /// The location of TMDB's images until TMDB's own configuration is there.
  var usualImages: ImageConfiguration {
    var images = ImageConfiguration.default
    // The login is dropped, because image URLs are given to clients.
    if let base = movedImages[.tmdb] { images.base = base.description }
    return images
  }

  /// The store of responses on this machine, and in the fleet if it belongs to one.
  private static func store(_ responses: DiskResponseStore?, in fleet: MachineFleet?) -> (any ResponseStore)? {
    guard let responses, let fleet else { return responses }
    return FleetResponseStore(own: responses, fleet: fleet)
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
  /// The part of the rate that work in the background may use.
  fileprivate func divided(by parts: Double) -> RequestRate? {
    RequestRate(perSecond: Double(count) / period.seconds / parts)
  }
}
