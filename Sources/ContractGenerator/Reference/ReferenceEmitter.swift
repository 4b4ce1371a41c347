// SPDX-License-Identifier: MIT
import JSON

/// Writes schema/README.md, the index of the reference for human readers, and its pages in schema/reference/.
///
/// A family of methods has a page, with the models that only its methods use, and with the one that its `get` returns.
/// The other models of several families are on `models.md`, those of presentations on `presentations.md`, and those
/// that no method names, such as pages and errors, on `wire.md`.
struct ReferenceEmitter: Emitter {
  private static let index = "README.md"
  private static let folder = "reference"
  private static let models = folder + "/models.md"
  private static let presentations = folder + "/presentations.md"
  private static let wire = folder + "/wire.md"

  let source: ContractSource

  func files() -> [GeneratedFile] {
    let places = modelPages()
    var pages = places
    for family in source.families { for method in family.methods { pages[method.name] = Self.path(of: family) } }
    let anchors = Dictionary(pages.map { ($0.key.anchor, $0.value) }, uniquingKeysWith: { first, _ in first })
    func file(_ path: String, _ sections: (ReferencePage) -> [String]) -> GeneratedFile {
      let page = ReferencePage(source: source, pages: anchors, path: path)
      let models = source.schemas.all.filter { places[$0.name] == path }.sorted { $0.name < $1.name }
      let rows = models.isEmpty ? [] : ["## Models\n"] + models.map(page.model)
      return GeneratedFile(path: "schema/" + path, text: (sections(page) + rows).joined(separator: "\n") + "\n")
    }
    return [
      file(Self.index) { page in
        [introduction(), "## Methods\n"] + source.families.map(page.overview)
          + [page.sharedParameters(), page.notifications(), page.errors()]
      },
      file(Self.wire) { page in [page.linked(source.wire)] },
      file(Self.models) { _ in
        ["# Models of several families\n\nThose of one family are on [its page](../README.md#methods).\n"]
      },
      file(Self.presentations) { _ in
        ["# Presentations\n\nAnswers that come ready to be shown; [wire.md](wire.md) describes them.\n"]
      },
    ]
      + source.families.map { family in
        file(Self.path(of: family)) { page in
          ["# \(family.title)\n\n\(family.description)\n", "## Methods\n"] + family.methods.map(page.reference)
        }
      }
  }

  private static func path(of family: Family) -> String { "\(folder)/\(family.name).md" }

  /// The page of each model, by its name.
  private func modelPages() -> [String: String] {
    var users: [String: Set<String>] = [:]
    var firstPages: [String: String] = [:]
    var got: [String: String] = [:]
    for family in source.families {
      for method in family.methods {
        let namespace = method.words?.namespace ?? ""
        if firstPages[namespace] == nil { firstPages[namespace] = Self.path(of: family) }
        if method.name.hasSuffix("/get"), let model = method.result?["schema"]?.reference {
          got[model] = Self.path(of: family)
        }
        for model in source.models(of: method) { users[model, default: []].insert(namespace) }
      }
    }
    return Dictionary(
      uniqueKeysWithValues: source.schemas.all.map { schema in
        if schema.name.hasPrefix("Presentation") { return (schema.name, Self.presentations) }
        let namespaces = users[schema.name] ?? []
        let page = namespaces.count == 1 ? namespaces.first.flatMap { firstPages[$0] } : nil
        return (schema.name, got[schema.name] ?? page ?? (namespaces.isEmpty ? Self.wire : Self.models))
      })
  }

  private func introduction() -> String {
    """
    # \(source.info["title"]?.string ?? ""): the contract, version \(source.version)

    \(source.info["description"]?.string ?? "")

    [reference/wire.md](\(Self.wire)) describes messages, params, streams and errors, which is all that a client needs
    besides the methods. The methods are below; each links to its family's page, which has its parameters, result and
    examples. [reference/models.md](\(Self.models)) has the models that several families use, and
    [reference/presentations.md](\(Self.presentations)) those of answers that come ready to be shown.

    `swift run generate` writes these pages from the files in this folder; changes belong there. It also writes
    `openrpc.json`, the same as one OpenRPC document, which `marquee schema` prints and `rpc.discover` returns. `mcp/` has
    what only the tools for assistants have, and `help/` the texts of `marquee help`.

    In long examples `…` replaces further elements and a provider's verbatim data.

    """
  }
}

extension ContractSource {
  /// The names of the models that a method's parameters and results have, directly or through other models.
  fileprivate func models(of method: Method) -> Set<String> {
    let roots = method.parameters.map(\.schema) + [method.result].compactMap(\.self)
    return schemas.reachable(from: roots + method.streamed.compactMap { schemas[$0]?.json }).union(method.streamed)
  }
}
