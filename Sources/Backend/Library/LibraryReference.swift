// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSONRPC
import TMDB

/// The film or the show that an id in a request of the library means.
struct LibraryReference {
  /// The id of each kind that it may be of; a site's may be a film's or a show's.
  let ids: [EntityID]

  /// - Throws: -32602 for an id of another thing.
  init(_ reference: EntityReference) throws(RPCError) {
    let ids = reference.possibleIDs.filter { $0.kind == .movie || $0.kind == .show }
    // AMC has films alone.
    let film = reference.id(of: .movie).flatMap { $0.provider == .amc ? $0 : nil }
    self.ids = ids.isEmpty ? [film].compactMap(\.self) : ids
    guard !self.ids.isEmpty else {
      throw .invalidParameter(
        "id", expected: "the id of a film or a show, such as tmdb:movie:268 or tmdb:show:2287",
        got: reference.explanation)
    }
  }

  /// The id as an entry is stored under it. That of a site is the same for a film and a show.
  var name: String { ids[0].description }

  /// A new entry, as far as it is known without a request.
  func entry(status: StoredEntry.Status, addedAt: Instant) -> StoredEntry {
    StoredEntry(
      name: name, isShow: ids.allSatisfy { $0.kind == .show }, status: status, addedAt: addedAt.secondsSince1970)
  }

  /// Requests what an entry lacks: the title, the year, and the ids at other providers. TMDB's answer has what is
  /// learnt of a film besides, so that it isn't asked a second time.
  /// - Returns: the same entry with them, or nil if nobody can be asked now.
  /// - Throws: -32012 if the provider says that there is no such film.
  func described(_ entry: StoredEntry, _ linker: MovieLinker) async throws(RPCError) -> StoredEntry? {
    let call = linker.call
    var entry = entry
    do throws(RPCError) {
      var id = ids[0]
      if id.provider.isSite {
        let found = try await call.matches(of: id).filter { ids.map(\.kind).contains($0.kind) }
        guard let first = found.first else { return nil }
        id = first
      }
      if id.provider == .amc {
        entry.describe(try await linker.linked(id))
      } else if let own = TMDBID(id), id.kind == .show {
        entry.describe(try await call.tmdb.answer(ShowEndpoint(own, for: call.presentation)))
      } else if let own = TMDBID(id) {
        let movie = MovieEndpoint(own, include: StoredFacts.parts, for: call.presentation)
        entry.describe(try await call.tmdb.answer(movie))
      }
      return entry
    } catch {
      if error.isNotFound { throw error }
      return nil
    }
  }
}
