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
  func movieList<E: TMDBList>(
    _ options: ListOptions, _ notes: ListNotes = ListNotes(), isPrivate: Bool = false,
    others: (Presentation) -> [(search: SearchedFor, endpoint: E)] = { _ in [] },
    completion: RowCompletion<E.Row>? = nil, list: (Presentation) -> E
  ) async throws -> ListResult<E.Row> where E.Row: GenreNaming & JSONWritable & Hashable {
    var presentation = presentation
    var naming = completion
    if case .known(let names) = services.genres[presentation.language] {
      presentation.genres = names
    } else {
      let request = Task { [presentation] in await genreNames(for: presentation) }
      naming = { rows in
        if let names = await request.value(within: Self.timeout) {
          for index in rows.indices { rows[index].name(names) }
        }
        await completion?(&rows)
      }
    }
    return try await tmdb.list(
      list(presentation), options, notes, isPrivate: isPrivate, others: others(presentation), completion: naming)
  }

  /// The genres' names in the call's language; nil if they can't be had soon.
  func genreNames(for presentation: Presentation) async -> GenreNames? {
    switch services.genres[presentation.language] {
    case .known(let names): return names
    case .unavailable: return nil
    case .unknown:
      var context = silentContext
      context.deadline = min(context.deadline, .now + Self.timeout)
      return await requestGenres(presentation, context)
    }
  }

  private func requestGenres(_ presentation: Presentation, _ context: CallContext) async -> GenreNames? {
    var context = context
    // `reload` is for the list, not for its genres.
    if context.cacheMode == .reload { context.cacheMode = .default }
    do throws(UpstreamError) {
      let names = GenreNames(try await tmdb.client.run(TMDBObject.genres(for: presentation), context: context).content)
      services.genres.remember(names, for: presentation.language)
      return names
    } catch {
      let isUpstreams = ![.cancelled, .credentialsMissing, .credentialsRejected].contains(error.kind)
      if isUpstreams, context.cacheMode != .only { services.genres.remember(nil, for: presentation.language) }
      return nil
    }
  }

  /// The maximum time for names, which are optional.
  private static let timeout = Duration.seconds(2)
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
