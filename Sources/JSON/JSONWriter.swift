/// Writes one JSON text into a buffer. Commas and escapes are its business; balance of brackets is the caller's.
public struct JSONWriter {
  /// What has been written so far.
  public private(set) var bytes: [UInt8] = []

  public init() {}

  /// - Parameter capacity: bytes to set aside at once.
  public init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  /// Starts again, with the memory that is there.
  public mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  public mutating func beginObject() {
    separate()
    bytes.append(UInt8(ascii: "{"))
  }

  public mutating func endObject() { bytes.append(UInt8(ascii: "}")) }

  public mutating func beginArray() {
    separate()
    bytes.append(UInt8(ascii: "["))
  }

  public mutating func endArray() { bytes.append(UInt8(ascii: "]")) }

  public mutating func object(_ body: (inout JSONWriter) -> Void) {
    beginObject()
    body(&self)
    endObject()
  }

  public mutating func array(_ body: (inout JSONWriter) -> Void) {
    beginArray()
    body(&self)
    endArray()
  }

  /// The name of the member whose value is written next.
  public mutating func key(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
  }

  /// A member; left out where the value is nil.
  public mutating func member(_ name: String, _ value: (some JSONWritable)?) {
    guard let value else { return }
    key(name)
    value.write(to: &self)
  }

  public mutating func value(_ value: some JSONWritable) { value.write(to: &self) }

  public mutating func null() { literal("null") }

  public mutating func boolean(_ value: Bool) { literal(value ? "true" : "false") }

  public mutating func integer(_ value: some BinaryInteger) {
    separate()
    guard let value = Int(exactly: value) else { return bytes.append(contentsOf: String(value).utf8) }
    // The digits come from the last to the first; a 64-bit integer has up to 19, and a sign.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var start = digits.count
      var magnitude = value.magnitude
      repeat {
        start -= 1
        digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude % 10)
        magnitude /= 10
      } while magnitude > 0
      if value < 0 {
        start -= 1
        digits[start] = UInt8(ascii: "-")
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: digits[start...]))
    }
  }

  /// The shortest form that reads back as the same double; null for infinities and NaN, which JSON can't hold.
  public mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    separate()
    bytes.append(contentsOf: value.description.utf8)
  }

  /// Text that is already one valid JSON value.
  public mutating func raw(_ text: some Collection<UInt8>) {
    separate()
    bytes.append(contentsOf: text)
  }

  /// RFC 8259 section 7: only what must be escaped is; the rest is UTF-8 as it is.
  public mutating func string(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      var plain = 0
      var position = 0
      while let special = SpecialBytes.firstToEscape(in: utf8, from: position) {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[plain..<special]))
        escape(utf8[special])
        position = special + 1
        plain = position
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[plain...]))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    default:
      let digits = String(byte, radix: 16)
      bytes.append(contentsOf: "u00\(byte < 16 ? "0" : "")\(digits)".utf8)
    }
  }

  /// A literal, or the beginning of a container up to and with the name of the value that is written next.
  package mutating func literal(_ text: StaticString) {
    separate()
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// A value or a name needs a comma before it unless it is the first of its container or follows its name.
  @inline(__always)
  private mutating func separate() {
    switch bytes.last {
    case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): break
    default: bytes.append(UInt8(ascii: ","))
    }
  }
}
