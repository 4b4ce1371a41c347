// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSONRPC
import Synchronization
import TMDB

/// Finds the films of an import at TMDB: by their ids, or else by title and year.
final class FilmMatcher: Sendable {
  /// What was found.
  enum Finding: Sendable {
    /// The film with its ids, its title and its year.
    case matched(StoredEntry, Doubt?)
    /// Several that may be the one.
    case ambiguous([ImportCandidate])
    /// None; with what is most like it.
    case notFound([ImportCandidate])
    /// No answer; with the reason.
    case waiting(RPCError)
  }

  /// A film that is matched although its title or its year differs.
  struct Doubt: Sendable {
    let candidate: ImportCandidate
    let film: FoundFilm
  }

  private let search: ListedFilmSearch
  /// The error that every further request would have, too.
  private let lastingError = Mutex<RPCError?>(nil)

  /// - Parameter call: its time limit is that of one film.
  init(_ call: Call) { search = ListedFilmSearch(call: call) }

  /// Finds a film by its id at IMDb, or else by its title and its year.
  func find(_ record: ImportRecord) async -> Finding {
    if let error = lastingError.withLock(\.self) { return .waiting(error) }
    do throws(UpstreamError) {
      let film = record.entry
      if let id = record.episodeID.flatMap({ EntityID(.imdb, .show, $0) }) {
        return try await find(record, episode: id)
      }
      if let id = EntityID(film.name, of: film.isShow ? .show : .movie) { return try await find(record, id) }
      let ofMovie: ListedFilmSearch.Kind = record.mayBeShow ? .movieOrElseShow : .movie
      return Finding(try await found(record, film.isShow ? .show : ofMovie))
    } catch {
      let reason = RPCError(error)
      if error.kind == .credentialsMissing || error.kind == .credentialsRejected {
        lastingError.withLock { $0 = reason }
      }
      return .waiting(reason)
    }
  }

  /// Searches by the title and, unless that is certain, by the original title: the title may be in the language of an
  /// account, in which another film has it.
  private func found(
    _ record: ImportRecord, _ kind: ListedFilmSearch.Kind
  ) async throws(UpstreamError) -> ListedFilmSearch.Finding {
    let film = record.entry
    let byTitle = try await search.find(film.title, film.year, kind)
    if case .film(_, isSure: true) = byTitle { return byTitle }
    guard let original = record.originalTitle, original != film.title else { return byTitle }
    let byOriginal = try await search.find(original, film.year, kind)
    switch (byTitle, byOriginal) {
    case (.film(let one, _), .film(let other, isSure: false)) where one.id != other.id: return .several([one, other])
    case (_, .film): return byOriginal
    default: return byTitle
    }
  }

  /// Requests nothing more if none of some films got an answer: the others would wait in vain, too.
  func end(ifNoneIsAnswered findings: [Finding?]) {
    let reasons = findings.compactMap { if case .waiting(let reason) = $0 { reason } else { nil } }
    guard let reason = reasons.last, reasons.count == findings.count(where: { $0 != nil }), reasons.count > 7 else {
      return
    }
    lastingError.withLock { $0 = $0 ?? reason }
  }

  /// The show of an episode, with the episode.
  private func find(_ record: ImportRecord, episode id: EntityID) async throws(UpstreamError) -> Finding {
    guard let endpoint = TMDBObject.episodes(of: id) else { return .notFound([]) }
    let found = try await search.run(endpoint)
    guard let match = found.first(where: { $0.season != nil }) ?? found.first else { return .notFound([]) }
    var show = StoredEntry(name: "\(match.show)", isShow: true, status: .wanted, addedAt: 0)
    if let season = match.season, let episode = match.episode {
      let mark = record.entry.episodes.values.first ?? EpisodeMark(rating: record.entry.rating)
      show.episodes[EpisodeNumber(season: season, episode: episode)] = mark
    }
    // The id may also be that of the show, of which the table has the numbers.
    return show.episodes.isEmpty && record.entry.episodes.isEmpty ? .notFound([]) : .matched(show, nil)
  }

  /// The film with TMDB's id, if TMDB has it, which says whether it is a film or a show. It is known by the other id in
  /// either case, unless nobody knows what it is.
  private func find(_ record: ImportRecord, _ id: EntityID) async throws(UpstreamError) -> Finding {
    var film = record.entry
    guard let endpoint = TMDBObject.matches(of: id) else { return .matched(film, nil) }
    let found = try await search.run(endpoint).filter { $0.kind == .movie || $0.kind == .show }
    if let found = found.first(where: { $0.kind == id.kind }) ?? found.first {
      film.ids.insert("\(found)")
      film.isShow = found.kind == .show
    } else if !record.isKindKnown {
      return .notFound([])
    }
    return .matched(film, nil)
  }
}

extension FilmMatcher.Finding {
  private static let mostCandidates = 5

  fileprivate init(_ finding: ListedFilmSearch.Finding) {
    switch finding {
    case .film(let film, let isSure):
      self = .matched(film.entry, isSure ? nil : FilmMatcher.Doubt(candidate: film.candidate, film: film))
    case .several(let films): self = .ambiguous(films.prefix(Self.mostCandidates).map(\.candidate))
    case .none(let films): self = .notFound(films.prefix(Self.mostCandidates).map(\.candidate))
    }
  }
}

extension FoundFilm {
  fileprivate var candidate: ImportCandidate { ImportCandidate(id: id, title: title, year: year) }

  fileprivate var entry: StoredEntry {
    var entry = StoredEntry(name: "\(id)", isShow: id.kind == .show, status: .wanted, addedAt: 0)
    switch work {
    case .movie(let movie): entry.describe(movie)
    case .show(let show): entry.describe(show)
    }
    return entry
  }
}
