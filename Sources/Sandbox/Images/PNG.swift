// SPDX-License-Identifier: MIT
import CZlib

/// Encodes images as PNG (ISO/IEC 15948, https://www.w3.org/TR/png-3/) with a palette and eight bits per pixel.
enum PNG {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func encode(_ image: IndexedImage) -> [UInt8] {
    var bytes = signature
    var header: [UInt8] = []
    header.append(bigEndian: UInt32(image.width))
    header.append(bigEndian: UInt32(image.height))
    // Bit depth 8, colour type 3 (palette), and 0 for the compression method, the filter method and no interlacing.
    header += [8, 3, 0, 0, 0]
    append(chunk: "IHDR", header, to: &bytes)
    append(chunk: "PLTE", image.palette.flatMap { [$0.red, $0.green, $0.blue] }, to: &bytes)
    append(chunk: "IDAT", compressed(filtered(image)), to: &bytes)
    append(chunk: "IEND", [], to: &bytes)
    return bytes
  }

  /// The rows, each as its difference from the row above (filter type 2, Up). Rows are much alike, so most of it is
  /// zeros.
  private static func filtered(_ image: IndexedImage) -> [UInt8] {
    let width = image.width
    return [UInt8](unsafeUninitializedCapacity: (width + 1) * image.height) { output, count in
      image.pixels.withUnsafeBufferPointer { pixels in
        for y in 0..<image.height {
          output[count] = 2
          count += 1
          for x in 0..<width {
            let above = y == 0 ? 0 : pixels[(y - 1) * width + x]
            output[count] = pixels[y * width + x] &- above
            count += 1
          }
        }
      }
    }
  }

  /// Compresses data into the zlib format (RFC 1950). Returns nothing if memory runs out: the picture is damaged then.
  private static func compressed(_ data: [UInt8]) -> [UInt8] {
    let bound = compressBound(uLong(data.count))
    return [UInt8](unsafeUninitializedCapacity: Int(bound)) { output, count in
      var length = bound
      let result = compress2(output.baseAddress, &length, data, uLong(data.count), Z_BEST_SPEED)
      count = result == Z_OK ? Int(length) : 0
    }
  }

  private static func append(chunk name: StaticString, _ data: [UInt8], to bytes: inout [UInt8]) {
    bytes.append(bigEndian: UInt32(data.count))
    let body = name.withUTF8Buffer { Array($0) } + data
    bytes += body
    bytes.append(bigEndian: UInt32(truncatingIfNeeded: crc32(0, body, uInt(body.count))))
  }
}

extension [UInt8] {
  mutating func append(bigEndian number: UInt32) {
    for shift in [24, 16, 8, 0] { append(UInt8(truncatingIfNeeded: number >> UInt32(shift))) }
  }
}

/// An image whose pixels are indices into a palette.
struct IndexedImage: Sendable {
  struct Color: Sendable, Hashable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8

    init(red: UInt8, green: UInt8, blue: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
    }

    /// - Parameters:
    ///   - hue: the position on the colour wheel, from 0 to 1.
    ///   - saturation: from grey at 0 to pure at 1.
    ///   - value: from black at 0 to full light at 1.
    init(hue: Double, saturation: Double, value: Double) {
      func channel(_ offset: Double) -> UInt8 {
        let turned = (hue * 6 + offset).truncatingRemainder(dividingBy: 6)
        let amount = min(max(min(turned, 4 - turned), 0), 1)
        return UInt8(min(max((value - value * saturation * amount) * 255, 0), 255))
      }
      self.init(red: channel(5), green: channel(3), blue: channel(1))
    }
  }

  let width: Int
  let height: Int
  /// The colours; at most 256.
  let palette: [Color]
  /// The palette index of each pixel, row by row from the top; `width * height` elements.
  let pixels: [UInt8]
}
