// SPDX-License-Identifier: MIT
/// Writes the typed parts of the TypeScript client: a module for each file of schema/models, one for the methods of
/// each namespace, and one each for the errors, the notifications and the class that combines the namespaces.
struct TypeScriptEmitter: Emitter {
  static let folder = "clients/typescript/src/generated"

  let source: ContractSource

  func files() throws -> [GeneratedFile] {
    let types = TypeScriptTypes(schemas: source.schemas)
    let models = try source.schemas.files.map { try TypeScriptModels(types: types).module(for: $0) }
    let methods = try TypeScriptMethods(source: source, types: types).modules()
    let rest = [
      TypeScriptErrors(source: source).module(), TypeScriptNotifications(source: source, types: types).module(),
    ]
    let modules = (models + methods + rest).filter { !$0.code.text.isEmpty }
    return (modules + [index(of: modules)]).map { GeneratedFile(path: "\(Self.folder)/\($0.name).ts", text: $0.text) }
  }

  /// The module that re-exports all others.
  private func index(of modules: [TypeScriptModule]) -> TypeScriptModule {
    var index = TypeScriptModule(name: "index")
    for module in modules.sorted(by: { $0.name < $1.name }) {
      index.code.line("export * from \"./\(module.name).js\";")
    }
    return index
  }
}

/// A TypeScript file: its imports and its declarations.
struct TypeScriptModule {
  /// The maximum length of a line, as everywhere in the client.
  static let columns = 120

  let name: String
  var imports: [String] = []
  var code = CodeWriter()

  /// The path that an import statement imports from.
  private static func path(_ statement: String) -> Substring {
    statement.split(separator: "\"").last { $0 != ";" } ?? ""
  }

  var text: String {
    var parts = [
      "// \(GeneratedFile.license)\n// Written by `swift run generate` from schema/; changes belong there.\n"
    ]
    if !imports.isEmpty { parts.append(imports.sorted { Self.path($0) < Self.path($1) }.map { $0 + "\n" }.joined()) }
    return (parts + [code.text]).joined(separator: "\n")
  }
}

extension CodeWriter {
  /// Writes a blank line, unless nothing is written yet.
  mutating func gap() {
    if !text.isEmpty { line() }
  }

  /// Writes a TSDoc comment of wrapped paragraphs, on one line if there is only one and it fits.
  mutating func typeScriptDoc(_ paragraphs: String..., tags: [String] = []) {
    let columns = TypeScriptModule.columns
    let safe = paragraphs.filter { !$0.isEmpty }.map { $0.replacing("*/", with: "*\\/") }
    if tags.isEmpty, safe.count == 1, safe[0].count + 9 <= columns {
      return line("/** \(safe[0]) */")
    }
    line("/**")
    for (position, words) in safe.enumerated() {
      if position > 0 { line(" *") }
      paragraph(words, prefix: " * ", columns: columns)
    }
    if !tags.isEmpty { line(" *") }
    for tag in tags { paragraph(tag, prefix: " * ", columns: columns) }
    line(" */")
  }

  /// Writes a member function, with its parameters on one line or, if that gets too long, on one line each.
  mutating func function(
    _ name: String, _ parameters: [String], giving result: String, _ body: (inout CodeWriter) -> Void
  ) {
    let head = "\(name)(\(parameters.joined(separator: ", "))): \(result)"
    // Two spaces of indentation before the head, and a space and a brace after it.
    if head.count + 4 <= TypeScriptModule.columns { return block(head, body) }
    indented(name + "(") { code in
      for parameter in parameters { code.line(parameter + ",") }
    }
    block("): \(result)", body)
  }

  /// Writes a union type on one line or, if that gets too long, with one line for each alternative.
  mutating func union(_ head: String, _ alternatives: [String]) {
    let row = "\(head) \(alternatives.joined(separator: " | "));"
    if row.count <= TypeScriptModule.columns { return line(row) }
    indented(head) { code in
      for (position, alternative) in alternatives.enumerated() {
        code.line("| \(alternative)\(position == alternatives.count - 1 ? ";" : "")")
      }
    }
  }

  /// Writes an intersection type on one line or, if that gets too long, with one line for each part after the first.
  mutating func intersection(_ head: String, _ parts: [String]) {
    let row = "\(head) \(parts.joined(separator: " & "));"
    if row.count <= TypeScriptModule.columns { return line(row) }
    indented("\(head) \(parts[0]) &") { code in
      for part in parts.dropFirst().dropLast() { code.line("\(part) &") }
      code.line("\(parts[parts.count - 1]);")
    }
  }
}
