// SPDX-License-Identifier: MIT
import Basics
import Contract

/// The base URL and sizes of images (https://developer.themoviedb.org/reference/configuration-details).
public struct ImageConfiguration: Sendable, Hashable {
  /// The prefix of image URLs; always ends in a slash.
  public var base: String {
    didSet { if !base.hasSuffix("/") { base += "/" } }
  }
  private let sizesByType: [ArtworkType: [ImageSize]]

  /// - Parameter base: the prefix of image URLs; a trailing slash is added if missing.
  public init(base: String, sizes: [ArtworkType: [ImageSize]]) {
    self.base = base.hasSuffix("/") ? base : base + "/"
    sizesByType = sizes.mapValues { $0.sorted { $0.pixelsWide < $1.pixelsWide } }
  }

  /// What TMDB's configuration has been for years, for use until it has been fetched.
  public static let `default` = ImageConfiguration(
    base: "https://image.tmdb.org/t/p/",
    sizes: [
      .poster: [.width(92), .width(154), .width(185), .width(342), .width(500), .width(780), .original],
      .backdrop: [.width(300), .width(780), .width(1280), .original],
      .profile: [.width(45), .width(185), .height(632), .original],
      .logo: [.width(45), .width(92), .width(154), .width(185), .width(300), .width(500), .original],
    ])

  /// The sizes for a type, smallest first; the last one is `original`.
  public func sizes(of type: ArtworkType) -> [ImageSize] { sizesByType[type] ?? [.original] }

  /// The smallest size that is at least `width` pixels wide; `original` if none is.
  public func size(of type: ArtworkType, coveringWidth width: Int) -> ImageSize {
    sizes(of: type).first { $0.pixelsWide >= width } ?? .original
  }

  /// The URL of an image; nil for an invalid path. TMDB serves SVG in full size only, and as PNG in the other sizes.
  /// - Parameter path: a path from TMDB, such as `/cij4dd21v2Rk2YtUQbV5kW69WB2.jpg`.
  public func url(path: String, size: ImageSize) -> String? {
    guard Self.isPath(path) else { return nil }
    let isDrawing = size != .original && path.utf8.suffix(4).elementsEqual(".svg".utf8)
    let path = isDrawing ? path.dropLast(4) + ".png" : path[...]
    let size = size.description
    var url = base
    url.reserveCapacity(base.utf8.count + size.utf8.count + path.utf8.count)
    url += size
    url += path
    return url
  }

  /// The URL of an image in the usual size for its type; nil for an invalid path.
  public func url(path: String, _ type: ArtworkType) -> String? {
    url(path: path, size: size(of: type, coveringWidth: type.usualWidth))
  }

  /// Whether a path is a slash and a plain name, or several: nothing that could lead outside the images. Works on
  /// bytes, because it runs twice for every row of a list; by characters it took half the time of reading a page.
  private static func isPath(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { $0.count <= 200 && isPath($0) }
  }

  private static func isPath(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    guard path.first == UInt8(ascii: "/") else { return false }
    var isAtStart = true
    for byte in path.dropFirst() {
      switch byte {
      case UInt8(ascii: "/") where isAtStart, UInt8(ascii: ".") where isAtStart: return false
      case UInt8(ascii: "/"): isAtStart = true
      case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"): isAtStart = false
      case _ where byte.isASCIIAlphanumeric: isAtStart = false
      default: return false
      }
    }
    return !isAtStart
  }
}

extension ArtworkType {
  /// The default width in pixels: suited to lists, and for a backdrop to a page.
  public var usualWidth: Int {
    switch self {
    case .poster: 342
    case .backdrop: 1280
    case .profile: 185
    case .logo: 92
    }
  }
}
