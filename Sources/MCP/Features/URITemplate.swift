// SPDX-License-Identifier: MIT
import Basics

/// A URI template in which each variable stands for one path segment (RFC 6570, level 1).
struct URITemplate {
  private enum Piece {
    case text(String)
    case blank(String)
  }

  private let pieces: [Piece]

  init(_ template: String) {
    var pieces: [Piece] = []
    for part in template.split(separator: "{", omittingEmptySubsequences: false) {
      if let end = part.firstIndex(of: "}") {
        pieces.append(.blank(String(part[..<end])))
        pieces.append(.text(String(part[part.index(after: end)...])))
      } else {
        pieces.append(.text(String(part)))
      }
    }
    self.pieces = pieces
  }

  /// The names of the variables.
  var names: [String] { pieces.compactMap { if case .blank(let name) = $0 { name } else { nil } } }

  /// The decoded values of the variables in a URI; nil if the URI doesn't match.
  func values(in uri: String) -> [String: String]? {
    var rest = uri[...]
    var values: [String: String] = [:]
    var open: String?
    for piece in pieces {
      switch piece {
      case .blank(let name): open = name
      case .text(let text):
        if let name = open {
          let end = rest.firstIndex(of: "/") ?? rest.endIndex
          guard let value = Self.decoded(rest[..<end]), !value.isEmpty else { return nil }
          values[name] = value
          rest = rest[end...]
          open = nil
        }
        guard rest.hasPrefix(text) else { return nil }
        rest = rest.dropFirst(text.count)
      }
    }
    return rest.isEmpty ? values : nil
  }

  /// Decodes percent-encoding (RFC 3986 section 2.1); nil for invalid escapes or invalid UTF-8.
  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst()?.hexadecimalValue, let low = rest.popFirst()?.hexadecimalValue else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
