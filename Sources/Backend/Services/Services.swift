// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import FoundationEssentials
import JSONRPC
import Providers
import Sandbox
import Store
import TMDB

/// Everything that the families' handlers share, made once. Nothing is opened before it is needed: no file, no library,
/// no connection. A class, because every call holds it.
public final class Services: Sendable {
  /// What the command line and the environment say.
  public let settings: Settings
  /// The keys in use.
  public let keys: KeyRing
  /// Knows every key that was ever in use, and the passwords of proxies and bases.
  public let redactor: Redactor
  let notifications: Notifications
  let stores: Stores
  let session = Session()
  /// What time it is; in the sandbox it stands still.
  let now: @Sendable () -> Date
  let stack: UpstreamStack
  let downloads: ImageDownloads
  let genres = GenreMemory()
  private let cache: ResponseCache
  /// Where the images of upstreams were moved to by settings.
  let movedImages: [Upstream: URL]
  private let clients: [Upstream: Client]

  /// - Parameter log: told what befalls the stores, and of every call and every attempt upstream.
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
    cache = ResponseCache(store: stores.responses)
    stack = UpstreamStack(
      network: try Self.network(settings), cache: cache,
      wallClock: try Self.wallClock(settings), observer: notifications.trace)
    var clients: [Upstream: Client] = [:]
    var movedImages: [Upstream: URL] = [:]
    for upstream in settings.upstreams {
      let credential: @Sendable () -> Credential? = { [keys] in keys.key(for: upstream)?.credential }
      clients[upstream] = stack.client(
        of: upstream, base: try settings.base(of: upstream), rate: try settings.rate(of: upstream), redactor: redactor,
        credential: settings.isSandbox ? nil : credential)
      movedImages[upstream] = try settings.imageBase(of: upstream)
    }
    self.clients = clients
    self.movedImages = movedImages
    downloads = ImageDownloads(
      store: stores.images, hosts: ImageHosts(settings.upstreams, moved: movedImages),
      transport: stack.transport(to: "images", rate: nil), redactor: redactor)
  }

  /// The upstreams that there are.
  var upstreams: [Upstream] { settings.upstreams }

  /// Asks an upstream that is on the list.
  subscript(upstream: Upstream) -> Client {
    guard let client = clients[upstream] else {
      preconditionFailure("\(upstream.name) is not on the list of upstreams")
    }
    return client
  }

  /// Finishes what is to be kept and closes the files. Blocks; for the end of the process.
  @available(*, noasync)
  public func close() { stores.close() }

  /// Forgets all searches, and every kept answer: the address of any may hold what was searched for.
  ///
  /// - Returns: how many suggestions there were.
  @available(*, noasync)
  func forgetSearches(until deadline: ContinuousClock.Instant) throws(DatabaseError) -> Int {
    // Each is tried, whatever became of the other.
    let forgotten = Result { () throws(DatabaseError) in try stores.suggestions.clear(until: deadline) }
    cache.removeAllFromMemory()
    try stores.responses?.clear(until: deadline)
    return try forgotten.get()
  }

  /// Decides what is remembered of a search.
  var searchMemory: SearchMemory {
    SearchMemory(store: stores.suggestions, isOn: settings.remembersSearches)
  }

  /// Where TMDB's images are unless TMDB says otherwise.
  var usualImages: ImageConfiguration {
    var images = ImageConfiguration.default
    // Whoever is told the address of an image is not told the password for it.
    if let base = movedImages[.tmdb] { images.base = base.withoutLogin }
    return images
  }

  private static func network(_ settings: Settings) throws(SettingsError) -> any Transport {
    if settings.isSandbox { return SandboxTransport(clock: try settings.sandboxClock()) }
    return CurlTransport(
      CurlTransport.Configuration(
        userAgent: Product.userAgent, certificateAuthorityFile: try settings.usableCertificateFile(),
        proxies: settings.proxies))
  }

  /// The sandbox's clock stands still, so its answers never age.
  private static func wallClock(_ settings: Settings) throws(SettingsError) -> @Sendable () -> Instant {
    guard settings.isSandbox else { return { .now } }
    let now = Instant(secondsSince1970: try settings.sandboxClock().secondsSince1970)
    return { now }
  }
}
