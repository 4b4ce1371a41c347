// SPDX-License-Identifier: MIT
import JSON

/// Writes the Swift wire types, one file for each file of schema/models and of schema/methods, the types of the files
/// on disk (schema/stored), and the error codes. The readers that only tests use are in one of the tests' files.
struct SwiftEmitter: Emitter {
  let source: ContractSource
  /// The OpenRPC bundle, which the program embeds.
  let document: String

  func files() throws -> [GeneratedFile] {
    let models = models
    var files = [file("Document", documentSource())]
    for file in source.schemas.files {
      var code = CodeWriter()
      for schema in file.schemas { try models.write(schema, to: &code) }
      // A file whose types are all hand-written yields no code.
      if !code.text.isEmpty { files.append(self.file(file.name, code.text)) }
    }
    let schemas = SchemaSet(files: source.schemas.files + source.stored, results: [])
    let stored = SwiftModels(types: SwiftTypes(schemas: schemas), checked: [], written: [], areStored: true)
    for file in source.stored {
      var code = CodeWriter()
      for schema in file.schemas { try stored.write(schema, to: &code) }
      files.append(
        self.file("Stored\(file.name)", code.text, module: "Backend", imports: ["Basics", "Contract", "JSON"]))
    }
    for family in source.families {
      files.append(file("\(Names.type(family.name))Methods", try methods.write(family)))
    }
    files.append(file("EntityKind", SwiftEntityKinds(kinds: source.kinds).write()))
    files.append(file("Parameters", try methods.writeSharedParameters()))
    files.append(file("Notifications", notifications()))
    files.append(file("ErrorCodes", SwiftErrorCodes(errors: source.errors.filter { $0.scope == .upstream }).write()))
    let ofAnyServer = SwiftErrorCodes(errors: source.errors.filter { $0.scope != .upstream })
    files.append(file("ErrorCodes", ofAnyServer.writeWithKinds(), module: "JSONRPC", imports: []))
    files.append(try readersForTests())
    return files
  }

  private var types: SwiftTypes { SwiftTypes(schemas: source.schemas) }
  private var methods: SwiftMethods { SwiftMethods(source: source, types: types) }

  private var models: SwiftModels {
    let parameters = source.methods.flatMap(\.parameters) + source.parameters.call + source.parameters.list
    let sent = source.notifications.filter { $0.sender == .server }.map(\.params)
    let generic = ["Page", "Summary", "ListFacts", "Fault", "Partial", "Freshness"].compactMap { source.schemas[$0] }
    func models(of methods: [Method]) -> Set<String> {
      let rows = methods.flatMap { [$0.rows, $0.partial].compactMap { $0 } + $0.parts.map(\.schema) }
      let named = rows.compactMap { source.schemas[$0] } + generic
      return source.schemas.reachable(from: methods.compactMap(\.result) + sent + named.map(\.json))
        .union(named.map(\.name))
    }
    return SwiftModels(
      types: types,
      checked: source.schemas.reachable(from: parameters.map(\.schema)),
      written: models(of: source.methods))
  }

  private func readersForTests() throws -> GeneratedFile {
    let models = models
    var code = CodeWriter()
    for schema in source.schemas.all { try models.writeReaderForTests(schema, to: &code) }
    return GeneratedFile(
      path: "Tests/MCPTests/Generated/ContractReaders.swift",
      text: Self.header(importing: ["Contract", "JSON", "JSONRPC"]) + code.text)
  }

  private static func header(importing modules: [String]) -> String {
    """
    // \(GeneratedFile.license)
    // swift-format-ignore-file
    // Written by `swift run generate` from schema/; changes belong there.

    \(modules.map { "import \($0)\n" }.joined() + (modules.isEmpty ? "" : "\n"))
    """
  }

  private func file(
    _ name: String, _ code: String, module: String = "Contract", imports: [String] = ["JSON", "JSONRPC"]
  ) -> GeneratedFile {
    GeneratedFile(
      path: "Sources/\(module)/Generated/\(name).swift",
      text: Self.header(importing: imports) + code)
  }

  /// Embeds the document as a raw string literal, which compiles quickly at any length; an array literal of the same
  /// bytes takes minutes.
  private func documentSource() -> String {
    var hashes = "#"
    while document.contains("\"" + hashes) || document.contains("\\" + hashes) { hashes += "#" }
    var code = CodeWriter()
    code.block("extension ContractDocument") { code in
      code.doc("The OpenRPC document: the bytes of schema/openrpc.json without the line break that ends it.")
      code.line("public static let text: StaticString = \(hashes)\"\(document)\"\(hashes)")
      code.line()
      code.doc("The version of the contract.")
      code.line("public static let version = \"\(source.info["version"]?.string ?? "")\"")
    }
    return code.text
  }

  /// The names of the notifications that the server sends, with the types of their params.
  private func notifications() -> String {
    var code = CodeWriter()
    for notification in source.notifications where notification.sender == .server {
      guard let params = notification.params.reference, let type = types.declared(params) else { continue }
      code.doc("\(notification.json["summary"]?.string ?? "") \(notification.json["description"]?.string ?? "")")
      code.block("public enum \(Names.type(notification.name)): ServerNotification") { code in
        code.line("public static let name = \"\(notification.name)\"")
        code.line("public typealias Params = \(type)")
      }
      code.line()
    }
    return code.text
  }
}

/// Writes the codes of errors as constants of `ErrorCode`.
struct SwiftErrorCodes {
  let errors: [ErrorEntry]

  /// Writes the constants.
  func write() -> String {
    var code = CodeWriter()
    code.block("extension ErrorCode") { writeConstants(to: &$0) }
    return code.text
  }

  /// Writes the constants and, as `kind`, their names.
  func writeWithKinds() -> String {
    var code = CodeWriter()
    code.block("extension ErrorCode") { code in
      writeConstants(to: &code)
      code.line()
      code.doc("The default `kind` in the data of an error with this code.")
      code.block("var kind: String") { code in
        code.indented("switch self {", closing: "}") { code in
          for error in errors { code.line("case .\(error.kind): \"\(error.kind)\"") }
          code.line("default: \"requestFailed\"")
        }
      }
    }
    return code.text
  }

  private func writeConstants(to code: inout CodeWriter) {
    for error in errors {
      code.doc(error.description)
      code.line("public static let \(error.kind) = ErrorCode(rawValue: \(error.code))")
    }
  }
}
