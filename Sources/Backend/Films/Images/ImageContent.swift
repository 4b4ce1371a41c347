// SPDX-License-Identifier: MIT
/// The image types that the providers serve.
enum ImageFormat: String, Sendable, CaseIterable {
  case png = "image/png"
  case jpeg = "image/jpeg"
  case webP = "image/webp"
  case gif = "image/gif"
  case svg = "image/svg+xml"

  /// The media type, e.g. `image/png`.
  var contentType: String { rawValue }

  /// The file name extension, without a dot.
  var fileExtension: String {
    switch self {
    case .png: "png"
    case .jpeg: "jpg"
    case .webP: "webp"
    case .gif: "gif"
    case .svg: "svg"
    }
  }
}

/// Bytes that were recognized as an image.
struct ImageContent: Sendable {
  /// The unmodified bytes of the image.
  let bytes: [UInt8]
  /// The type detected from the bytes; the sender's media type is ignored.
  let type: ImageFormat
  /// The width in pixels; nil for SVG, which has no size of its own.
  let width: Int?
  /// The height in pixels; nil for SVG.
  let height: Int?

  /// No provider's picture reaches these limits. A header is cheap to forge, and a larger size could exhaust the memory
  /// of a program that decodes the image.
  private static let longestSide = 65_535
  private static let mostPixels = 1 << 28

  /// Returns nil unless the bytes are an image of a known type and a plausible size. Only the bytes decide, not the
  /// media type that their sender declares.
  init?(_ bytes: [UInt8]) {
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

  /// Whether the bytes are XML whose root element is `svg`, after an optional prolog
  /// (https://www.w3.org/TR/xml/#NT-prolog). The root must begin within the first 4 KiB. A document type with an
  /// internal subset is refused, because its entities can expand without limit.
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
