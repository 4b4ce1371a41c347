// SPDX-License-Identifier: MIT
import Contract
import JSONRPC

/// AMC's entries of the film that a watch is for: one to many, since AMC lists a film for each language and format.
enum FilmEntries {
  /// At least one.
  case found(AMCEntries)
  /// Several films have the title.
  case ambiguous([Movie])
  /// None so far.
  /// - Parameter candidates: the movies that only have the title's words in theirs.
  case pending(candidates: [Movie])

  /// - Parameter entries: none until AMC lists the film.
  fileprivate init(_ entries: AMCEntries) { self = entries.isEmpty ? .pending(candidates: []) : .found(entries) }
}

extension WatchObserver {
  /// AMC's entries of the condition's film.
  func entries() async throws(RPCError) -> FilmEntries {
    guard let id = condition.movieId else { return try await entriesOfTitle() }
    guard id.provider == .amc else { return FilmEntries(try await round.entries(of: id)) }
    for entry in Set([id] + knownEntries.map(\.id)).sorted(by: { $0.isBefore($1) }) {
      do throws(RPCError) {
        return .found(AMCEntries(only: try await round.movie(entry)))
      } catch {
        guard error.isNotFound else { throw error }
      }
    }
    // AMC gave the film another id: what is gone and what is new is the same film by its title and its year.
    guard let known = knownEntries.first else { return .pending(candidates: []) }
    let gone = Movie(id: known.id, title: known.title, releaseDate: known.releaseDate)
    return FilmEntries(try await round.programme().entries(replacing: gone))
  }

  /// The entries that earlier checks found. Versions that stored none took other films of similar titles.
  var knownEntries: [StoredMovie] {
    last?.entries ?? (condition.movieId?.provider == .amc ? last?.movie : nil).map { [$0] } ?? []
  }

  /// Whether the last state's movie is surely the film.
  var isSure: Bool { last?.entries != nil || condition.movieId?.provider == .amc }

  private func entriesOfTitle() async throws(RPCError) -> FilmEntries {
    let query = TitleQuery(condition.movie ?? "", year: condition.year)
    let all = try await round.programme().films(query)
    let films = all.filter { $0.match <= .divided }
    // The film that an earlier check found stays the one.
    let known = Set(knownEntries.map(\.id))
    if let film = films.first(where: { !$0.entries.ids.isDisjoint(with: known) }) { return .found(film.entries) }
    let best = films.map(\.match).min()
    let meant = films.filter { $0.match == best }.map(\.entries)
    guard meant.count == 1 else {
      let movies = (meant.isEmpty ? all.map(\.entries) : meant).flatMap { $0.map(\.movie) }
      return meant.isEmpty ? .pending(candidates: movies) : .ambiguous(movies)
    }
    return .found(meant[0])
  }
}

extension CheckRound {
  /// AMC's entries of a movie of TMDB's; empty until AMC lists it.
  func entries(of id: EntityID) async throws(RPCError) -> AMCEntries {
    try await entries.value("\(id)") { [self] () async throws(RPCError) in
      let linker = MovieLinker(call: self.call, links: self.watches.links)
      let programme = try await self.programme()
      do throws(RPCError) {
        return try await linker.amcEntries(of: linker.tmdbID(of: id).id, listedIn: programme)
      } catch {
        guard error.isNotFound else { throw error }
        return AMCEntries()
      }
    }
  }
}
