// SPDX-License-Identifier: MIT

/// Texts in a table that a spreadsheet may open: one that it would run as a formula has an apostrophe before it.
enum SpreadsheetText {
  /// The text as it is written to a table.
  static func defused(_ text: String) -> String { isFormula(text[...]) ? "'" + text : text }

  /// The text as it was before it was written.
  static func restored(_ text: String) -> String {
    text.utf8.first == UInt8(ascii: "'") && isFormula(text.dropFirst()) ? String(text.dropFirst()) : text
  }

  /// Whether a spreadsheet runs it. Apostrophes before it count too, so that none is taken away that was there.
  private static func isFormula(_ text: Substring) -> Bool {
    text.utf8.first { $0 != UInt8(ascii: "'") }.map { "=+-@\t\r".utf8.contains($0) } ?? false
  }
}
