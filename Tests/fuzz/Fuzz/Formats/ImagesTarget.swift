// SPDX-License-Identifier: MIT
@testable import Backend

extension FuzzTarget {
  /// Bytes that claim to be an image.
  static let images = FuzzTarget(
    "images", words: ["IHDR", "GIF89a", "RIFF", "WEBP", "VP8X", "VP8L", "VP8 ", "<svg", "<!--", "\u{FEFF}<?xml"],
    seeds: {
      let png: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8,
        3,
      ]
      let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 1, 0, 1]
      let texts = [
        "GIF89a\u{1}\u{0}\u{1}\u{0}", "RIFF____WEBPVP8X__________\u{1}\u{0}\u{0}\u{1}\u{0}\u{0}", "<?xml?><svg>",
      ]
      return [png, jpeg] + texts.map { Array($0.utf8) }
    },
    run: { input in
      guard let content = withMemory(of: input, times: 8, { ImageContent(input) }) else { return }
      expect(content.bytes == input, "the image has changed")
      expect(
        (content.width == nil) == (content.type == .svg),
        "an image of \(content.type) has the width \(content.width ?? 0)")
      expect((content.width ?? 1) > 0 && (content.height ?? 1) > 0, "the image has no size")
    })
}
