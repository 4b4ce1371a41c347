// SPDX-License-Identifier: MIT
import AMC
import Basics
import Contract
import EndpointCore
import JSONRPC
import TMDB

/// Finds a person at TMDB: by another site's id, or for a person of AMC's by the name and a film, since AMC knows
/// people only through their films.
struct PersonLinker {
  let call: Call
  let links: LinkMemory

  /// The person's id at TMDB.
  /// - Parameter movieID: a film of the person, for a person of AMC's.
  /// - Throws: -32012 with a hint if the person isn't known, or not with certainty.
  func tmdbID(of id: EntityID, in movieID: EntityID?) async throws(RPCError) -> TMDBID {
    guard id.provider == .amc else { return try await call.tmdbID(of: id) }
    guard let movieID else {
      throw .notCertain(
        "AMC names \(id) only in the credits of a film",
        "give movieId, a film whose movies/credits has the person, or find the person's id by name with search/people",
        at: .amc)
    }
    let (person, credits, film) = try await credited(id, in: movieID)
    let match = try await ids(in: credits, of: film).byName[person.name.bare]
    guard let match, let known = TMDBID(match) else {
      throw .notCertain(
        "TMDB's credits of \(film) don't have exactly one person named \(person.name)",
        "find the person's id by name with search/people", at: .tmdb)
    }
    return known
  }

  /// The person in the credits of a film, of any of AMC's entries of it.
  private func credited(
    _ id: EntityID, in movieID: EntityID
  ) async throws(RPCError) -> (person: Credit, credits: Credits, film: EntityID) {
    for film in try await MovieLinker(call: call, links: links).amcIDs(of: movieID).sorted(by: { $0.isBefore($1) }) {
      let credits = try await call.amc.answer(AMCObject.credits(movieID: film.native))
      if let person = (credits.cast + credits.crew).first(where: { $0.id == id }) { return (person, credits, film) }
    }
    throw .notCertain("The credits of \(movieID) don't have \(id)", "movies/credits lists the film's people", at: .amc)
  }

  /// Adds TMDB's ids to the people of an AMC film with whom they are certain. If TMDB's credits can't be had, adds the
  /// error as a fault.
  func link(_ credits: Credits, of film: EntityID) async throws(RPCError) -> Credits {
    var linked = credits
    do throws(RPCError) {
      let (ids, source) = try await ids(in: credits, of: film)
      for index in linked.cast.indices { linked.cast[index].personId = ids[linked.cast[index].name.bare] }
      for index in linked.crew.indices { linked.crew[index].personId = ids[linked.crew[index].name.bare] }
      linked.takeAge(of: source)
    } catch {
      guard error.code != .requestCancelled else { throw error }
      linked.linkFault = error
    }
    return linked
  }

  /// TMDB's ids of the people in an AMC film by the bare forms of their names, and TMDB's credits. A name that several
  /// people of a provider have isn't certain.
  private func ids(
    in credits: Credits, of film: EntityID
  ) async throws(RPCError) -> (byName: [String: EntityID], source: Credits) {
    let movie = try await MovieLinker(call: call, links: links).tmdbID(of: film).id
    let source = try await call.tmdb.answer(TMDBObject.credits(of: movie, for: .neutral))
    let own = credits.idsByName
    let others = source.idsByName
    let certain = others.filter { own[$0.key].map { $0.count < 2 } ?? false && $0.value.count == 1 && !$0.key.isEmpty }
    return (certain.compactMapValues(\.first), source)
  }
}

extension Credits {
  /// The ids of the people by the bare forms of their names.
  fileprivate var idsByName: [String: Set<EntityID>] {
    (cast + crew).reduce(into: [:]) { $0[$1.name.bare, default: []].formUnion([$1.id].compactMap(\.self)) }
  }
}

extension RPCError {
  /// The error for a person who can't be found with certainty.
  fileprivate static func notCertain(_ message: String, _ advice: String, at upstream: Upstream) -> RPCError {
    RPCError(UpstreamError(.notFound, UpstreamMessage(message), upstream: upstream, cause: .advice(advice)))
  }
}
