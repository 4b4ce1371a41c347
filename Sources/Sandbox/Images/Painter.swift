// SPDX-License-Identifier: MIT
import Platform

/// Draws pictures: a banded sky, a sun or a moon, two ranges of hills, and shapes that depend on the kind of picture.
///
/// All measures are fractions of the width and the height, so a picture looks the same at every size.
enum Painter {
  /// The colours' indices in the palette.
  private enum Ink {
    static let skyBands = 32
    static let farHill: UInt8 = 32
    static let nearHill: UInt8 = 33
    static let light: UInt8 = 34
    static let letters: UInt8 = 35
    static let dark: UInt8 = 36
  }

  static func paint(_ picture: Picture) -> IndexedImage {
    var random = SplitMix64(seed: picture.seed)
    let hue = random.fraction()
    let layout = Layout(&random, picture)
    var pixels = [UInt8](repeating: 0, count: picture.width * picture.height)
    pixels.withUnsafeMutableBufferPointer { pixels in
      for y in 0..<picture.height {
        for x in 0..<picture.width { pixels[y * picture.width + x] = layout.ink(x, y) }
      }
    }
    return IndexedImage(width: picture.width, height: picture.height, palette: palette(hue: hue), pixels: pixels)
  }

  private static func palette(hue: Double) -> [IndexedImage.Color] {
    var colors = (0..<Ink.skyBands).map { band in
      let depth = Double(band) / Double(Ink.skyBands)
      return IndexedImage.Color(hue: hue + depth * 0.12, saturation: 0.75 - depth * 0.4, value: 0.25 + depth * 0.65)
    }
    colors.append(IndexedImage.Color(hue: hue + 0.05, saturation: 0.6, value: 0.35))
    colors.append(IndexedImage.Color(hue: hue + 0.02, saturation: 0.7, value: 0.18))
    colors.append(IndexedImage.Color(hue: hue + 0.5, saturation: 0.3, value: 1))
    colors.append(IndexedImage.Color(hue: hue, saturation: 0.05, value: 0.97))
    colors.append(IndexedImage.Color(hue: hue, saturation: 0.5, value: 0.08))
    return colors
  }

  /// The layout of a picture, computed once.
  private struct Layout {
    private let width: Int
    private let height: Int
    private let kind: Picture.Kind
    /// The top of the hills in each column, in pixels from the top of the picture.
    private let farHills: [Int]
    private let nearHills: [Int]
    private let sun: (x: Int, y: Int, radius: Int)
    /// Bars that represent lines of text.
    private let bars: [(left: Int, top: Int, right: Int, bottom: Int)]

    init(_ random: inout SplitMix64, _ picture: Picture) {
      let width = picture.width
      let height = picture.height
      self.width = width
      self.height = height
      kind = picture.kind
      let isHead = picture.kind == .portrait
      let place = isHead ? (x: 0.5, y: 0.42) : (x: 0.2 + 0.6 * random.fraction(), y: 0.2 + 0.25 * random.fraction())
      let radius = isHead ? 0.22 : 0.08 + 0.1 * random.fraction()
      sun = (
        x: Int(place.x * Double(width)), y: Int(place.y * Double(height)),
        radius: Int(radius * Double(min(width, height)))
      )
      let base = isHead ? 0.75 : 0.62
      farHills = Self.hills(&random, width, height, base: base, swing: 0.1)
      nearHills = Self.hills(&random, width, height, base: base + 0.12, swing: 0.07)
      bars = Self.words(&random, picture)
    }

    func ink(_ x: Int, _ y: Int) -> UInt8 {
      for bar in bars where x >= bar.left && x < bar.right && y >= bar.top && y < bar.bottom { return Ink.letters }
      if kind == .logo { return Ink.dark }
      if kind == .portrait {
        if isShoulder(x, y) { return Ink.nearHill }
      } else if y >= nearHills[x] {
        return Ink.nearHill
      }
      let across = x - sun.x
      let down = y - sun.y
      if across * across + down * down <= sun.radius * sun.radius { return Ink.light }
      if y >= farHills[x] { return Ink.farHill }
      return UInt8(min(y * Ink.skyBands / height, Ink.skyBands - 1))
    }

    private func isShoulder(_ x: Int, _ y: Int) -> Bool {
      let across = Double(x - width / 2) / (Double(width) * 0.38)
      let down = Double(height - y) / (Double(height) * 0.4)
      return across * across + down * down <= 1
    }

    /// The top of a range of hills in each column: the sum of two sine waves.
    private static func hills(
      _ random: inout SplitMix64, _ width: Int, _ height: Int, base: Double, swing: Double
    ) -> [Int] {
      let phase = random.fraction() * 2 * Double.pi
      let slow = 1 + 2 * random.fraction()
      let fast = 4 + 5 * random.fraction()
      return (0..<width).map { x in
        let at = Double(x) / Double(width) * 2 * Double.pi
        let wave = (at * slow + phase).sine * 0.7 + (at * fast + 2 * phase).sine * 0.3
        return Int((base + swing * wave) * Double(height))
      }
    }

    private static func words(
      _ random: inout SplitMix64, _ picture: Picture
    ) -> [(left: Int, top: Int, right: Int, bottom: Int)] {
      let lines: [(top: Double, bottom: Double, width: Double)]
      switch picture.kind {
      case .poster:
        lines = [(0.80, 0.85, 0.4 + 0.4 * random.fraction()), (0.875, 0.89, 0.5), (0.91, 0.92, 0.35)]
      case .logo: lines = [(0.35, 0.65, 0.6 + 0.25 * random.fraction())]
      case .scene, .portrait: lines = []
      }
      let width = Double(picture.width)
      let height = Double(picture.height)
      return lines.map { line in
        (
          left: Int((0.5 - line.width / 2) * width), top: Int(line.top * height),
          right: Int((0.5 + line.width / 2) * width), bottom: Int(line.bottom * height)
        )
      }
    }
  }
}
