/// Source text with its indentation.
struct CodeWriter {
  private(set) var text = ""
  private var depth = 0

  mutating func line(_ line: String = "") {
    if !line.isEmpty { text += String(repeating: "  ", count: depth) + line }
    text += "\n"
  }

  /// A head, a body in braces, and what closes it.
  mutating func block(_ head: String, _ body: (inout CodeWriter) throws -> Void) rethrows {
    line(head + " {")
    depth += 1
    try body(&self)
    depth -= 1
    line("}")
  }

  /// A doc comment, wrapped.
  mutating func doc(_ comment: String) {
    let width = 116 - 2 * depth
    var row = ""
    for word in comment.split(whereSeparator: \.isWhitespace) {
      if !row.isEmpty, row.count + 1 + word.count > width {
        line("/// " + row)
        row = ""
      }
      row += (row.isEmpty ? "" : " ") + word
    }
    if !row.isEmpty { line("/// " + row) }
  }
}
