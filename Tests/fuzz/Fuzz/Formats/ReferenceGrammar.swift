// SPDX-License-Identifier: MIT
/// RFC 8259 as a recursive-descent recognizer with one function for each rule, to compare the scanner with.
struct ReferenceGrammar {
  private let bytes: [UInt8]
  private let depthLimit: Int
  private var position = 0
  private var depth = 0

  static func accepts(_ bytes: [UInt8], depthLimit: Int = 128) -> Bool {
    guard String(validating: bytes, as: UTF8.self) != nil else { return false }
    var grammar = ReferenceGrammar(bytes: bytes, depthLimit: depthLimit)
    return grammar.element() && grammar.position == bytes.count
  }

  private init(bytes: [UInt8], depthLimit: Int) {
    self.bytes = bytes
    self.depthLimit = depthLimit
  }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ text: StaticString) -> Bool {
    let end = position + text.utf8CodeUnitCount
    guard end <= bytes.count,
      bytes[position..<end].elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    else { return false }
    position = end
    return true
  }

  private mutating func blanks() {
    while let byte, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  private mutating func element() -> Bool {
    blanks()
    defer { blanks() }
    switch byte {
    case UInt8(ascii: "{"): return container(closing: "}", hasNames: true)
    case UInt8(ascii: "["): return container(closing: "]", hasNames: false)
    case UInt8(ascii: "\""): return string()
    default: return take("true") || take("false") || take("null") || number()
    }
  }

  private mutating func container(closing: StaticString, hasNames: Bool) -> Bool {
    guard depth < depthLimit else { return false }
    depth += 1
    defer { depth -= 1 }
    position += 1
    blanks()
    if take(closing) { return true }
    repeat {
      if hasNames {
        blanks()
        guard string() else { return false }
        blanks()
        guard take(":") else { return false }
      }
      guard element() else { return false }
    } while take(",")
    return take(closing)
  }

  private mutating func string() -> Bool {
    guard take("\"") else { return false }
    while let byte {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return true
      case UInt8(ascii: "\\"): guard escape() else { return false }
      case 0..<0x20: return false
      default: break
      }
    }
    return false
  }

  private mutating func escape() -> Bool {
    guard let byte else { return false }
    position += 1
    guard byte == UInt8(ascii: "u") else { return "\"\\/bfnrt".utf8.contains(byte) }
    for _ in 0..<4 {
      guard let digit = self.byte, "0123456789abcdefABCDEF".utf8.contains(digit) else { return false }
      position += 1
    }
    return true
  }

  private mutating func number() -> Bool {
    _ = take("-")
    if !take("0") { guard digits() else { return false } }
    if take(".") { guard digits() else { return false } }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      guard digits() else { return false }
    }
    return true
  }

  private mutating func digits() -> Bool {
    let start = position
    while let byte, 0x30...0x39 ~= byte { position += 1 }
    return position > start
  }
}
