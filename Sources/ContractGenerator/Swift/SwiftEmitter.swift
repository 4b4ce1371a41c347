// SPDX-License-Identifier: MIT
import JSON

/// Writes the Swift wire types, one file for each file of schema/models and of schema/methods, the types of the files
/// on disk (schema/stored), and the error codes.
struct SwiftEmitter: Emitter {
  let source: ContractSource

  func files() throws -> [GeneratedFile] {
    let models = models
    var files = [file("Document", documentSource())]
    for file in source.valueSchemas.files {
      var code = CodeWriter()
      for schema in file.schemas { try models.write(schema, to: &code) }
      // A file whose types are all hand-written yields no code.
      if !code.text.isEmpty { files.append(self.file(file.name, code.text)) }
    }
    let schemas = SchemaSet(files: source.valueSchemas.files + source.stored, results: [:])
    let stored = SwiftModels(types: SwiftTypes(schemas: schemas), checked: [], written: [], areStored: true)
    for file in source.stored {
      var code = CodeWriter()
      for schema in file.schemas { try stored.write(schema, to: &code) }
      files.append(
        GeneratedFile(
          swift: "Sources/Backend/Generated/Stored\(file.name).swift", importing: ["Basics", "Contract", "JSON"],
          code.text))
    }
    for family in source.families {
      files.append(file("\(Names.type(family.name))Methods", try methods.write(family)))
    }
    files.append(file("EntityKind", SwiftEntityKinds(kinds: source.kinds).write()))
    files.append(file("Parameters", try methods.writeSharedParameters()))
    files.append(file("Notifications", notifications()))
    files.append(file("ErrorCodes", errorCodes(source.errors.filter { $0.scope == .upstream })))
    let ofAnyServer = errorCodes(source.errors.filter { $0.scope != .upstream }, withKinds: true)
    files.append(GeneratedFile(swift: "Sources/JSONRPC/Generated/ErrorCodes.swift", ofAnyServer))
    return files
  }

  private var types: SwiftTypes { SwiftTypes(schemas: source.valueSchemas) }
  private var methods: SwiftMethods { SwiftMethods(source: source, types: types) }

  private var models: SwiftModels {
    let parameters = source.methods.flatMap(\.parameters) + source.parameters.call + source.parameters.list
    let sent = source.notifications.filter { $0.sender == .server }.map(\.params)
    let generic = ["Page", "Summary", "ListFacts", "Fault", "Partial", "Freshness", "Localization"]
      .compactMap { source.valueSchemas[$0] }
    func models(of methods: [Method]) -> Set<String> {
      let named = methods.flatMap(\.streamed).compactMap { source.valueSchemas[$0] } + generic
      return source.valueSchemas.reachable(from: methods.compactMap(\.result) + sent + named.map(\.json))
        .union(named.map(\.name))
    }
    return SwiftModels(
      types: types,
      checked: source.valueSchemas.reachable(from: parameters.map(\.schema)),
      written: models(of: source.methods))
  }

  private func file(_ name: String, _ code: String) -> GeneratedFile {
    GeneratedFile(
      swift: "Sources/Contract/Generated/\(name).swift", importing: ["Basics", "JSON", "JSONRPC"], code)
  }

  private func documentSource() -> String {
    var code = CodeWriter()
    code.block("extension ContractDocument") { code in
      code.doc("The version of the contract.")
      code.line("public static let version = \"\(source.version)\"")
      code.doc("The address for mail to the developers.")
      code.line("public static let contact = \"\(source.info["contact"]?["email"]?.string ?? "")\"")
    }
    return code.text
  }

  /// The names of the notifications that the server sends, with the types of their params.
  private func notifications() -> String {
    var code = CodeWriter()
    for notification in source.notifications where notification.sender == .server {
      guard let params = notification.params.reference, let type = types.declared(params) else { continue }
      code.doc(notification.documentation)
      code.block("public enum \(Names.type(notification.name)): ServerNotification") { code in
        code.line("public static let name = \"\(notification.name)\"")
        code.line("public typealias Params = \(type)")
      }
      code.line()
    }
    return code.text
  }

