/// The kinds of image that the providers serve.
public enum ImageType: String, Sendable, CaseIterable {
  case png = "image/png"
  case jpeg = "image/jpeg"
  case webP = "image/webp"
  case gif = "image/gif"
  case svg = "image/svg+xml"

  /// The media type, e.g. `image/png`.
  public var contentType: String { rawValue }

  /// Without a dot.
  public var fileExtension: String {
    switch self {
    case .png: "png"
    case .jpeg: "jpg"
    case .webP: "webp"
    case .gif: "gif"
    case .svg: "svg"
    }
  }
}

/// Bytes that are known to be an image.
public struct ImageContent: Sendable {
  /// The image as it came.
  public let bytes: [UInt8]
  /// What the bytes are, whatever their sender calls them.
  public let type: ImageType
  /// Pixels; nil for SVG, which has no size of its own.
  public let width: Int?
  /// Pixels; nil for SVG.
  public let height: Int?

  /// What the bytes are decides, not what their sender calls them. Nil unless they are an image of a known kind.
  public init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    if let header = ImageHeader(bytes) {
      type = header.type
      width = header.width
      height = header.height
    } else if Self.isSVG(bytes) {
      type = .svg
      width = nil
      height = nil
    } else {
      return nil
    }
  }

  /// XML whose root is `svg`, as far as its first kilobyte shows.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(1_024), as: UTF8.self).drop { $0 == "\u{FEFF}" || $0.isWhitespace }
    return ["<?xml", "<!--", "<!DOCTYPE svg", "<svg"].contains { start.hasPrefix($0) } && start.contains("<svg")
  }
}
