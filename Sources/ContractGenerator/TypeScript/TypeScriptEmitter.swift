// SPDX-License-Identifier: MIT
import JSON

/// Writes the typed parts of the TypeScript client: a module for each file of schema/models, one for the methods of
/// each namespace, and one each for the errors, the notifications and the class that combines the namespaces.
struct TypeScriptEmitter: Emitter {
  static let folder = "clients/typescript/src/generated"

  let source: ContractSource
  private var types: TypeScriptTypes { TypeScriptTypes(schemas: source.schemas) }

  func files() throws -> [GeneratedFile] {
    let models = try source.schemas.files.map { try TypeScriptModels(types: types).module(for: $0) }
    let methods = try TypeScriptMethods(source: source, types: types).modules()
    let modules = (models + methods + [errors(), notifications()]).filter { !$0.code.text.isEmpty }
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

  // MARK: - Errors and notifications

  /// A class for each kind of error, and the table of the classes by kind.
  private func errors() -> TypeScriptModule {
    var module = TypeScriptModule(name: "errors")
    module.imports = [
      "import { RequestError, UpstreamError } from \"../errors.js\";",
      "import type { ErrorData } from \"./errorObject.js\";",
    ]
    for error in source.errors {
      module.code.gap()
      write(error, to: &module.code)
    }
    module.code.gap()
    module.code.typeScriptDoc("The kinds of errors.")
    module.code.union("export type ErrorKind =", source.errors.map { "\"\($0.kind)\"" })
    module.code.gap()
    module.code.typeScriptDoc(
      "The code of each kind, whether it is retryable unless its data says otherwise, and its class.")
    module.code.indented("export const errorKinds = {", closing: "} as const;") { code in
      for error in source.errors {
        let type = Names.error(error.kind)
        code.line("\(error.kind): { code: \(error.code), retryable: \(error.isRetryable), type: \(type) },")
      }
    }
    return module
  }

  private func write(_ error: ErrorEntry, to code: inout CodeWriter) {
    let base = error.scope == .upstream ? "UpstreamError" : "RequestError"
    let head = "export class \(Names.error(error.kind)) extends \(base)"
    code.typeScriptDoc("\(error.description) Code \(error.code).")
    guard !error.required.isEmpty else { return code.line("\(head) {}") }
    let members = error.required.map { "\"\($0)\"" }.joined(separator: " | ")
    code.block(head) { $0.line("declare readonly data: ErrorData & Required<Pick<ErrorData, \(members)>>;") }
  }

  /// The names of the notifications that the server sends, with the types of their params.
  private func notifications() -> TypeScriptModule {
    var module = TypeScriptModule(name: "notifications")
    let sent = source.notifications.filter { $0.sender == .server && $0.params.reference != nil }
    module.imports = types.imports(of: Set(sent.compactMap(\.params.reference)), into: module.name)
    module.code.typeScriptDoc("The notifications of the server, by name, with the types of their params.")
    module.code.block("export interface Notifications") { code in
      for notification in sent {
        code.typeScriptDoc(notification.documentation)
        code.line("\"\(notification.name)\": \(TypeScriptTypes.declared(notification.params.reference ?? ""));")
      }
    }
    module.code.gap()
    module.code.typeScriptDoc("The names of the notifications.")
    module.code.indented("export const notificationNames: readonly (keyof Notifications)[] = [", closing: "];") {
      code in
      for notification in sent { code.line("\"\(notification.name)\",") }
    }
    return module
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
    var parts = [GeneratedFile.notice("//")]
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
