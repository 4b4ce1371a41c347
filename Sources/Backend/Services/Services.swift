import Contract
import EndpointCore
import FoundationEssentials
import JSONRPC
import Sandbox
import Store
import TMDB

/// Everything that the families' handlers share, made once. Nothing is opened before it is needed: no file, no library,
/// no connection.
public struct Services: Sendable {
  public let settings: Settings
  public let keys: KeyRing
  public let redactor: Redactor
  let session = Session()
  let stack: UpstreamStack
  let amc: UpstreamService
  let tmdb: UpstreamService
  let pixabay: UpstreamService
  private let images: ImageConfiguration

  /// - Parameter observer: told of every call and every attempt upstream when it is over; it must not block.
  public init(
    settings: Settings, redactor: Redactor = Redactor(), log: Log?,
    observer: @escaping @Sendable (Observation) -> Void = { _ in }
  ) throws(SettingsError) {
    self.settings = settings
    self.redactor = redactor
    keys = KeyRing(settings: settings, redactor: redactor)
    stack = UpstreamStack(
      network: try Self.network(settings), cache: Self.cache(settings, log: log), observer: observer)
    let maker = ServiceMaker(settings: settings, keys: keys, redactor: redactor, session: session, stack: stack)
    amc = try maker.service(for: .amc)
    tmdb = try maker.service(for: .tmdb)
    pixabay = try maker.service(for: .pixabay)
    images =
      try settings.tmdbImageBase().map { base in
        var images = ImageConfiguration.default
        images.base = base.absoluteString
        return images
      } ?? .default
  }

  /// In which language, for which country and with which images a call is answered.
  func presentation(for call: CallOptions) -> Presentation {
    let preferences = session.preferences
    return Presentation(
      language: call.language ?? preferences.language, region: call.region ?? preferences.region, images: images)
  }

  private static func network(_ settings: Settings) throws(SettingsError) -> any Transport {
    if settings.isSandbox { return SandboxTransport(clock: try settings.sandboxClock()) }
    return RedirectTransport(
      around: CurlTransport(
        CurlTransport.Configuration(
          userAgent: Product.userAgent, certificateAuthorityFile: settings.certificateFile)))
  }

  /// The sandbox keeps nothing on disk.
  private static func cache(_ settings: Settings, log: Log?) -> ResponseCache {
    guard !settings.isSandbox else { return ResponseCache() }
    return ResponseCache(
      store: DiskResponseStore(folder: settings.cacheFolder, now: { Date() }, report: { log?.warning($0.message) }))
  }
}

/// Makes the service of one upstream.
private struct ServiceMaker {
  let settings: Settings
  let keys: KeyRing
  let redactor: Redactor
  let session: Session
  let stack: UpstreamStack

  func service(for upstream: Upstream) throws(SettingsError) -> UpstreamService {
    let base = try settings.base(of: upstream)
    let rate = settings.isSandbox ? nil : try settings.rate(of: upstream)
    let transport = stack.transport(to: upstream.rawValue, rate: rate) { transport in
      settings.isSandbox ? transport : authenticated(transport, upstream, base)
    }
    let client = Client(provider: upstream.rawValue, base: base, transport: transport, redactor: redactor)
    return UpstreamService(client: client, session: session)
  }

  private func authenticated(_ transport: any Transport, _ upstream: Upstream, _ base: URL) -> any Transport {
    AuthenticationTransport(
      base: base, hint: upstream.missingKeyHint, redactor: redactor,
      credential: { [keys] in keys.key(for: upstream).map { $0.credential(for: upstream) } }, around: transport)
  }
}

extension Key {
  /// Where the upstream wants it.
  fileprivate func credential(for upstream: Upstream) -> Credential {
    switch (upstream, form) {
    case (.amc, _): Credential(secret, in: .header(name: "X-AMC-Vendor-Key"))
    case (.tmdb, let form): .tmdb(secret, isLikelyToken: form == .token)
    case (.pixabay, _): Credential(secret, in: .queryItem(name: "key"))
    }
  }
}

extension Upstream {
  fileprivate var missingKeyHint: String {
    "set \(keyVariables.joined(separator: " or ")), or call credentials/set; --sandbox answers without a key"
  }
}
