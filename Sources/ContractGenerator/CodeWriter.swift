// SPDX-License-Identifier: MIT
/// Source text with its indentation.
struct CodeWriter {
  private(set) var text = ""
  private var depth = 0
  /// How many blanks one step of indentation has; two unless the output language wants otherwise.
  private let step: Int

  /// How many blanks the next line begins with.
  var margin: Int { depth * step }

  init(step: Int = 2) {
    self.step = step
  }

  mutating func line(_ line: String = "") {
    if !line.isEmpty { text += String(repeating: " ", count: margin) + line }
    text += "\n"
  }

  /// A head, a body in braces, and what closes it.
  mutating func block(_ head: String, _ body: (inout CodeWriter) throws -> Void) rethrows {
    try indented(head + " {", closing: "}", body)
  }

  /// A head, a body one step further in, and what closes it; nothing in a language that ends a block by its
  /// indentation.
  mutating func indented(
    _ head: String, closing: String? = nil, _ body: (inout CodeWriter) throws -> Void
  ) rethrows {
    line(head)
    try self.body(body)
    if let closing { line(closing) }
  }

  /// What stands one step further in, below a head that is written already.
  mutating func body(_ body: (inout CodeWriter) throws -> Void) rethrows {
    depth += 1
    try body(&self)
    depth -= 1
  }

  /// A doc comment, wrapped.
  mutating func doc(_ comment: String) {
    paragraph(comment, prefix: "/// ")
  }

  /// Words in lines of at most 120 columns, each after the same prefix.
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
