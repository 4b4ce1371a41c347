// SPDX-License-Identifier: MIT
import Platform

/// The width and the colours of a terminal.
struct Terminal: Equatable {
  /// Its width in columns.
  var columns = 80
  var isColoured = false
  /// How the commands on its pages begin.
  var next = NextCommand()
}

extension Terminal {
  /// Describes the terminal behind a descriptor; nil if it is not a terminal.
  ///
  /// - Parameter environment: `NO_COLOR` (https://no-color.org) and `TERM=dumb` turn colours off.
  init?(_ descriptor: FileDescriptor, environment: [String: String]) {
    guard descriptor.isTerminal else { return nil }
    columns = descriptor.terminalColumns ?? 80
    isColoured = environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }

  /// The role of a part of the text. Colour only repeats what position and words show.
  enum Style: String {
    case heading = "1"
    case dim = "2"
    case name = "36"
    case string = "32"
    case number = "33"
  }

  /// Text in a style (ECMA-48, SGR).
  func styled(_ text: String, _ style: Style) -> String {
    isColoured && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension Character {
  /// The columns that a terminal needs for this character: two for wide East Asian characters (Unicode Standard Annex
  /// #11) and for emoji.
  fileprivate var columns: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    return switch scalar.value {
    // What isolates a text from right to left has no width.
    case 0x2066...0x2069: 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}

extension String {
  /// The columns that a terminal needs for this text, which has no control characters.
  var columns: Int { utf8.count == unicodeScalars.count ? utf8.count : reduce(0) { $0 + $1.columns } }

  /// This text in exactly `width` columns: cut with an ellipsis, or padded with spaces.
  func fitted(to width: Int) -> String {
    let cut = shortened(to: width)
    return cut + String(repeating: " ", count: max(0, width - cut.columns))
  }

  /// This text in at most `width` columns; a longer text is cut with an ellipsis.
  func shortened(to width: Int) -> String {
    guard columns > width else { return self }
    var result = ""
    var used = 0
    for character in self {
      guard used + character.columns < width else { break }
      result.append(character)
      used += character.columns
    }
    return width > 0 ? result + "…" : ""
  }

  /// This text with lines of at most `width` columns, broken at spaces. Continuation lines keep the indentation of the
  /// line. A line that is one of Marquee's commands stays whole, so that it can be copied.
  func wrapped(to width: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let indent = String(line.prefix { $0 == " " })
      if line.dropFirst(indent.count).hasPrefix("marquee ") { return String(line) }
      var lines: [String] = []
      for word in line.dropFirst(indent.count).split(separator: " ", omittingEmptySubsequences: false) {
        if let last = lines.last, last.columns + 1 + String(word).columns <= max(width, 20) {
          lines[lines.count - 1] = last + " " + word
        } else {
          lines.append(indent + word)
        }
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
