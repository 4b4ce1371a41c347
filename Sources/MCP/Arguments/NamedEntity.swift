// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import JSONRPC

/// A title or a name in place of an id. It is resolved only if one entity matches; otherwise the error lists the
/// candidates.
struct NamedEntity {
  /// The kinds that can be given by name.
  static let kinds: [EntityKind] = [.movie, .theatre, .person, .show, .collection]

  let parameter: String
  /// What it may be.
  let kinds: [EntityKind]
  let name: String

  /// - Returns: nil if the text is an id already, whatever it identifies.
  init?(_ text: String, kind: EntityKind, of parameter: String) { self.init(text, kinds: [kind], of: parameter) }

  /// - Returns: nil if the text is an id already, whatever it identifies.
  init?(_ text: String, kinds: [EntityKind], of parameter: String) {
    guard EntityReference(text) == nil, text.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    self.parameter = parameter
    self.kinds = kinds
    name = Query(text)?.text ?? text
  }

  /// - Throws: -32602 if none or several match; the contract's error if the search fails.
  func id(_ contract: any ContractCaller) async throws(RPCError) -> EntityID {
    let reference = EntityReference(pasted: name)
    if let id = kinds.lazy.compactMap({ reference?.id(of: $0) }).first { return id }
    // Only AMC has theatres, and a ZIP code has five digits.
    if kinds.contains(.theatre), name.utf8.count < 5, let id = EntityID(.amc, .theatre, name) { return id }
    var known: [Candidate] = []
    for kind in kinds { known += try await candidates(of: kind, contract) }
    let exact = known.filter { $0.names.contains { $0.bare == name.bare } }
    if exact.count == 1 { return exact[0].id }
    // A short text is part of too many names.
    if exact.isEmpty, known.count == 1, name.bare.count >= 4, known[0].names[0].bare.contains(name.bare) {
      return known[0].id
    }
    let others = known.isEmpty ? await candidates(ofOtherKinds: contract) : []
    throw error(exact.isEmpty ? known : exact, others)
  }

  /// An entity with its names, the most telling one first.
  private typealias Candidate = (id: EntityID, names: [String])

  private func candidates(
    of kind: EntityKind, _ contract: any ContractCaller
  ) async throws(RPCError) -> [Candidate] {
    if kind == .theatre { return try await theatres(contract) }
    guard let query = Query(name) else { return [] }
    let options = ListOptions(pageSize: 8)
    switch kind {
    case .person:
      return try await contract.page(SearchPeople.self, SearchPeople.Params(query: query, list: options)).items.values
        .map { ($0.id, [$0.nameWithWork, $0.name]) }
    case .show:
      return try await contract.page(SearchShows.self, SearchShows.Params(query: query, list: options)).items.values
        .map { ($0.id, [TextValue.title($0.name, year: $0.firstAirDate?.year), $0.name]) }
    case .collection:
      let params = SearchCollections.Params(query: query, list: options)
      return try await contract.page(SearchCollections.self, params).items.values
        .map { ($0.id, [$0.name, $0.name.replacing(" Collection", with: "")]) }
    default:
      return try await contract.page(MoviesFind.self, MoviesFind.Params(query: query, list: options)).items.values
        .map { ($0.id, [$0.titleWithYear, $0.title]) }
    }
  }

  /// A show of that name where a movie is wanted, or a movie where a show is.
  private func candidates(ofOtherKinds contract: any ContractCaller) async -> [Candidate] {
    let works: [EntityKind] = [.movie, .show]
    guard kinds.count == 1, works.contains(kinds[0]) else { return [] }
    let other: EntityKind = kinds[0] == .movie ? .show : .movie
    let found = (try? await candidates(of: other, contract)) ?? []
    return found.filter { $0.names.contains { $0.bare == name.bare } }
  }

  private func theatres(_ contract: any ContractCaller) async throws(RPCError) -> [Candidate] {
    guard let query = try Query.place(name, of: parameter) else { return [] }
    let page = try await contract.page(
      TheatresFind.self, TheatresFind.Params(place: query, list: ListOptions(pageSize: 8)))
    let found: [Candidate] = page.items.values.map { ($0.id, [$0.name, $0.longName ?? $0.name]) }
    let others = page.facts.place?.alternatives ?? []
    return found + others.compactMap { other in other.theatreId.map { ($0, [other.name]) } }
  }

  private func error(_ candidates: [Candidate], _ others: [Candidate]) -> RPCError {
    let phrase = kinds.map(\.phrase).joined(separator: " or ")
    let expected = "the id of \(phrase), such as \(kinds.first?.examples ?? ""), or a name that only one has"
    let list = TextValue.list(candidates.map { "\($0.names[0]) (\($0.id))" }, limit: 8)
    var found = candidates.isEmpty ? "nothing has this name" : "it may be \(list)"
    if let other = others.first {
      let tool = (other.id.kind.method ?? "").replacing("/", with: "_")
      found = "it is \(other.id.kind.phrase), \(other.names[0]) (\(other.id)); \(tool) takes it"
    }
    return .invalid(
      parameter, expected: expected, got: name,
      "\"\(parameter)\" is invalid: expected \(expected), got \"\(name)\"; \(found)")
  }
}

extension Person {
  /// The name with what tells the person apart from others of that name: `Michael Keaton, Acting, of Batman`.
  fileprivate var nameWithWork: String {
    ([name] + [department, knownFor?.first.map { "of \($0.title)" }].compactMap(\.self)).joined(separator: ", ")
  }
}
