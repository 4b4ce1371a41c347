// SPDX-License-Identifier: MIT
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

  /// A header costs nothing. One that claims more than any provider's picture has is there to exhaust whoever opens it.
  private static let longestSide = 65_535
  private static let mostPixels = 1 << 28

  /// What the bytes are decides, not what their sender calls them. Nil unless they are an image of a known kind, of a
  /// size that pictures have.
  public init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    if let header = ImageHeader(bytes) {
      guard max(header.width, header.height) <= Self.longestSide,
        header.width * header.height <= Self.mostPixels
      else { return nil }
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

  /// XML whose root is `svg`: that is the first element after what may come before it
  /// (https://www.w3.org/TR/xml/#NT-prolog), whatever comments say. It has to begin within the first kilobytes, and a
  /// document type of its own, whose entities can grow without end, is refused.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    var rest = String(decoding: bytes.prefix(4_096), as: UTF8.self)[...]
    if rest.hasPrefix("\u{FEFF}") { rest.removeFirst() }
    while true {
      rest = rest.drop(while: \.isWhitespace)
      let end: Range<Substring.Index>?
      if rest.hasPrefix("<?") {
        end = rest.firstRange(of: "?>")
      } else if rest.hasPrefix("<!--") {
        end = rest.dropFirst(4).firstRange(of: "-->")
      } else if rest.hasPrefix("<!DOCTYPE svg") {
        end = rest.firstRange(of: ">")
        guard let end, !rest[..<end.lowerBound].contains("[") else { return false }
      } else {
        guard rest.hasPrefix("<svg"), let next = rest.dropFirst(4).first else { return false }
        return next.isWhitespace || next == ">" || next == "/"
      }
      guard let end else { return false }
      rest = rest[end.upperBound...]
    }
  }
}
