// SPDX-License-Identifier: MIT
extension String {
  /// This text as a part of one line of a terminal or a log: a line break is a blank, and what would drive the
  /// terminal, turn the line or hide in it is written out, such as `\u{1B}`.
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

/// JSON as a terminal may show it: what a string in it holds that would drive the terminal, turn the line or hide in it
/// is written as an escape (RFC 8259 section 7), so that it is the same JSON.
/// - Parameter json: a valid text on one line; all that isn't ASCII stands in its strings.
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
        let digits = String(unit, radix: 16)
        result.append(contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
      }
    }
  }
  return result
}
