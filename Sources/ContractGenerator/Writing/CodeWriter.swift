// SPDX-License-Identifier: MIT
/// Builds source text and tracks its indentation.
struct CodeWriter {
  private(set) var text = ""
  private var depth = 0
  /// Spaces per level of indentation.
  private let step: Int

  /// Spaces at the beginning of the next line.
  var margin: Int { depth * step }

  init(step: Int = 2) {
    self.step = step
  }

  mutating func line(_ line: String = "") {
    if !line.isEmpty { text += String(repeating: " ", count: margin) + line }
    text += "\n"
  }

  /// Writes a head line, an indented body and a closing line, with the body in braces.
  mutating func block(_ head: String, _ body: (inout CodeWriter) throws -> Void) rethrows {
    try indented(head + " {", closing: "}", body)
  }

  /// Writes a head line, an indented body and, if given, a closing line. A language that ends blocks by their
  /// indentation needs none.
  mutating func indented(
    _ head: String, closing: String? = nil, _ body: (inout CodeWriter) throws -> Void
  ) rethrows {
    line(head)
    try self.body(body)
    if let closing { line(closing) }
  }

  /// Writes a body one level deeper, below a head that is already written.
  mutating func body(_ body: (inout CodeWriter) throws -> Void) rethrows {
    depth += 1
    try body(&self)
    depth -= 1
  }

  /// Writes a Swift doc comment, wrapped at 120 columns.
  mutating func doc(_ comment: String) {
    paragraph(comment, prefix: "/// ")
  }

  /// Fills lines of at most `columns` columns with the words, each line after the same prefix.
  mutating func paragraph(_ words: String, prefix: String = "", columns: Int = 120) {
    let width = columns - prefix.count - margin
    var row = ""
    for word in words.split(whereSeparator: \.isWhitespace) {
      if !row.isEmpty, row.count + 1 + word.count > width {
        line(prefix + row)
        row = ""
      }
      row += (row.isEmpty ? "" : " ") + word
    }
    if !row.isEmpty { line(prefix + row) }
  }
}
