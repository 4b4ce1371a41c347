// SPDX-License-Identifier: MIT
/// The type and size of an image, read from its first bytes without decoding it.
struct ImageHeader: Equatable {
  let type: ImageFormat
  /// Pixels as coded; an EXIF orientation is not applied.
  let width: Int
  let height: Int

  /// Returns nil unless the bytes begin with a complete PNG, JPEG, WebP or GIF header whose sides are above zero.
  init?(_ bytes: [UInt8]) {
    let data = Fields(bytes: bytes)
    guard let (type, size) = data.png ?? data.gif ?? data.webP ?? data.jpeg,
      let (width, height) = size, width > 0, height > 0
    else { return nil }
    self.type = type
    self.width = width
    self.height = height
  }
}

/// Reads header fields at fixed offsets, nil beyond the end. Each format's property is nil for another format; its size
/// is nil if the header is truncated.
private struct Fields {
  typealias Found = (ImageFormat, (Int, Int)?)

  let bytes: [UInt8]

  /// https://www.w3.org/TR/png-3/#11IHDR: the signature, then the chunk IHDR.
  var png: Found? {
    guard has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0), has("IHDR", at: 12) else { return nil }
    return (.png, pair(big(4, at: 16), big(4, at: 20)))
  }

  /// https://www.w3.org/Graphics/GIF/spec-gif89a.txt section 18: the logical screen.
  var gif: Found? {
    guard has("GIF87a", at: 0) || has("GIF89a", at: 0) else { return nil }
    return (.gif, pair(little(2, at: 6), little(2, at: 8)))
  }

  /// RFC 9649 section 2: RIFF with a lossy, lossless or extended first chunk.
  var webP: Found? {
    guard has("RIFF", at: 0), has("WEBP", at: 8) else { return nil }
    if has("VP8X", at: 12) { return (.webP, pair(little(3, at: 24).map { $0 + 1 }, little(3, at: 27).map { $0 + 1 })) }
    if has("VP8L", at: 12), has([0x2F], at: 20) {
      return (.webP, little(4, at: 21).map { (($0 & 0x3FFF) + 1, (($0 >> 14) & 0x3FFF) + 1) })
    }
    if has("VP8 ", at: 12), has([0x9D, 0x01, 0x2A], at: 23) {
      return (.webP, pair(little(2, at: 26).map { $0 & 0x3FFF }, little(2, at: 28).map { $0 & 0x3FFF }))
    }
    return (.webP, nil)
  }

  /// ITU-T T.81 annex B: segments up to the frame header, SOF0 to SOF15 without DHT, JPG and DAC.
  var jpeg: Found? {
    guard has([0xFF, 0xD8, 0xFF], at: 0) else { return nil }
    var place = 2
    while let mark = byte(at: place), mark == 0xFF, let code = byte(at: place + 1) {
      switch code {
      case 0xFF:
        place += 1  // a fill byte
      case 0x01, 0xD0...0xD8:
        place += 2  // no content
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        return (.jpeg, pair(big(2, at: place + 7), big(2, at: place + 5)))
      case 0xD9, 0xDA:
        return (.jpeg, nil)  // the image begins, or ends, without a frame header
      default:
        guard let length = big(2, at: place + 2), length >= 2 else { return (.jpeg, nil) }
        place += 2 + length
      }
    }
    return (.jpeg, nil)
  }

  private func pair(_ width: Int?, _ height: Int?) -> (Int, Int)? {
    guard let width, let height else { return nil }
    return (width, height)
  }

  private func has(_ expected: String, at place: Int) -> Bool { has(Array(expected.utf8), at: place) }

  private func has(_ expected: [UInt8], at place: Int) -> Bool {
    place + expected.count <= bytes.count && bytes[place..<place + expected.count].elementsEqual(expected)
  }

  private func byte(at place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }

  private func big(_ count: Int, at place: Int) -> Int? {
    guard place + count <= bytes.count else { return nil }
    return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private func little(_ count: Int, at place: Int) -> Int? {
    guard place + count <= bytes.count else { return nil }
    return bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
