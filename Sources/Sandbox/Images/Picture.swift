// SPDX-License-Identifier: MIT
import Basics

/// A picture to draw. Its kind, size and seed determine every pixel.
struct Picture: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// In portrait orientation, with room for a title.
    case poster
    case scene
    /// A person's head and shoulders.
    case portrait
    /// A name on a plain background.
    case logo
  }

  let kind: Kind
  let seed: UInt64
  let width: Int
  let height: Int

  init(_ kind: Kind, seed: UInt64, width: Int, height: Int) {
    self.kind = kind
    self.seed = seed
    self.width = width
    self.height = height
  }

  /// The picture at a URL of one of the image hosts; nil if there is none.
  init?(_ request: SandboxRequest) {
    switch request.host {
    case "image.tmdb.org": self.init(tmdb: request.path)
    case "pixabay.com", "cdn.pixabay.com": self.init(pixabay: request.path)
    default: self.init(amc: request.path)
    }
  }

  /// Parses a path such as `t/p/w500/pXc4….png`. A picture has the same seed in every size.
  private init?(tmdb path: [String]) {
    guard path.count == 4, path[0] == "t", path[1] == "p", path[3].hasSuffix(".png"), path[3].count == 31,
      let image = path[3].first.flatMap(TMDBImage.init(rawValue:))
    else { return nil }
    let kind: Kind =
      switch image {
      case .poster: .poster
      case .backdrop: .scene
      case .profile: .portrait
      case .logo: .logo
      }
    guard let size = Self.size(path[2], of: image.size) else { return nil }
    self.init(kind, seed: path[3].stableHash, width: size.width, height: size.height)
  }

  /// Parses a size that `/configuration` lists for any kind: `original`, a width such as `w500`, or the height `h632`.
  private static func size(_ name: String, of full: (width: Int, height: Int)) -> (width: Int, height: Int)? {
    if name == "original" { return full }
    guard let number = Int(name.dropFirst()) else { return nil }
    switch name.first {
    case "w" where [45, 92, 154, 185, 300, 342, 500, 780, 1_280].contains(number):
      return (number, max(1, full.height * number / full.width))
    case "h" where number == 632: return (max(1, full.width * number / full.height), number)
    default: return nil
    }
  }

  private init?(pixabay path: [String]) {
    guard let name = path.last else { return nil }
    if path.first == "user" {
      self.init(.portrait, seed: name.stableHash, width: 250, height: 250)
      return
    }
    guard let (photograph, edge) = PixabayImage.parse(name) else { return nil }
    let size = photograph.size(within: edge)
    self.init(.scene, seed: UInt64(photograph.id), width: size.width, height: size.height)
  }

  /// Parses a path of an AMC picture, which Cloudinary delivers. A folder's name selects the kind of picture. An option
  /// in a folder's name, such as `w_300`, sets the width.
  private init?(amc path: [String]) {
    guard let name = path.last, name.hasSuffix(".png") || name.hasSuffix(".jpg"), path.count > 1 else { return nil }
    let folders = path.dropLast().joined(separator: "/")
    let (kind, full): (Kind, (Int, Int)) =
      if folders.contains("Poster") {
        (.poster, (600, 900))
      } else if folders.contains("headshots") {
        (.portrait, (400, 600))
      } else {
        (.scene, (1_280, 720))
      }
    let width =
      path.flatMap { $0.split(separator: ",") }.first { $0.hasPrefix("w_") }
      .flatMap { Int($0.dropFirst(2)) }.map { min(max($0, 1), 2_000) } ?? full.0
    let seed = path.filter { !$0.contains("w_") }.joined(separator: "/").stableHash
    self.init(kind, seed: seed, width: width, height: max(1, full.1 * width / full.0))
  }
}
