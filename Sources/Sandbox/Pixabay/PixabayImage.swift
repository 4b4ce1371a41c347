// SPDX-License-Identifier: MIT
import Basics

/// Maps photographs to the URLs of their pictures in several sizes, and back.
enum PixabayImage {
  static func preview(of photograph: Photograph) -> String {
    "https://cdn.pixabay.com/photo/2026/01/02/03/04/\(photograph.title.slug)-\(photograph.id)_150.png"
  }

  /// The URL of a larger picture. Pixabay's name for it hides the id; here its last eight hexadecimal digits are the
  /// id.
  static func web(of photograph: Photograph, edge: Int) -> String {
    let noise = "\(photograph.id) \(edge)".stableHash | 1 << 63
    let digits = String(photograph.id, radix: 16)
    let padded = String(repeating: "0", count: max(0, 8 - digits.count)) + digits
    return "https://pixabay.com/get/g\(String(noise, radix: 16))\(padded)_\(edge).png"
  }

  /// The photograph and the longer edge that a file name stands for, such as `…-3104117_150.png` or
  /// `g…002f5d95_640.png`.
  static func parse(_ name: String) -> (photograph: Photograph, edge: Int)? {
    guard name.hasSuffix(".png") else { return nil }
    let parts = name.dropLast(4).split(separator: "_")
    guard parts.count == 2, let edge = Int(parts[1]), [150, 640, 1_280].contains(edge) else { return nil }
    let id =
      parts[0].hasPrefix("g") && !parts[0].contains("-")
      ? Int(parts[0].suffix(8), radix: 16) : parts[0].split(separator: "-").last.flatMap { Int($0) }
    guard let photograph = Catalogue.shared.photographs.first(where: { $0.id == id }) else { return nil }
    return (photograph, edge)
  }
}
