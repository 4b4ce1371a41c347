// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSONRPC
import TMDB

/// AMC's entries of the film that a watch is for: one to many, since AMC lists a film for each language and format.
enum FilmEntries {
  /// At least one.
  case found([Movie])
  /// Several films have the title.
  case ambiguous([Movie])
  /// None so far.
  /// - Parameter candidates: the movies that only have the title's words in theirs.
  case pending(candidates: [Movie])
}

extension WatchObserver {
  /// AMC's entries of the condition's film.
  func entries() async throws(RPCError) -> FilmEntries {
    guard let id = condition.movieId else { return try await entriesOfTitle() }
    guard id.provider == .amc else {
      let entries = try await round.entries(of: id)
      return entries.isEmpty ? .pending(candidates: []) : .found(entries)
    }
    for entry in Set([id] + knownEntries.map(\.id)).sorted(by: { "\($0)" < "\($1)" }) {
      do throws(RPCError) {
        return .found([try await round.movie(entry)])
      } catch {
        guard error.isNotFound else { throw error }
      }
    }
    // AMC gave the film another id: what is gone and what is new is the same film by its title and its year.
    guard let known = knownEntries.first else { return .pending(candidates: []) }
    let likeness = MovieLikeness(Movie(id: known.id, title: known.title, releaseDate: known.releaseDate))
    let same = try await round.programme().filter { movie in
      let other = MovieLikeness(movie)
      return other.title.key == likeness.title.key && other.confidenceOfYears(likeness) > 0
    }
    return same.isEmpty ? .pending(candidates: []) : .found(same)
  }

  /// The entries that earlier checks found. Versions that stored none took other films of similar titles.
  var knownEntries: [StoredMovie] {
    last?.entries ?? (condition.movieId?.provider == .amc ? last?.movie : nil).map { [$0] } ?? []
  }

  /// Whether the last state's movie is surely the film.
  var isSure: Bool { last?.entries != nil || condition.movieId?.provider == .amc }

  private func entriesOfTitle() async throws(RPCError) -> FilmEntries {
    let title = WatchedTitle(condition.movie ?? "", year: condition.year)
    let programme = try await round.programme().filter(title.isOfYear)
    let taken = programme.filter { title.takes($0.title) }
    guard !taken.isEmpty else { return .pending(candidates: programme.filter { title.isPart(of: $0.title) }) }
    // The film that an earlier check found stays the one.
    let known = Set(knownEntries.map(\.id))
    let films = taken.films()
    if let film = films.first(where: { $0.contains { known.contains($0.id) } }) { return .found(film) }
    let exact = films.filter { $0.contains { title.isExactly($0.title) } }
    let meant = exact.isEmpty ? films : exact
    return meant.count == 1 ? .found(meant[0]) : .ambiguous(meant.flatMap(\.self))
  }
}

extension [Movie] {
  /// AMC's entries by film: those with a form of the title in common and years that fit.
  fileprivate func films() -> [[Movie]] {
    var films: [[MovieLikeness]] = []
    for entry in map({ MovieLikeness($0) }) {
      let position = films.firstIndex { film in film.contains { $0.confidence(entry) > 0 } }
      if let position { films[position].append(entry) } else { films.append([entry]) }
    }
    return films.map { $0.map(\.movie) }
  }
}

extension CheckRound {
  /// AMC's entries of a movie of TMDB's; empty until AMC lists it.
  func entries(of id: EntityID) async throws(RPCError) -> [Movie] {
    try await entries.value("\(id)") { [self] () async throws(RPCError) in
      let call = self.call
      let linker = MovieLinker(call: call, links: self.watches.links)
      let tmdb = try await linker.tmdbID(of: id).id
      let identity = try await call.tmdb.response(to: TMDBObject.identity(of: tmdb)).content
      let film = MovieLikeness(identity.movie, alternatives: identity.alternativeTitles)
      let listed = ProgrammeIndex(try await self.programme()).certain(film)
      if !listed.isEmpty { return listed }
      do throws(RPCError) {
        return try await linker.amcEntries(of: identity.movie).map(\.movie)
      } catch {
        guard error.isNotFound else { throw error }
        return []
      }
    }
  }
}
