// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSONRPC
import Providers

/// Downloads images and stores them as files.
struct ImageDownloads: Sendable {
  let store: ImageFileStore
  let hosts: ImageHosts
  /// A transport that adds no key to requests.
  let transport: any Transport
  let redactor: Redactor

  /// Returns the stored file of an image. Downloads it first if it isn't stored or `cacheMode` is `reload`.
  /// - Throws: -32014 if the image isn't stored and the context only allows the cache.
  func file(of location: ImageLocation, in context: CallContext) async throws(RPCError) -> StoredImage {
    if context.cacheMode != .reload, let stored = await store.image(for: location.url, until: context.deadline) {
      return stored
    }
    let content: ImageContent
    do throws(UpstreamError) {
      content = try await download(location, context)
    } catch {
      throw RPCError(error)
    }
    do throws(FileError) {
      return try await store.store(content, for: location.url, until: context.deadline)
    } catch {
      throw RPCError(.requestFailed, "The image was fetched but can't be saved. \(error)")
    }
  }

  private func download(_ location: ImageLocation, _ context: CallContext) async throws(UpstreamError) -> ImageContent {
    let upstream = Upstream.named(location.provider.rawValue)
    guard context.cacheMode != .only else {
      throw UpstreamError(
        .upstreamUnreachable, "the image is not in the cache, and only the cache may be used", upstream: upstream,
        isRetryable: false)
    }
    guard let url = HTTPURL(location.url), let upstream = hosts.upstream(of: url) else {
      throw UpstreamError(
        .requestFailed, "images may not be fetched from this URL's host", upstream: upstream,
        url: location.url)
    }
    var context = context
    // Images don't depend on the language, so callers with different languages share a download.
    context.language = nil
    let client = Client(upstream: upstream, base: url, transport: transport, redactor: redactor)
    return try await client.run(ImageDownload(url: hosts.withLogin(url), hosts: hosts), context: context).content
  }
}

extension ImageDownloads {
  init(_ services: Services) {
    let settings = services.settings
    store = ImageFileStore(folder: settings.cacheFolder + "/images", report: services.notifications.report)
    hosts = ImageHosts(settings.upstreams, moved: services.movedImages)
    transport = services.stack.transport(to: "images", rate: nil)
    redactor = services.redactor
  }
}

/// Downloads an image. It is stored as a file, so the response cache is bypassed.
struct ImageDownload: Endpoint {
  let url: HTTPURL
  /// The hosts to which redirects may lead.
  let hosts: ImageHosts

  let path: [String] = []
  let headers: HTTPHeaders = ["Accept": "image/*"]
  let timeout = Duration.seconds(30)
  let bodyLimit = 20 << 20
  let cachePolicy = CachePolicy.never

  func request(base: HTTPURL) throws(UpstreamError) -> HTTPRequest {
    var request = HTTPRequest(
      url: url, headers: headers, timeout: timeout, bodyLimit: bodyLimit, cachePolicy: cachePolicy)
    request.acceptsRedirect = { [hosts] in hosts.upstream(of: $0) != nil }
    return request
  }

  /// Identifies the type from the bytes, not from the response's headers.
  func content(of response: HTTPResponse) throws(UpstreamError) -> ImageContent {
    guard let content = ImageContent(response.body) else {
      throw UpstreamError(.upstreamMalformed, "\(.upstream)'s answer is not an image of a supported type")
    }
    return content
  }
}

/// The hosts from which images may be fetched.
struct ImageHosts: Sendable {
  private let moved: [Upstream: HTTPURL]
  /// The hosts of upstreams that aren't in `moved`, with the folder to which images are limited; nil for any.
  private let hosts: [String: (upstream: Upstream, folder: String?)]

  /// - Parameter moved: the base URLs that override the image hosts of their upstreams.
  init(_ upstreams: [Upstream], moved: [Upstream: HTTPURL]) {
    self.moved = moved
    var hosts: [String: (Upstream, String?)] = [:]
    for upstream in upstreams where moved[upstream] == nil {
      for host in upstream.imageHosts { hosts[host.name] = (upstream, host.folder) }
    }
    self.hosts = hosts
  }

  /// The upstream whose images are at this URL; nil if images may not be fetched from it.
  func upstream(of url: HTTPURL) -> Upstream? {
    if let (upstream, _) = moved.first(where: { url.hasSameOrigin(as: $0.value) }) { return upstream }
    guard url.port == nil, url.login == nil, let (upstream, folder) = hosts[url.host] else { return nil }
    guard let folder else { return upstream }
    return url.path.hasPrefix(folder) && !PercentEncoding.leavesItsPlace(url.path) ? upstream : nil
  }

  /// Adds the login of the overriding base URL, which URLs in responses never include.
  func withLogin(_ url: HTTPURL) -> HTTPURL {
    guard let base = moved.values.first(where: { $0.login != nil && url.hasSameOrigin(as: $0) }) else { return url }
    return url.withLogin(of: base)
  }

  /// One URL per host, to find out which proxy applies to it.
  var addresses: [HTTPURL] {
    moved.sorted { $0.key.name < $1.key.name }.map(\.value)
      + hosts.keys.sorted().compactMap { HTTPURL("https://\($0)/") }
  }
}
