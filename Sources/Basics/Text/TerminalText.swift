// SPDX-License-Identifier: MIT
extension String {
  /// This untrusted text as part of one line of a terminal or a log. Line breaks become spaces; characters that would
  /// control the terminal, change the text's direction or hide are written out, such as `\u{1B}`.
  public var forTerminal: String {
    guard !utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) else { return self }
    var effects = TextEffects()
    var result = ""
    for scalar in unicodeScalars {
      switch effects.next(scalar) {
      case .none: result.unicodeScalars.append(scalar)
      case .breaksLine: result.append(" ")
      case .controls, .hides: result.append(scalar.escaped(asASCII: true))
      }
    }
    return result
  }
}

/// Valid JSON that is safe to show on a terminal: characters in strings that would control the terminal, change the
/// text's direction or hide are written as escapes (RFC 8259 section 7), so its value is unchanged.
///
/// - Parameter json: a valid text on one line; any character outside ASCII is inside a string.
public func jsonForTerminal(_ json: some Collection<UInt8>) -> [UInt8] {
  guard !json.allSatisfy({ $0 < 0x7F }) else { return Array(json) }
  var effects = TextEffects()
  var result: [UInt8] = []
  result.reserveCapacity(json.count)
  for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
    if effects.next(scalar) == .none || scalar.value < 0x20 {
      result.append(contentsOf: UTF8.encode(scalar)?.map { $0 } ?? [])
    } else {
      for unit in UTF16.encode(scalar)?.map({ $0 }) ?? [] {
        result.append(contentsOf: "\\u\(unit.padded(to: 4, radix: 16))".utf8)
      }
    }
  }
  return result
}
