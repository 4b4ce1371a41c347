// SPDX-License-Identifier: MIT
import Basics
import JSON

/// Writes photographs as Pixabay's hits.
enum PixabayHitJSON {
  static func write(_ photograph: Photograph, to writer: inout JSONWriter) {
    let numbers = photograph.numbers
    let preview = photograph.size(within: 150)
    let web = photograph.size(within: 640)
    let user = 100_000 + photograph.id % 900_000
    writer.member("id", photograph.id)
    writer.member("pageURL", "https://pixabay.com/\(photograph.folder)/\(photograph.title.slug)-\(photograph.id)/")
    writer.member("type", photograph.type)
    writer.member("tags", photograph.tags.joined(separator: ", "))
    writer.member("previewURL", PixabayImage.preview(of: photograph))
    writer.member("previewWidth", preview.width)
    writer.member("previewHeight", preview.height)
    writer.member("webformatURL", PixabayImage.web(of: photograph, edge: 640))
    writer.member("webformatWidth", web.width)
    writer.member("webformatHeight", web.height)
    writer.member("largeImageURL", PixabayImage.web(of: photograph, edge: 1_280))
    writer.member("imageWidth", photograph.width)
    writer.member("imageHeight", photograph.height)
    writer.member("imageSize", photograph.width * photograph.height / 7)
    writer.member("views", numbers.views)
    writer.member("downloads", numbers.downloads)
    writer.member("collections", numbers.downloads / 40)
    writer.member("likes", numbers.likes)
    writer.member("comments", numbers.likes / 8)
    writer.member("user_id", user)
    writer.member("user", "Sandbox\(user % 97)")
    // Pixabay writes an empty string for a user without a picture.
    writer.member("userImageURL", user % 3 == 0 ? "" : "https://cdn.pixabay.com/user/2026/01/02/\(user)_250x250.png")
  }
}

extension Photograph {
  /// Made-up numbers of views, downloads and likes, derived from the id.
  var numbers: (views: Int, downloads: Int, likes: Int) {
    var random = SplitMix64("numbers", id)
    let views = 1_000 + random.below(400_000)
    return (views, views / 2 + random.below(1_000), views / 600 + random.below(50))
  }

  /// The folder in the URL of the photograph's page.
  fileprivate var folder: String {
    switch type {
    case "photo": "photos"
    case "illustration": "illustrations"
    default: "vectors"
    }
  }

  /// The size, scaled down if necessary so that the longer edge is at most this long.
  func size(within edge: Int) -> (width: Int, height: Int) {
    let longer = max(width, height, edge)
    return (max(1, width * edge / longer), max(1, height * edge / longer))
  }
}

/// Maps photographs to the URLs of their pictures in several sizes, and back.
enum PixabayImage {
  static func preview(of photograph: Photograph) -> String {
    "https://cdn.pixabay.com/photo/2026/01/02/03/04/\(photograph.title.slug)-\(photograph.id)_150.png"
  }

  /// The URL of a larger picture. Pixabay's name for it hides the id; here its last eight hexadecimal digits are the
  /// id.
  static func web(of photograph: Photograph, edge: Int) -> String {
    let noise = "\(photograph.id) \(edge)".stableHash | 1 << 63
    return "https://pixabay.com/get/g\(String(noise, radix: 16))\(photograph.id.padded(to: 8, radix: 16))_\(edge).png"
  }

  /// The photograph and the longer edge that a file name stands for, such as `…-3104117_150.png` or
  /// `g…002f5d95_640.png`.
  static func parse(_ name: String) -> (photograph: Photograph, edge: Int)? {
    guard name.hasSuffix(".png") else { return nil }
    let parts = name.dropLast(4).split(separator: "_")
    guard parts.count == 2, let edge = Int(parts[1]), [150, 640, 1_280].contains(edge) else { return nil }
    let id =
      parts[0].hasPrefix("g") && !parts[0].contains("-")
      ? Int(parts[0].suffix(8), radix: 16) : parts[0].split(separator: "-").last.flatMap { Int($0) }
    guard let photograph = Catalogue.shared.photographs.first(where: { $0.id == id }) else { return nil }
    return (photograph, edge)
  }
}
