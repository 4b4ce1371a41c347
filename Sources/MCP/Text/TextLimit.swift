// SPDX-License-Identifier: MIT
/// Truncates text at the end of a line, with a note.
struct TextLimit: Sendable {
  let bytes: Int

  /// The longest prefix of lines that fits.
  func fitting(_ lines: [String]) -> ArraySlice<String> {
    var room = bytes
    for (position, line) in lines.enumerated() {
      room -= line.utf8.count + 1
      if room < 0 { return lines[..<position] }
    }
    return lines[...]
  }

  /// - Parameter unit: the plural noun for the lines in the note.
  func cut(_ lines: [String], unit: String) -> String {
    let kept = fitting(lines)
    guard kept.count < lines.count else { return lines.joined(separator: "\n") }
    let note = "(\(lines.count - kept.count) more \(unit) don't fit here; the JSON form has them all.)"
    return (kept + [note]).joined(separator: "\n")
  }
}
