// SPDX-License-Identifier: MIT
import JSON

/// Checks how people read the answers: that each model of rows says so, and that what it names is declared.
struct ViewLint {
  let source: ContractSource

  func complaints() -> [String] {
    let rows = Set(source.methods.compactMap(\.rows))
    return rows.sorted().filter { source.schemas[$0]?.json["x-view"] == nil }
      .map { "\($0): is a model of rows, so it must have an x-view" }
      + source.schemas.all.flatMap { schema in schema.json["x-view"].map { complaints(about: $0, of: schema) } ?? [] }
  }

  private func complaints(about view: JSONValue, of schema: NamedSchema) -> [String] {
    let parts =
      ["columns", "facts", "marks", "sections"].flatMap { view[$0].map { Array($0.elements) } ?? [] }
      + [view["credit"]].compactMap(\.self)
    let paths = parts.compactMap { $0["member"]?.string } + [view["text"], view["id"]].compactMap { $0?.string }
    let headings = view["columns"]?.elements.filter { ($0["heading"]?.string ?? "").isEmpty } ?? []
    let lists =
      [view["groups"], view["rows"]].compactMap { $0?.string }
      + (view["sections"]?.elements.compactMap { $0["member"]?.string } ?? [])
    let views = ViewSet(source: source)
    // Facts of a group are those of a row, which has no notes.
    let facts = view["groups"] == nil ? view["facts"]?.elements.compactMap { $0["member"]?.string } ?? [] : []
    let said = facts.filter(Self.notes.contains)
    return said.map { "\(schema.name): the fact \($0) is among the notes of every answer" }
      + headings.map { _ in "\(schema.name): a column has no heading" }
      + paths.filter { !isDeclared($0, in: schema) }.map { "\(schema.name): shows \($0), which is not declared" }
      + lists.filter { path in
        views.rowModel(of: schema.json, at: path).flatMap { source.schemas[$0]?.json["x-view"] } == nil
      }.map { "\(schema.name): \($0) is no list of a model with an x-view" }
      + (view["next"]?.elements.flatMap { complaints(aboutNext: $0, of: schema, views) } ?? [])
  }

  /// What stands above every answer that has it.
  private static let notes: Set = ["message", "error.message", "libraryFault.message", "linkFault.message"]

  /// Whether the model has the first member of each of the alternative paths.
  private func isDeclared(_ paths: String, in schema: NamedSchema) -> Bool {
    let structures = [schema.json] + schema.json.alternatives
    return paths.split(separator: "|").allSatisfy { path in
      let name = String(path.prefix { $0 != "." && $0 != ":" })
      return name.isEmpty || structures.contains { $0["properties"]?[name] != nil }
    }
  }

  private func complaints(aboutNext next: JSONValue, of schema: NamedSchema, _ views: ViewSet) -> [String] {
    let title = next["title"]?.string ?? ""
    let place = "\(schema.name): the request \(title)"
    guard !title.isEmpty else { return ["\(schema.name): a request has no title"] }
    guard let name = next["method"]?.string else {
      return next["url"]?.string?.hasPrefix("/") == true ? [] : ["\(place) has neither a method nor the path of a URL"]
    }
    guard let method = views.method(of: next) else { return ["\(place) calls \(name), which is not a method"] }
    guard !ViewSet.unofferedMethods.contains(name), !ViewSet.unofferedFamilies.contains(where: name.hasPrefix),
      method.isPresented
    else { return ["\(place) calls \(name), which no presentation may offer"] }
    let given = (next["params"]?.members.map(\.name) ?? []) + [next.asked].compactMap(\.self)
    let known = Set((method.parameters + source.sharedParameters(of: method)).map(\.name))
    let paths = (next["params"]?.members.compactMap { $0.value.string } ?? []).filter {
      $0.hasPrefix("/") && !$0.hasPrefix("//")
    }
    return given.filter { !known.contains($0) }.map { "\(place) has \($0), which \(name) doesn't take" }
      + method.parameters.filter { $0.isRequired && !given.contains($0.name) }.map { "\(place) lacks \($0.name)" }
      + paths.filter { !isDeclared(String($0.dropFirst()), in: schema) }.map { "\(place) has \($0), not declared" }
  }
}
