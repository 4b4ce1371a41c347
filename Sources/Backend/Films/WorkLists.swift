// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSON
import JSONRPC
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
    let requested = await unknown.mapped(atOnce: 2) { kind in
      let genres = await requestGenres(of: kind, presentation)
      return (kind, genres)
    }
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
      services.genres.remember(names, for: GenreListKey(kind: kind, language: presentation.language))
      return names
    } catch {
      let isUpstreams = ![.cancelled, .credentialsMissing, .credentialsRejected].contains(error.kind)
      if isUpstreams, context.cacheMode != .only {
        services.genres.remember(nil, for: GenreListKey(kind: kind, language: presentation.language))
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
  fileprivate mutating func take(_ memory: LookupMemory<GenreListKey, GenreNames>, of kinds: Set<WorkKind>) -> Set<
    WorkKind
  > {
    kinds.filter { kind in
      switch memory[GenreListKey(kind: kind, language: language)] {
      case .known(let names): genres[kind] = names
      case .unavailable: break
      case .unknown: return true
      }
      return false
    }
  }
}

/// The kind and the language of a list of genres.
struct GenreListKey: Hashable {
  let kind: WorkKind
  /// Nil for TMDB's default.
  let language: Language?
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
