// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSON
import TMDB

/// The names of TMDB's genres by kind and language, which its lists give by number alone.
final class GenreMemory: Sendable {
  private let known = LookupMemory<GenreListKey, GenreNames>()

  /// Answers a list method with rows from TMDB, and names their genres.
  ///
  /// Unknown names are requested concurrently with the first page, so that they add no latency. A list never fails for
  /// lack of them: their request takes two seconds at most.
  /// - Parameters:
  ///   - call: the call that is answered.
  ///   - others: the searches to make, in order, if the list has no rows.
  ///   - completion: adds further data to a page's rows.
  ///   - list: creates the endpoint for a presentation.
  func list<E: TMDBList>(
    _ call: Call, _ options: ListOptions, _ notes: ListNotes = ListNotes(),
    others: (Presentation) -> [(search: SearchedFor, endpoint: E)] = { _ in [] },
    completion: RowCompletion<E.Row>? = nil, list: (Presentation) -> E
  ) async throws -> ListResult<E.Row> where E.Row: GenreNaming & JSONWritable & Hashable {
    var presentation = call.presentation
    var naming = completion
    let unknown = presentation.take(known, of: E.Row.genreKinds)
    if !unknown.isEmpty {
      let request = Task { [presentation] in await names(of: unknown, for: presentation, call) }
      naming = { rows in
        let names = await request.value(within: Self.timeout)
        for index in rows.indices { rows[index].name(names) }
        await completion?(&rows)
      }
    }
    return try await call.tmdb.list(
      list(presentation), options, notes, others: others(presentation), completion: naming)
  }

  /// The genres' names in the call's language, without those that can't be had soon.
  func names(
    of kinds: Set<WorkKind>, for presentation: Presentation, _ call: Call
  ) async -> [WorkKind: GenreNames] {
    var known = presentation
    let unknown = known.take(self.known, of: kinds)
    let requested = await unknown.mapped(atOnce: 2) { kind in
      let genres = await self.request(kind, presentation, call)
      return (kind, genres)
    }
    return known.genres.merging(requested.compactMap { kind, names in names.map { (kind, $0) } }) { $1 }
  }

  private func request(_ kind: WorkKind, _ presentation: Presentation, _ call: Call) async -> GenreNames? {
    var context = call.silentContext
    context.deadline = min(context.deadline, .now + Self.timeout)
    // `reload` is for the list, not for its genres.
    if context.cacheMode == .reload { context.cacheMode = .default }
    do throws(UpstreamError) {
      let endpoint = TMDBObject.genres(of: kind, for: presentation)
      let names = GenreNames(try await call.tmdb.client.run(endpoint, context: context).content)
      known.remember(names, for: GenreListKey(kind: kind, language: presentation.language))
      return names
    } catch {
      let isUpstreams = ![.cancelled, .credentialsMissing, .credentialsRejected].contains(error.kind)
      if isUpstreams, context.cacheMode != .only {
        known.remember(nil, for: GenreListKey(kind: kind, language: presentation.language))
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
