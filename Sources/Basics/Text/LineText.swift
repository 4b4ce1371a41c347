// SPDX-License-Identifier: MIT
extension String {
  /// The most characters of a cell.
  public static let cellLength = 200

  /// This untrusted text as one line that a front end can draw as it is: in Unicode's form NFC, without control
  /// characters and characters that hide or change the direction of the text around them. A text with letters that are
  /// written from right to left is isolated (UAX 9), so that what stands beside it keeps its place.
  /// - Parameter length: the most characters (Unicode scalars); a longer text is cut with an ellipsis.
  public func asLine(upTo length: Int = cellLength) -> String {
    var isPlain = utf8.count <= length
    var last = UInt8(ascii: " ")
    for byte in utf8 {
      guard isPlain else { break }
      // Of other scripts the composed Latin letters up to U+023F, in two bytes each, are as they should be.
      let isLetter = 0xC3...0xC8 ~= byte || 0x80...0xBF ~= byte
      isPlain = isLetter || 0x20..<0x7F ~= byte && (byte != 0x20 || last != 0x20)
      last = byte
    }
    if isPlain, last != 0x20 || isEmpty { return self }
    // Long texts are cut first, so that their rest costs nothing.
    let text = String(String(unicodeScalars.prefix(4 * length)).forModel.composed.trimmed)
    let isIsolated = text.unicodeScalars.contains(where: \.isRightToLeft)
    let room = isIsolated ? length - 2 : length
    let cut = text.unicodeScalars.count > room ? String(text.unicodeScalars.prefix(room - 1)).trimmed + "…" : text
    return isIsolated ? "\u{2068}\(cut)\u{2069}" : cut
  }

  private var trimmed: String {
    guard last == " " else { return self }
    return String(reversed().drop { $0 == " " }.reversed())
  }
}

extension Unicode.Scalar {
  /// Whether it is in a block of scripts that are written from right to left.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