  /// The codes of errors as constants of `ErrorCode`.
  /// - Parameter withKinds: whether to add the property `kind`, the name of each.
  private func errorCodes(_ errors: [ErrorEntry], withKinds: Bool = false) -> String {
    var code = CodeWriter()
    code.block("extension ErrorCode") { code in
      for error in errors {
        code.doc(error.description)
        code.line("public static let \(error.kind) = ErrorCode(rawValue: \(error.code))")
      }
      guard withKinds else { return }
      code.line()
      code.doc("The default `kind` in the data of an error with this code.")
      code.block("var kind: String") { code in
        code.block("switch self") { code in
          for error in errors { code.line("case .\(error.kind): \"\(error.kind)\"") }
          code.line("default: \"requestFailed\"")
        }
      }
    }
    return code.text
  }
}

/// Writes the enumeration of entity kinds, with their properties in schema/kinds.json.
struct SwiftEntityKinds {
  let kinds: [EntityKind]

  func write() -> String {
    var code = CodeWriter()
    code.doc("A kind of entity that an id refers to.")
    code.block("public enum EntityKind: String, CaseIterable, Sendable") { code in
      for kind in kinds {
        code.doc(kind.description)
        code.line("case \(kind.name)")
      }
      property("phrase", "String", "The name with its article, for use in sentences.", to: &code) { "\"\($0.phrase)\"" }
      property("examples", "String", "Example ids, for use in sentences.", to: &code) {
        "\"\(Self.list($0.examples))\""
      }
      property("method", "String?", "The method that takes such an id; nil if none does.", to: &code) { kind in
        kind.method.map { "\"\($0)\"" }
      }
      property("isHexadecimal", "Bool", "Whether its provider writes it in hexadecimal digits.", to: &code) { kind in
        kind.isHexadecimal ? "true" : nil
      }
      writeProviders(to: &code)
      writePrefixes(to: &code)
    }
    code.line()
    code.block("extension Provider") { code in
      let names = EntityKind.sites(of: kinds).map(\.name)
      for name in names {
        code.doc("A site, not an upstream; TMDB finds what its ids identify.")
        code.line("public static let \(name) = Provider(\"\(name)\")")
      }
      code.doc("The sites whose ids the contract takes, though they are no upstreams.")
      code.line("public static let sites = [\(names.joined(separator: ", "))]")
    }
    return code.text
  }

  /// - Parameter value: the property of a kind as a Swift expression; nil if it is the default, `nil` or `false`.
  private func property(
    _ name: String, _ type: String, _ comment: String, to code: inout CodeWriter, _ value: (EntityKind) -> String?
  ) {
    code.line()
    code.doc(comment)
    code.block("public var \(name): \(type)") { code in
      code.block("switch self") { code in
        let values = kinds.map { (name: $0.name, value: value($0)) }
        for case (let name, let value?) in values { code.line("case .\(name): \(value)") }
        if values.contains(where: { $0.value == nil }) { code.line("default: \(type == "Bool" ? "false" : "nil")") }
      }
    }
  }

  private func writeProviders(to code: inout CodeWriter) {
    code.line()
    code.doc("Whether a provider issues ids of this kind.")
    code.block("public func isGiven(by provider: Provider) -> Bool") { code in
      code.block("switch self") { code in
        for kind in kinds {
          let providers = kind.providers + kind.sites.map(\.name)
          code.line("case .\(kind.name): \(providers.map { "provider == .\($0)" }.joined(separator: " || "))")
        }
      }
    }
  }

  private func writePrefixes(to code: inout CodeWriter) {
    code.line()
    code.doc("What a site's ids of this kind begin with; nil if it issues none.")
    code.block("public func prefix(at site: Provider) -> String?") { code in
      code.block("switch (self, site)") { code in
        for kind in kinds {
          for site in kind.sites { code.line("case (.\(kind.name), .\(site.name)): \"\(site.prefix)\"") }
        }
        code.line("default: nil")
      }
    }
  }

  /// `one, two or three`
  private static func list(_ texts: [String]) -> String {
    texts.count < 2
      ? texts.joined() : texts.dropLast().joined(separator: ", ") + " or " + (texts.last ?? "")
  }
}
