// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

extension ImageConfiguration {
  /// Reads the response of `/configuration`. Missing sizes default to those of `default`.
  init(json: JSONValue) throws(JSONMismatch) {
    let images: JSONValue = try json.required("images")
    let base: String = try images.required("secure_base_url")
    var sizes: [ArtworkType: [ImageSize]] = [:]
    for type in ArtworkType.allCases {
      let texts = images.strings("\(type.rawValue)_sizes")
      let read = texts.compactMap(ImageSize.init)
      sizes[type] = read.isEmpty ? Self.default.sizes(of: type) : read
    }
    self.init(base: base, sizes: sizes)
  }
}

extension TMDBObject where Content == ImageConfiguration {
  /// The base URL and sizes of images. TMDB asks clients to cache the response for days.
  public static var configuration: Self {
    Self(
      ["configuration"], [:], for: .neutral, cachePolicy: .asAnswered(.description, otherwise: .seconds(86_400))
    ) { json throws(UpstreamError) in
      do throws(JSONMismatch) { return try ImageConfiguration(json: json) } catch { throw UpstreamError(error) }
    }
  }
}
