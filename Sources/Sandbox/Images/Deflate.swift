// SPDX-License-Identifier: MIT
/// A DEFLATE compressor (RFC 1951) for data that consists mostly of runs of one byte. A run becomes copies at distance
/// one; everything else is literals. The fixed code of section 3.2.6 needs no search and no table in the output.
struct Deflate {
  private var bytes: [UInt8] = []
  private var pending: UInt32 = 0
  private var pendingBits: UInt32 = 0

  /// Compresses data into the zlib format (RFC 1950).
  static func zlib(_ data: [UInt8]) -> [UInt8] {
    var deflate = Deflate()
    // CMF and FLG: DEFLATE with a window of 32 KiB, and the check bits of these two bytes.
    deflate.bytes = [0x78, 0x01]
    deflate.write(data)
    deflate.bytes.append(bigEndian: Checksum.adler32(data))
    return deflate.bytes
  }

  private mutating func write(_ data: [UInt8]) {
    // BFINAL is 1: this block is the last. BTYPE is 01: it uses the fixed code.
    put(0b011, bits: 3)
    data.withUnsafeBufferPointer { data in
      var index = 0
      while index < data.count {
        put(literal: data[index])
        var run = 0
        while index + 1 + run < data.count, data[index + 1 + run] == data[index] { run += 1 }
        index += 1 + run
        while run >= 3 {
          let length = min(run, 258)
          put(copyOf: length)
          run -= length
        }
        for _ in 0..<run { put(literal: data[index - 1]) }
      }
    }
    put(code: 0, bits: 7)
    put(0, bits: (8 - pendingBits % 8) % 8)
  }

  private mutating func put(literal byte: UInt8) {
    if byte < 144 { put(code: 0x30 + UInt32(byte), bits: 8) } else { put(code: 0x190 + UInt32(byte) - 144, bits: 9) }
  }

  /// Writes a copy of the last byte, repeated 3 to 258 times.
  private mutating func put(copyOf length: Int) {
    let step = Self.lengths.lastIndex { $0.base <= length } ?? 0
    let symbol = UInt32(257 + step)
    if symbol < 280 { put(code: symbol - 256, bits: 7) } else { put(code: 0xC0 + symbol - 280, bits: 8) }
    put(UInt32(length - Self.lengths[step].base), bits: Self.lengths[step].extraBits)
    // The distance code for a distance of one is 0.
    put(code: 0, bits: 5)
  }

  /// Writes a Huffman code, most significant bit first.
  private mutating func put(code: UInt32, bits: UInt32) {
    var reversed: UInt32 = 0
    for bit in 0..<bits where code >> bit & 1 == 1 { reversed |= 1 << (bits - 1 - bit) }
    put(reversed, bits: bits)
  }

  /// Writes a number, least significant bit first.
  private mutating func put(_ value: UInt32, bits: UInt32) {
    pending |= value << pendingBits
    pendingBits += bits
    while pendingBits >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingBits -= 8
    }
  }

  /// The base length and the extra bits of each length code (section 3.2.5).
  private static let lengths: [(base: Int, extraBits: UInt32)] = [
    (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0), (9, 0), (10, 0), (11, 1), (13, 1), (15, 1), (17, 1), (19, 2),
    (23, 2), (27, 2), (31, 2), (35, 3), (43, 3), (51, 3), (59, 3), (67, 4), (83, 4), (99, 4), (115, 4), (131, 5),
    (163, 5), (195, 5), (227, 5), (258, 0),
  ]
}
