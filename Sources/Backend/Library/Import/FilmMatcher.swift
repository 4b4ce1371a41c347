// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSONRPC
import Synchronization
import TMDB

/// Finds TMDB's film or show of a title and a year: with one request where exactly one has both, with three at most.
///
///     title in its year ─▶ bare title in its year ─▶ bare title in any year ─▶ in the next year
///
/// A title alone is never enough: three films of 2022 are called Pinocchio, and Parasite of 2019 is not that of 1982.
final class FilmMatcher: Sendable {
  /// What was found.
  enum Finding: Sendable {
    /// The film with its ids, its title and its year.
    case matched(StoredEntry)
    /// Several that may be the one.
    case ambiguous([ImportCandidate])
    /// None; with what is most like it.
    case notFound([ImportCandidate])
    /// No answer; with the reason.
    case waiting(RPCError)
  }

  private let call: Call
  private let outage = Mutex<(error: RPCError?, failures: Int)>((nil, 0))

  /// After so many failures one after the other, the rest isn't requested.
  private static let mostFailures = 3
  private static let mostRequests = 3
  private static let mostCandidates = 5

  /// - Parameter call: its time limit is that of one film.
  init(_ call: Call) { self.call = call }

  /// Finds a film by its id at IMDb, or else by its title and its year.
  func find(_ film: StoredEntry) async -> Finding {
    if let error = outage.withLock(\.error) { return .waiting(error) }
    do throws(UpstreamError) {
      let id = EntityID(film.name, of: film.isShow ? .show : .movie)
      let finding = if let id { try await find(film, id) } else { try await search(film) }
      outage.withLock { $0.failures = 0 }
      return finding
    } catch {
      let reason = RPCError(error)
      if error.kind == .cancelled { return .waiting(reason) }
      let isLasting = error.kind == .credentialsMissing || error.kind == .credentialsRejected
      outage.withLock { outage in
        outage.failures += 1
        if isLasting || outage.failures >= Self.mostFailures { outage.error = reason }
      }
      return .waiting(reason)
    }
  }

  /// The film with TMDB's id, if TMDB has it; it is known by the other one in either case.
  private func find(_ film: StoredEntry, _ id: EntityID) async throws(UpstreamError) -> Finding {
    var film = film
    guard let endpoint = TMDBObject.matches(of: id) else { return .matched(film) }
    if let found = try await run(endpoint).first(where: { $0.kind == id.kind }) { film.ids.insert("\(found)") }
    return .matched(film)
  }

  /// Each film has the whole time of the call, and leaves no trace.
  private func run<E: Endpoint>(_ endpoint: E) async throws(UpstreamError) -> E.Content {
    var context = call.silentContext
    context.deadline = .now + .milliseconds(call.options.timeoutMilliseconds)
    context.privacy = .memory
    return try await call.tmdb.client.run(endpoint, context: context).content
  }

  // MARK: By title and year

  private struct Found {
    let film: StoredEntry
    let text: String
    let keys: Set<String>

    init(_ film: StoredEntry, originalTitle: String?) {
      self.film = film
      text = MovieTitle(film.title).text.lowercased()
      keys = Set([film.title, originalTitle ?? ""].map { MovieTitle($0).key }).subtracting([""])
    }

    var candidate: ImportCandidate? {
      EntityID(film.name, of: film.isShow ? .show : .movie).map {
        ImportCandidate(id: $0, title: film.title, year: film.year)
      }
    }
  }

  private func search(_ film: StoredEntry) async throws(UpstreamError) -> Finding {
    let forms = TitleForms(film.title).forms.filter { $0.evidence < .confirmation }
    guard let exact = forms.first, let barest = forms.last else { return .notFound([]) }
    let bare = TitleForms(film.title).queries.last.flatMap { $0 == exact.text ? nil : $0 }
    var queries = [(exact.text, film.year)]
    if let bare { queries.append((bare, film.year)) }
    // A film of a frequent title isn't on the first page of all years.
    if let year = film.year { queries += [(barest.text, nil), (barest.text, year + 1), (barest.text, year - 1)] }
    var known = [Found]()
    var requests = 0
    for (query, year) in queries where requests < Self.mostRequests {
      requests += 1
      let found = try await run(query, year, isShow: film.isShow)
      known += found.filter { row in !known.contains { $0.film.name == row.film.name } }
      if let finding = Self.judge(known, forms, film.year) { return finding }
      // A search that finds a single film of the year found it by another title.
      let fitting = found.filter { $0.film.year != nil && $0.film.year == film.year }
      if requests < Self.mostRequests, fitting.count == 1, !film.isShow, let only = fitting.first?.film,
        let id = EntityID(only.name, of: .movie).flatMap(TMDBID.init)
      {
        requests += 1
        let titles = try await run(TMDBObject.identity(of: id)).alternativeTitles.map { MovieTitle($0).key }
        if forms.contains(where: { titles.contains($0.title.key) }) { return .matched(only) }
      }
    }
    let alike = known.filter { row in forms.contains { row.keys.contains($0.title.key) } }
    return .notFound(Self.candidates(alike.isEmpty ? known : alike))
  }

  /// What is certain by the films found so far; nil if another search may know more.
  private static func judge(_ known: [Found], _ forms: [TitleForms.Form], _ year: Int?) -> Finding? {
    // Catalogues date a film by different releases, a year apart.
    for yearsApart in year == nil ? 0...0 : 0...1 {
      for form in forms {
        var fitting = known.filter { row in
          guard row.keys.contains(form.title.key) else { return false }
          return year == nil || row.film.year.map { abs($0 - (year ?? 0)) } == yearsApart
        }
        let verbatim = fitting.filter { $0.text == form.text.lowercased() }
        if !verbatim.isEmpty { fitting = verbatim }
        if fitting.count == 1, year != nil, let only = fitting.first { return .matched(only.film) }
        if !fitting.isEmpty { return .ambiguous(candidates(fitting)) }
      }
    }
    return nil
  }

  private static func candidates(_ found: [Found]) -> [ImportCandidate] {
    Array(found.compactMap(\.candidate).prefix(mostCandidates))
  }

  private func run(_ query: String, _ year: Int?, isShow: Bool) async throws(UpstreamError) -> [Found] {
    func found(_ id: EntityID, _ originalTitle: String?, _ describe: (inout StoredEntry) -> Void) -> Found {
      var entry = StoredEntry(name: "\(id)", isShow: isShow, status: .wanted, addedAt: 0)
      describe(&entry)
      return Found(entry, originalTitle: originalTitle)
    }
    if isShow {
      let list = ShowList(.search(query, year: year, includesAdult: true), for: .neutral)
      return try await run(list).rows.map { show in found(show.id, show.originalName) { $0.describe(show) } }
    }
    let list = TMDB.MovieList(.search(MovieSearch(query, year: year, includesAdult: true)), for: .neutral)
    return try await run(list).rows.map { movie in found(movie.id, movie.originalTitle) { $0.describe(movie) } }
  }
}
