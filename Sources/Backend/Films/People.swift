// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSONRPC
import TMDB

/// `people/…`: people and what they worked on, at TMDB.
struct People {
  let services: Services
  let links: LinkMemory

  func register(in router: inout Router) {
    router.handle(PeopleGet.self, services) { params, call in
      let id = try await PersonLinker(call: call, links: links).tmdbID(of: params.id, in: params.movieId)
      let include = Set(params.include ?? [])
      var person = try await call.tmdb.answer(TMDBObject.person(id, include: include, for: call.presentation))
      person.linkedFrom = id.entity == params.id ? nil : params.id
      person.credits = await call.marked(person.credits)
      return person
    }
    router.handle(PeopleCredits.self, services) { params, call in
      let id = try await PersonLinker(call: call, links: links).tmdbID(of: params.id, in: params.movieId)
      let answer = try await call.tmdb.response(to: TMDBObject.credits(ofPerson: id, for: call.presentation))
      let found = params.select(answer.content.rows)
      let facts = ListFacts(linkedFrom: id.entity == params.id ? nil : params.id, message: found.message)
      return try await call.list(
        found.credits.sorted(by: params.sortBy), answer.provenance, params.list, ListNotes(facts),
        skipped: answer.content.skipped)
    }
    router.handle(PeoplePopular.self, services) { params, call in
      try await call.tmdb.list(PersonList(for: call.presentation), params.list)
    }
    router.handle(PeopleTrending.self, services) { params, call in
      try await call.tmdb.list(PersonList(in: params.window, for: call.presentation), params.list)
    }
  }
}

extension PeopleCredits.Params {
  /// The credits of the requested kinds, with their roles in the requested departments, and the message for an empty
  /// list.
  fileprivate func select(_ credits: [PersonCredit]) -> (credits: [PersonCredit], message: String) {
    let ofKind = credits.filter { kinds?.contains($0.kind) ?? true }
    guard let departments, !ofKind.isEmpty else {
      let names = (kinds ?? WorkKind.allCases).map(\.rawValue).joined(separator: " or ")
      return (ofKind, "TMDB lists no \(names) of this person.")
    }
    let wanted = Set(departments.map { $0.lowercased() })
    let found = ofKind.compactMap { credit in
      var credit = credit
      credit.roles.removeAll { !wanted.contains($0.department?.lowercased() ?? "") }
      return credit.roles.isEmpty ? nil : credit
    }
    let occurring = Set(ofKind.flatMap { $0.roles.compactMap(\.department) }).sorted().joined(separator: ", ")
    let names = departments.map { "“\($0)”" }.joined(separator: " or ")
    let others = occurring.isEmpty ? "" : " The departments here are \(occurring)."
    return (found, "This person did nothing in \(names).\(others)")
  }
}
