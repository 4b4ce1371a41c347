// SPDX-License-Identifier: MIT
/// Writes the enumeration of entity kinds, with the properties that schema/kinds.json gives them.
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
      property("imdbPrefix", "String?", "The prefix of IMDb's ids of this kind; nil if none.", to: &code) { kind in
        kind.imdbPrefix.map { "\"\($0)\"" }
      }
      property("isHexadecimal", "Bool", "Whether its provider writes it in hexadecimal digits.", to: &code) { kind in
        kind.isHexadecimal ? "true" : nil
      }
      writeProviders(to: &code)
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
          let providers = kind.providers + (kind.imdbPrefix == nil ? [] : ["imdb"])
          code.line("case .\(kind.name): \(providers.map { "provider == .\($0)" }.joined(separator: " || "))")
        }
      }
    }
  }

  /// `one, two or three`
  private static func list(_ texts: [String]) -> String {
    texts.count < 2
      ? texts.joined() : texts.dropLast().joined(separator: ", ") + " or " + (texts.last ?? "")
  }
}
