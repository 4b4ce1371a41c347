// SPDX-License-Identifier: MIT
import Basics

/// One of the sizes in which images are offered (https://developer.themoviedb.org/docs/image-basics): `w342`, `h632`,
/// `original`.
public enum ImageSize: Sendable, Hashable {
  /// A width in pixels; the height follows from the aspect ratio.
  case width(Int)
  /// A height in pixels; the width follows from the aspect ratio.
  case height(Int)
  case original

  /// Nil for text in any other form.
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

  /// The width in pixels, with `original` wider than any. Only portraits come in sizes by height; they are two wide by
  /// three high.
  var pixelsWide: Int {
    switch self {
    case .width(let pixels): pixels
    case .height(let pixels): pixels * 2 / 3
    case .original: .max
    }
  }
}

extension ImageSize: CustomStringConvertible {
  /// The size as it appears in URLs.
  public var description: String {
    switch self {
    case .width(let pixels): "w" + String(pixels)
    case .height(let pixels): "h" + String(pixels)
    case .original: "original"
    }
  }
}
