// SPDX-License-Identifier: MIT
import Foundation

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
    ("marquee_client._json", "read_then", "read_then("), ("marquee_client._json", "verbatim", "verbatim"),
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
    // Look for a model's name as a whole word: in a list of names it stands alone on its line.
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
    if code.contains("dt.date") || !standard.isEmpty { block.line() }
    if code.contains("dt.date") { block.line("import datetime as dt") }
    for (module, names) in standard { write(module, names, to: &block) }
    if !own.isEmpty { block.line() }
    for (module, names) in own { write(module, names, to: &block) }
    // Two blank lines come before a class, one before anything else.
    return block.text + (code.hasPrefix("@") || code.hasPrefix("class ") ? "\n\n" : "\n")
  }

  private static func write(_ module: String, _ names: [String], to code: inout CodeWriter) {
    // ruff sorts constants before classes, and both before functions.
    func rank(_ name: String) -> Int { name == name.uppercased() ? 0 : name.first?.isUppercase == true ? 1 : 2 }
    let names = names.sorted { (rank($0), $0.lowercased()) < (rank($1), $1.lowercased()) }
    code.call("from \(module) import ", names, isBare: true)
  }
}
