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
  /// The current time, which is fixed in the sandbox.
  let now: @Sendable () -> Date
  let stack: UpstreamStack
  let downloads: ImageDownloads
  let genres = GenreMemory()
  private let cache: ResponseCache
  /// Base URLs of images that settings override, by upstream.
  let movedImages: [Upstream: URL]
  private let clients: [Upstream: Client]

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

  /// The available upstreams.
  var upstreams: [Upstream] { settings.upstreams }

  /// The client for a configured upstream.
  subscript(upstream: Upstream) -> Client {
    guard let client = clients[upstream] else {
      preconditionFailure("\(upstream.name) is not on the list of upstreams")
    }
    return client
  }

  /// Completes pending writes and closes the files. Blocks; called at the end of the process.
  @available(*, noasync)
  public func close() { stores.close() }

  /// Forgets all searches, and all cached responses, since the URL of any may contain a search.
  /// - Returns: the number of suggestions removed.
  @available(*, noasync)
  func forgetSearches(until deadline: ContinuousClock.Instant) throws(DatabaseError) -> Int {
    // Each step is attempted even if the other fails.
    let forgotten = Result { () throws(DatabaseError) in try stores.suggestions.clear(until: deadline) }
    cache.removeAllFromMemory()
    try stores.responses?.clear(until: deadline)
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

  /// The clock for cache freshness. The sandbox's clock is fixed, so its responses never age.
  private static func wallClock(_ settings: Settings) throws(SettingsError) -> @Sendable () -> Instant {
    guard settings.isSandbox else { return { .now } }
    let now = Instant(secondsSince1970: try settings.sandboxClock().secondsSince1970)
    return { now }
  }
}
