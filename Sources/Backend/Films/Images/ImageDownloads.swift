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
