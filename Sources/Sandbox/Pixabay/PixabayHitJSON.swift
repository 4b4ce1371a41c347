// SPDX-License-Identifier: MIT
import Basics
import JSON

/// Writes photographs as Pixabay's hits, or the video clips that begin with them.
enum PixabayHitJSON {
  static func write(_ photograph: Photograph, asClip: Bool, to writer: inout JSONWriter) {
    let numbers = photograph.numbers
    let user = 100_000 + photograph.id % 900_000
    let clip = asClip ? photograph.clip : nil
    let folder = asClip ? "videos" : photograph.folder
    writer.member("id", photograph.id)
    writer.member("pageURL", "https://pixabay.com/\(folder)/\(photograph.title.slug)-\(photograph.id)/")
    writer.member("type", clip?.type ?? photograph.type)
    writer.member("tags", photograph.tags.joined(separator: ", "))
    if let clip {
      writer.member("duration", clip.seconds)
      writer.object("videos") { write(files: photograph, clip.seconds, to: &$0) }
    } else {
      write(sizes: photograph, to: &writer)
    }
    writer.member("views", numbers.views)
    writer.member("downloads", numbers.downloads)
    if !asClip { writer.member("collections", numbers.downloads / 40) }
    writer.member("likes", numbers.likes)
    writer.member("comments", numbers.likes / 8)
    writer.member("user_id", user)
    writer.member("user", "Sandbox\(user % 97)")
    // Pixabay writes an empty string for a user without a picture.
    writer.member("userImageURL", user % 3 == 0 ? "" : "https://cdn.pixabay.com/user/2026/01/02/\(user)_250x250.png")
  }

  /// Writes the files of a clip. Every third has none in the largest size, for which Pixabay writes an empty address.
  private static func write(files photograph: Photograph, _ seconds: Int, to writer: inout JSONWriter) {
    for (name, width) in [("large", 3_840), ("medium", 1_920), ("small", 1_280), ("tiny", 960)] {
      let exists = name != "large" || photograph.id % 3 != 0
      let path = "https://cdn.pixabay.com/video/2026/01/02/\(photograph.title.slug)-\(photograph.id)_"
      writer.object(name) { writer in
        writer.member("url", exists ? "\(path)\(name).mp4" : "")
        writer.member("width", exists ? width : 0)
        writer.member("height", exists ? width * 9 / 16 : 0)
        writer.member("size", exists ? width * seconds * 250 : 0)
        writer.member("thumbnail", exists ? "\(path)1280.png" : "")
      }
    }
  }

  private static func write(sizes photograph: Photograph, to writer: inout JSONWriter) {
    let preview = photograph.size(within: 150)
    let web = photograph.size(within: 640)
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
  }
}

extension Photograph {
  /// Made-up numbers of views, downloads and likes, derived from the id.
  var numbers: (views: Int, downloads: Int, likes: Int) {
    var random = SplitMix64("numbers", id)
    let views = 1_000 + random.below(400_000)
    return (views, views / 2 + random.below(1_000), views / 600 + random.below(50))
  }

  /// The clip that begins with the photograph: its type and length; nil for one in portrait orientation.
  var clip: (type: String, seconds: Int)? {
    guard width > height else { return nil }
    var random = SplitMix64("clip", id)
    return (type == "photo" ? "film" : "animation", 6 + random.below(50))
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
