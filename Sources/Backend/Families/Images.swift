// SPDX-License-Identifier: MIT
import Contract
import JSONRPC
import Store

/// `images/…`: where an image is, and the image as a file.
struct Images {
  let services: Services

  func register(in router: inout Router) {
    router.handle(ImagesUrl.self) { params, request in
      try await ImageLocator(services: services, params: params, request: request).location()
    }
    router.handle(ImagesFetch.self) { params, request in
      let location = try await ImageLocator(services: services, params: params, request: request).location()
      let context = await services.tmdb.context(params.call, request)
      return FetchedImage(try await services.downloads.file(of: location, in: context), from: location)
    }
  }
}

extension FetchedImage {
  fileprivate init(_ file: StoredImage, from location: ImageLocation) {
    self.init(
      path: file.path, contentType: file.type.contentType, width: file.width, height: file.height, bytes: file.bytes,
      url: location.url, provider: location.provider, ageSeconds: location.ageSeconds, stale: location.stale)
  }
}
