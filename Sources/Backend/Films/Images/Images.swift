// SPDX-License-Identifier: MIT
import Contract
import JSONRPC

/// `images/…`: the location of an image, and the image as a file.
struct Images {
  let services: Services
  let downloads: ImageDownloads

  func register(in router: inout Router) {
    router.handle(ImagesUrl.self, services) { params, call in
      try await ImageLocator(params: params, call: call, hosts: downloads.hosts).location()
    }
    router.handle(ImagesFetch.self, services) { params, call in
      let location = try await ImageLocator(params: params, call: call, hosts: downloads.hosts).location()
      await call.beginProgress()
      return FetchedImage(try await downloads.file(of: location, in: call.context), from: location)
    }
  }
}

extension FetchedImage {
  fileprivate init(_ file: StoredImage, from location: ImageLocation) {
    self.init(
      path: file.path, contentType: file.type.contentType, width: file.width, height: file.height, bytes: file.bytes,
      url: location.url, provider: location.provider, ageSeconds: location.ageSeconds, stale: location.stale,
      settingsUsed: location.settingsUsed)
  }
}
