// SPDX-License-Identifier: MIT
import Foundation

/// Converts names on the wire to Python names, and texts to string literals.
enum PythonNames {
  /// The maximum length of a line, as in the ruff settings of the client.
  static let columns = 120

  /// A snake-case name: `nowPlaying` becomes `now_playing`, `MoviesOfAMC` becomes `movies_of_amc`, `$/logTrace` becomes
  /// `log_trace`. A Python keyword gets a trailing underscore.
  static func snake(_ wire: String) -> String {
    let name = Names.words(wire).joined(separator: "_").lowercased()
    return keywords.contains(name) ? name + "_" : name
  }

  /// A snake-case name that the client can convert back to the name on the wire.
  /// - Throws: `ContractError` if the conversion can't be reversed.
  static func reversible(_ wire: String) throws(ContractError) -> String {
    let name = snake(wire)
    let camel = Names.camel(name.split(separator: "_"))
    guard camel == wire else { throw ContractError("\(wire): Python's \(name) would be \(camel) on the wire") }
    return name
  }

  /// A string literal as ruff's formatter writes it: in double quotes unless that needs more escapes.
  static func literal(_ text: String) -> String {
    let doubles = text.count { $0 == "\"" }
    let quote: Character = doubles > text.count { $0 == "'" } ? "'" : "\""
    let escaped = text.map { character in
      switch character {
      case "\\": "\\\\"
      case "\n": "\\n"
      case quote: "\\\(quote)"
      default: String(character)
      }
    }
    return "\(quote)\(escaped.joined())\(quote)"
  }

  private static let keywords: Set<String> = [
    "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del", "elif", "else", "except",
    "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "nonlocal", "not", "or", "pass", "raise",
    "return", "self", "try", "while", "with", "yield",
  ]
}

extension CodeWriter {
  /// Writes `head(arguments)tail` on one line if it fits, otherwise one argument per line, as ruff's formatter does.
  /// - Parameter isBare: whether the one-line form has no brackets.
  mutating func call(
    _ head: String, _ arguments: [String], tail: String = "", brackets: String = "()", isBare: Bool = false
  ) {
    let open = String(brackets.prefix(1))
    let close = String(brackets.suffix(1))
    let listed = arguments.joined(separator: ", ")
    let line = head + (isBare ? listed : open + listed + close) + tail
    if line.count + margin <= PythonNames.columns { return self.line(line) }
    indented(head + open, closing: close + tail) { code in
      for argument in arguments { code.line(argument + ",") }
    }
  }

  /// Writes `__all__` with several names per line, for which ruff's formatter is turned off.
  mutating func exports(_ names: [String]) {
    // ruff sorts constants first.
    func rank(_ name: String) -> Int { name == name.uppercased() ? 0 : 1 }
    let sorted = names.sorted { (rank($0), $0) < (rank($1), $1) }
    line("# fmt: off")
    indented("__all__ = [", closing: "]") { code in
      code.paragraph(sorted.map { "\"\($0)\"," }.joined(separator: " "), columns: PythonNames.columns)
    }
    line("# fmt: on")
  }

  /// Writes the docstring of a class. Its first sentence is a paragraph of its own unless everything fits on one line.
  mutating func classDocstring(_ words: String) {
    guard words.count + 6 + margin > PythonNames.columns, let end = words.firstRange(of: ". ") else {
      return docstring([words])
    }
    docstring([words[..<end.lowerBound] + ".", String(words[end.upperBound...])])
  }

  /// Writes the docstring that follows an attribute: one paragraph, with the closing quotes after its last word.
  mutating func attributeDocstring(_ words: String) {
    paragraph("\"\"\"\(Self.documentation(words))\"\"\"", columns: PythonNames.columns)
  }

  /// Writes a docstring: paragraphs, separated by blank lines, and sections with a title, such as `Args`.
  mutating func docstring(_ paragraphs: [String], sections: [(title: String, entries: [String])] = []) {
    let texts = paragraphs.filter { !$0.isEmpty }.map(Self.documentation)
    let sections = sections.filter { !$0.entries.isEmpty }
    if texts.count == 1, sections.isEmpty, let text = texts.first, text.count + 6 + margin <= PythonNames.columns {
      return line("\"\"\"\(text)\"\"\"")
    }
    for (position, text) in texts.enumerated() {
      if position > 0 { line() }
      // A text that fills its line leaves no room for the closing quotes; ruff wants it on two lines then.
      let columns = PythonNames.columns
      let isTight = texts.count == 1 && (columns - 5...columns - 3).contains(text.count + margin)
      let opening = position == 0 ? "\"\"\"" : ""
      paragraph(opening + text, columns: columns - (isTight ? 3 : 0))
    }
    for section in sections {
      line()
      indented(section.title + ":") { code in
        for entry in section.entries { code.hanging(Self.documentation(entry)) }
      }
    }
    line("\"\"\"")
  }

