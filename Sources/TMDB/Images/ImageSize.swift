// SPDX-License-Identifier: MIT
import Basics

/// A size that pictures are offered in (https://developer.themoviedb.org/docs/image-basics): `w342`, `h632`,
/// `original`.
public enum ImageSize: Sendable, Hashable {
  /// Pixels; the height follows.
  case width(Int)
  /// Pixels; the width follows.
  case height(Int)
  case original

  /// Nil for a text of another form.
  public init?(_ text: String) {
    if text == "original" {
      self = .original
      return
    }
    let digits = text.dropFirst()
    guard (1...5).contains(digits.utf8.count), digits.isASCIIDigits,
      let pixels = Int(digits), pixels > 0
    else { return nil }
    switch text.first {
    case "w": self = .width(pixels)
    case "h": self = .height(pixels)
    default: return nil
    }
  }

  /// How many pixels wide a picture of this size is, `original` being wider than any. Sizes by height are for
  /// portraits, two wide to three high.
  var pixelsWide: Int {
    switch self {
    case .width(let pixels): pixels
    case .height(let pixels): pixels * 2 / 3
    case .original: .max
    }
  }
}

extension ImageSize: CustomStringConvertible {
  /// The size as it stands in an address.
  public var description: String {
    switch self {
    case .width(let pixels): "w" + String(pixels)
    case .height(let pixels): "h" + String(pixels)
    case .original: "original"
    }
  }
}
