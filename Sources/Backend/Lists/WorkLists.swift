// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSON
import JSONRPC
import Synchronization
import TMDB

extension Call {
  /// Answers a list method with rows from TMDB, and names their genres.
  ///
  /// Unknown names are requested concurrently with the first page, so that they add no latency. A list never fails for
  /// lack of them: their request takes two seconds at most.
  /// - Parameters:
  ///   - others: the searches to make, in order, if the list has no rows.
  ///   - completion: adds further data to a page's rows.
  ///   - list: creates the endpoint for a presentation.
  func workList<E: TMDBList>(
    _ options: ListOptions, _ notes: ListNotes = ListNotes(), isPrivate: Bool = false,
    others: (Presentation) -> [(search: SearchedFor, endpoint: E)] = { _ in [] },
    completion: RowCompletion<E.Row>? = nil, list: (Presentation) -> E
  ) async throws -> ListResult<E.Row> where E.Row: GenreNaming & JSONWritable & Hashable {
    var presentation = presentation
    var naming = completion
    let unknown = presentation.take(services.genres, of: E.Row.genreKinds)
    if !unknown.isEmpty {
      let request = Task { [presentation] in await genreNames(of: unknown, for: presentation) }
      naming = { rows in
        let names = await request.value(within: Self.timeout)
        for index in rows.indices { rows[index].name(names) }
        await completion?(&rows)
      }
    }
    return try await tmdb.list(
      list(presentation), options, notes, isPrivate: isPrivate, others: others(presentation), completion: naming)
  }

  /// The genres' names in the call's language, without those that can't be had soon.
  func genreNames(of kinds: Set<WorkKind>, for presentation: Presentation) async -> [WorkKind: GenreNames] {
    var known = presentation
    let unknown = known.take(services.genres, of: kinds)
    let requested = await unknown.mapped(atOnce: 2) { kind in (kind, await requestGenres(of: kind, presentation)) }
    return known.genres.merging(requested.compactMap { kind, names in names.map { (kind, $0) } }) { $1 }
  }

  private func requestGenres(of kind: WorkKind, _ presentation: Presentation) async -> GenreNames? {
    var context = silentContext
    context.deadline = min(context.deadline, .now + Self.timeout)
    // `reload` is for the list, not for its genres.
    if context.cacheMode == .reload { context.cacheMode = .default }
    do throws(UpstreamError) {
      let endpoint = TMDBObject.genres(of: kind, for: presentation)
      let names = GenreNames(try await tmdb.client.run(endpoint, context: context).content)
      services.genres.remember(names, of: kind, in: presentation.language)
      return names
    } catch {
      let isUpstreams = ![.cancelled, .credentialsMissing, .credentialsRejected].contains(error.kind)
      if isUpstreams, context.cacheMode != .only {
        services.genres.remember(nil, of: kind, in: presentation.language)
      }
      return nil
    }
  }

  /// The maximum time for names, which are optional.
  private static let timeout = Duration.seconds(2)
}

extension Presentation {
  /// Adopts the names of genres that are in memory.
  /// - Returns: the kinds whose names are still to be requested.
  fileprivate mutating func take(_ memory: GenreMemory, of kinds: Set<WorkKind>) -> Set<WorkKind> {
    kinds.filter { kind in
      switch memory.names(of: kind, in: language) {
      case .known(let names): genres[kind] = names
      case .unavailable: break
      case .unknown: return true
      }
      return false
    }
  }
}

/// The names of TMDB's genres by kind and language, in memory for the life of the process: every list needs them, and
/// none should need an extra request for them.
final class GenreMemory: Sendable {
  /// The state for one kind in one language.
  enum Names {
    case known(GenreNames)
    /// A recent request for the names failed, so lists don't retry yet.
    case unavailable
    /// Not requested yet, or expired.
    case unknown
  }

  private struct Key: Hashable {
    let kind: WorkKind
    /// Nil for TMDB's default.
    let language: Language?
  }

  private struct Entry {
    /// Nil if the request for them failed.
    let names: GenreNames?
    let until: ContinuousClock.Instant
  }

  private let entries = Mutex<[Key: Entry]>([:])
  private let now: @Sendable () -> ContinuousClock.Instant

  /// - Parameter now: the clock by which entries expire.
  init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) { self.now = now }

  /// - Parameter language: nil for TMDB's default.
  func names(of kind: WorkKind, in language: Language?) -> Names {
    let key = Key(kind: kind, language: language)
    guard let entry = entries.withLock({ $0[key] }), now() < entry.until else { return .unknown }
    return entry.names.map(Names.known) ?? .unavailable
  }

  /// Stores names for a day; the response cache has them for a week, across processes.
  /// - Parameter names: nil if the request for them failed, which allows a retry after a minute.
  func remember(_ names: GenreNames?, of kind: WorkKind, in language: Language?) {
    let entry = Entry(names: names, until: now() + (names == nil ? .seconds(60) : .seconds(86_400)))
    entries.withLock { entries in
      // There are many languages with a country. They must not make this grow, and requesting names again is cheap.
      if entries.count >= Self.capacity { entries.removeAll() }
      entries[Key(kind: kind, language: language)] = entry
    }
  }

  private static let capacity = 64
}

/// Adds to rows of TMDB's lists the parts that TMDB returns with single movies only.
struct MovieRowParts: Sendable {
  private let call: Call
  private let parts: Set<MovieRowInclude>

  /// Few enough that a page's rows leave room for other calls within TMDB's rate.
  private static let width = 8

  /// - Returns: nil without parts.
  init?(_ parts: [MovieRowInclude]?, _ call: Call) {
    guard let parts, !parts.isEmpty else { return nil }
    self.parts = Set(parts)
    self.call = call
  }

  /// Completes rows. A row whose request fails stays as it is, with the error.
  func complete(_ rows: inout [Movie]) async {
    let share = call.withShareOfTime
    rows = await rows.mapped(atOnce: Self.width) { await completed($0, share) }
  }

  private func completed(_ row: Movie, _ share: Call) async -> Movie {
    guard let id = TMDBID(row.id) else { return row }
    var row = row
    do throws(RPCError) {
      let include: Set<MovieInclude> = parts.contains(.credits) ? [.credits] : []
      let movie = try await share.tmdb.answer(MovieEndpoint(id, include: include, for: share.presentation))
      if parts.contains(.credits) { (row.directors, row.cast) = (movie.directors, movie.cast) }
      if parts.contains(.certification) { row.certification = movie.certification }
      row.takeAge(of: movie)
    } catch {
      row.linkFault = error
    }
    return row
  }
}