  /// Writes a paragraph with a hanging indent of one level.
  private mutating func hanging(_ words: String) {
    var wrapped = CodeWriter(step: 4)
    wrapped.paragraph(words, columns: PythonNames.columns - margin)
    let first = wrapped.text.prefix { $0 != "\n" }
    line(String(first))
    paragraph(String(words.dropFirst(first.count)), prefix: "    ", columns: PythonNames.columns)
  }

  /// The text, escaped for a docstring.
  private static func documentation(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"\"\"", with: "'''")
  }
}

/// Builds the import statements of generated code.
enum PythonImport {
  /// The names that generated code may import, each with a text that occurs in the code that uses it.
  private static let known: [(module: String, name: String, use: String)] = [
    ("collections.abc", "Callable", " Callable["), ("collections.abc", "Mapping", ": Mapping["),
    ("collections.abc", "Sequence", ": Sequence["), ("dataclasses", "dataclass", "@dataclass("),
    ("dataclasses", "field", " = field("), ("dataclasses", "replace", " replace("),
    ("typing", "Any", "[Any]"), ("typing", "ClassVar", ": ClassVar["),
    ("typing", "Generic", ", Generic["), ("typing", "Literal", "Literal["), ("typing", "TypeVar", " = TypeVar("),
    ("marquee_client._errors", "RPCError", "(RPCError)"),
    ("marquee_client._errors", "UpstreamError", "(UpstreamError)"),
    ("marquee_client._feed", "WatchFeed", " WatchFeed:"),
    ("marquee_client._json", "JSONObject", "JSONObject"), ("marquee_client._json", "Model", "(Model"),
    ("marquee_client._json", "read_then", "read_then("), ("marquee_client._json", "verbatim", "= verbatim"),
    ("marquee_client._listing", "Listing", " Listing["),
    ("marquee_client._namespace", "Connections", "Connections"),
    ("marquee_client._namespace", "Namespace", "(Namespace["),
    ("marquee_client._namespace", "feed_method", "@feed_method("),
    ("marquee_client._namespace", "list_method", "@list_method("), ("marquee_client._namespace", "method", "@method("),
    ("marquee_client._progress", "Progress", "[Progress]"),
  ]

  /// The imports that the code needs, in ruff's order.
  /// - Parameter models: the names that the module of the models exports.
  static func block(for code: String, models: [String]) -> String {
    // Look for a model's name as a whole word: a list of names has one on each line.
    // Documentation, between every second pair of triple quotes, may mention a model that the code doesn't use.
    let code = code.components(separatedBy: "\"\"\"").enumerated().filter { $0.offset.isMultiple(of: 2) }
      .map(\.element).joined()
    let names = Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    let used =
      known.filter { code.contains($0.use) }.map { ($0.module, $0.name) }
      + models.filter(names.contains).map { ("marquee_client.generated.models", $0) }
    let modules = Dictionary(grouping: used) { $0.0 }.mapValues { $0.map(\.1) }.sorted { $0.key < $1.key }
    if modules.isEmpty { return "" }
    let own = modules.filter { $0.key.hasPrefix("marquee_client") }
    let standard = modules.filter { !$0.key.hasPrefix("marquee_client") }
    var block = CodeWriter(step: 4)
    block.line("from __future__ import annotations")
    if code.contains("dt.") || !standard.isEmpty { block.line() }
    if code.contains("dt.") { block.line("import datetime as dt") }
    for (module, names) in standard { write(module, names, to: &block) }
    if !own.isEmpty { block.line() }
    for (module, names) in own { write(module, names, to: &block) }
    // Two blank lines come before a class, one before anything else.
    return block.text + (code.hasPrefix("@") || code.hasPrefix("class ") ? "\n\n" : "\n")
  }

  private static func write(_ module: String, _ names: [String], to code: inout CodeWriter) {
    // ruff sorts constants before classes, and both before functions.
    func rank(_ name: String) -> Int {
      if name == name.uppercased() { return 0 }
      return name.first?.isUppercase == true ? 1 : 2
    }
    let names = names.sorted { (rank($0), $0.lowercased()) < (rank($1), $1.lowercased()) }
    code.call("from \(module) import ", names, isBare: true)
  }
}
