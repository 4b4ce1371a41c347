// SPDX-License-Identifier: MIT
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
