/// `from module import names`.
struct PythonImport {
  let module: String
  let names: [String]

  /// What generated code may use, each with the text that shows that it does.
  private static let known: [(module: String, name: String, use: String)] = [
    ("collections.abc", "Callable", " Callable["), ("collections.abc", "Mapping", ": Mapping["),
    ("collections.abc", "Sequence", ": Sequence["), ("dataclasses", "dataclass", "@dataclass("),
    ("dataclasses", "field", " = field("), ("typing", "Any", "[Any]"), ("typing", "ClassVar", ": ClassVar["),
    ("typing", "Generic", ", Generic["), ("typing", "Literal", "Literal["), ("typing", "TypeVar", " = TypeVar("),
    ("marquee_client._errors", "RPCError", "(RPCError)"),
    ("marquee_client._errors", "UpstreamError", "(UpstreamError)"),
    ("marquee_client._json", "JSONObject", "JSONObject"), ("marquee_client._json", "Model", "(Model"),
    ("marquee_client._json", "read_all", "read_all("), ("marquee_client._json", "read_day", "read_day"),
    ("marquee_client._json", "read_each", "read_each("), ("marquee_client._json", "read_optional", "read_optional("),
    ("marquee_client._json", "read_then", "read_then("), ("marquee_client._json", "read_time", "read_time"),
    ("marquee_client._listing", "AsyncListing", " AsyncListing["), ("marquee_client._listing", "Listing", " Listing["),
    ("marquee_client._metadata", "Method", "[Method, ...]"), ("marquee_client._metadata", "Parameter", "Parameter"),
    ("marquee_client._async_connection", "AsyncConnection", ": AsyncConnection"),
    ("marquee_client._connection", "Connection", ": Connection"),
    ("marquee_client._namespace", "AsyncNamespace", "(AsyncNamespace)"),
    ("marquee_client._namespace", "Namespace", "(Namespace)"),
    ("marquee_client._progress", "Progress", "[Progress]"),
  ]

  /// The imports that code needs, as ruff sorts them.
  static func block(for code: String, besides others: [PythonImport]) -> String {
    let used = known.filter { code.contains($0.use) }
    let all =
      Dictionary(grouping: used, by: \.module).map { PythonImport(module: $0, names: $1.map(\.name)) }
      + others.filter { !$0.names.isEmpty }
    let own = all.filter { $0.module.hasPrefix("marquee_client") }.sorted { $0.module < $1.module }
    let standard = all.filter { !$0.module.hasPrefix("marquee_client") }.sorted { $0.module < $1.module }
    var block = CodeWriter(step: 4)
    if all.isEmpty { return "" }
    block.line("from __future__ import annotations")
    if code.contains("dt.date") || !standard.isEmpty { block.line() }
    if code.contains("dt.date") { block.line("import datetime as dt") }
    for statement in standard { statement.write(to: &block) }
    if !own.isEmpty { block.line() }
    for statement in own { statement.write(to: &block) }
    // Two empty lines stand before a class, one before anything else.
    return block.text + (code.hasPrefix("@") || code.hasPrefix("class ") ? "\n\n" : "\n")
  }

  private func write(to code: inout CodeWriter) {
    // Constants come before classes, and both before functions.
    func rank(_ name: String) -> Int { name == name.uppercased() ? 0 : name.first?.isUppercase == true ? 1 : 2 }
    let names = names.sorted { (rank($0), $0.lowercased()) < (rank($1), $1.lowercased()) }
    let line = "from \(module) import \(names.joined(separator: ", "))"
    if line.count <= PythonNames.columns { return code.line(line) }
    code.call("from \(module) import ", names)
  }
}
