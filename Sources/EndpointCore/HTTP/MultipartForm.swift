// SPDX-License-Identifier: MIT
/// A `multipart/form-data` body (RFC 7578) of named values and files. Files and streams are read while they are sent.
public struct MultipartForm: Sendable {
  /// A field of the form.
  public struct Part: Sendable {
    /// The field's name (RFC 7578 section 4.2).
    public let name: String
    /// The file name sent to the upstream; nil for a field that is not a file.
    public let fileName: String?
    /// The field's value.
    public let body: HTTPBody
  }

  /// The parts in the order in which they are sent.
  public private(set) var parts: [Part] = []
  /// The delimiter between the parts.
  public let boundary: String

  /// - Parameter boundary: random by default; must not occur in any part.
  public init(boundary: String = Self.randomBoundary()) { self.boundary = boundary }

  /// Adds a plain field.
  public mutating func append(_ name: String, _ value: String) {
    parts.append(Part(name: name, fileName: nil, body: .bytes(Array(value.utf8), contentType: "")))
  }

  /// Adds a file, or a field with a media type of its own.
  public mutating func append(_ name: String, fileName: String? = nil, _ body: HTTPBody) {
    parts.append(Part(name: name, fileName: fileName, body: body))
  }

  /// The media type of the body, including the boundary.
  public var contentType: String { "multipart/form-data; boundary=\(boundary)" }

  /// Whether all parts can be sent again.
  public var isReplayable: Bool { parts.allSatisfy(\.body.isReplayable) }

  /// A boundary with 128 random bits, enough not to occur in a part by chance.
  public static func randomBoundary() -> String {
    let digits = Array("0123456789abcdef".utf8)
    return "form-" + String(decoding: (0..<32).map { _ in digits[Int.random(in: 0..<16)] }, as: UTF8.self)
  }

  /// The delimiter and headers before the body of `part`.
  func head(of part: Part) -> [UInt8] {
    var head = "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(Self.quoted(part.name))\""
    if let fileName = part.fileName { head += "; filename=\"\(Self.quoted(fileName))\"" }
    if let type = part.body.contentType, !type.isEmpty {
      head += "\r\nContent-Type: \(type.filter { !$0.isNewline })"
    }
    return Array((head + "\r\n\r\n").utf8)
  }

  /// The closing delimiter after the last part.
  var tail: [UInt8] { Array("--\(boundary)--\r\n".utf8) }

  /// Escapes a name as browsers do (HTML, "multipart/form-data encoding algorithm"): percent-encodes line breaks and
  /// quotes and nothing else, not even backslashes.
  private static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0x0A: bytes += Array("%0A".utf8)
      case 0x0D: bytes += Array("%0D".utf8)
      case 0x22: bytes += Array("%22".utf8)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
