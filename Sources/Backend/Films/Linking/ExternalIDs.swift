// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSONRPC
import TMDB

extension Call {
  /// TMDB's id of what an id of another site identifies (IMDb, TheTVDB, Wikidata); TMDB's own ids stay as they are.
  /// - Throws: -32012 if TMDB doesn't know the id, or knows it as something of another kind.
  func tmdbID(of id: EntityID) async throws(RPCError) -> TMDBID {
    if let id = TMDBID(id) { return id }
    let found = try await matches(of: id)
    if let own = found.first(where: { $0.kind == id.kind }).flatMap(TMDBID.init) { return own }
    throw found.first.map { .isOther($0, id) } ?? .notLinked(id, to: .tmdb)
  }

  /// TMDB's ids of what an id of another site identifies, of any kind.
  func matches(of id: EntityID) async throws(RPCError) -> [EntityID] {
    guard let endpoint = TMDBObject.matches(of: id) else { return [] }
    return try await tmdb.answer(endpoint)
  }
}

extension TMDBID {
  /// The given id if it is another one; nil if it is this one.
  func linkedFrom(_ given: EntityID) -> EntityID? { given == entity ? nil : given }
}

extension RPCError {
  /// The error for an id that identifies something of another kind than its parameter wants.
  fileprivate static func isOther(_ found: EntityID, _ id: EntityID) -> RPCError {
    let text = "\(id) is not \(id.kind.phrase) but \(found.kind.phrase): \(found)"
    let advice = found.kind.method.map { UpstreamErrorCause.advice("\($0) takes it") }
    return RPCError(UpstreamError(.notFound, UpstreamMessage(text), upstream: .tmdb, cause: advice))
  }
}
