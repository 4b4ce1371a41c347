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
/// no connection.
public struct Services: Sendable {
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
  private let movedImages: [Upstream: URL]
  private let services: [Upstream: UpstreamService]

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
    var services: [Upstream: UpstreamService] = [:]
    var movedImages: [Upstream: URL] = [:]
    for upstream in settings.upstreams {
      let credential: @Sendable () -> Credential? = { [keys] in keys.key(for: upstream)?.credential }
      let client = stack.client(
        of: upstream, base: try settings.base(of: upstream), rate: try settings.rate(of: upstream), redactor: redactor,
        credential: settings.isSandbox ? nil : credential)
      services[upstream] = UpstreamService(client: client, session: session)
      movedImages[upstream] = try settings.imageBase(of: upstream)
    }
    self.services = services
    self.movedImages = movedImages
    downloads = ImageDownloads(
      store: stores.images, hosts: ImageHosts(settings.upstreams, moved: movedImages),
      transport: stack.transport(to: "images", rate: nil), redactor: redactor)
  }

  /// The upstreams that there are.
  var upstreams: [Upstream] { settings.upstreams }
  var amc: UpstreamService { self[.amc] }
  var tmdb: UpstreamService { self[.tmdb] }
  var pixabay: UpstreamService { self[.pixabay] }

  /// An upstream on the list.
  subscript(upstream: Upstream) -> UpstreamService {
    guard let service = services[upstream] else {
      preconditionFailure("\(upstream.name) is not on the list of upstreams")
    }
    return service
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

  /// In which language, for which country and with which images a call is answered.
  func presentation(for call: CallOptions) -> Presentation {
    let preferences = session.preferences
    return Presentation(
      language: call.language ?? preferences.language, region: call.region ?? preferences.region,
      images: Self.images(at: movedImages[.tmdb]))
  }

  /// Where TMDB's images are and in which sizes: as `MARQUEE_TMDB_IMAGE_URL` says, else as TMDB does, else as it has
  /// done for years. Not to know it better is no reason for a call to fail or to wait long.
  func imageConfiguration(_ call: CallOptions, _ request: RequestContext) async -> ImageConfiguration {
    if let base = movedImages[.tmdb] { return Self.images(at: base) }
    var context = await tmdb.context(call, request)
    context.deadline = min(context.deadline, .now + .seconds(5))
    guard let told = try? await tmdb.client.run(ConfigurationEndpoint(), context: context).content else {
      return .default
    }
    return URL(string: told.base).flatMap(downloads.hosts.upstream) == .tmdb ? told : .default
  }

  private static func images(at base: URL?) -> ImageConfiguration {
    var images = ImageConfiguration.default
    // Whoever is told the address of an image is not told the password for it.
    if let base { images.base = base.withoutLogin }
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
