// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON
import JSONRPC
import TMDB

extension Call {
  /// Answers a list method with rows from TMDB, and names their genres.
  ///
  /// Unknown names are requested concurrently with the first page, so that they add no latency. A list never fails for
  /// lack of them: it waits two seconds at most, then goes out without names.
  /// - Parameters:
  ///   - others: the searches whose rows are given if the list has none, in order.
  ///   - completion: adds further data to a page's rows.
  ///   - list: creates the endpoint for a presentation.
  func movieList<E: TMDBList>(
    _ options: ListOptions, _ notes: ListNotes = ListNotes(), isPrivate: Bool = false,
    others: (Presentation) -> [(search: SearchedFor, endpoint: E)] = { _ in [] },
    completion: RowCompletion<E.Row>? = nil, list: (Presentation) -> E
  ) async throws -> ListResult<E.Row> where E.Row: GenreNaming & JSONWritable & Hashable {
    var presentation = presentation
    var request: Task<GenreNames?, Never>?
    switch services.genres.names(in: presentation.language) {
    case .known(let names): presentation.genres = names
    case .unavailable: break
    case .unknown:
      request = Task { [presentation] in await requestGenres(presentation, silentContext) }
    }
    defer { request?.cancel() }
    var naming = completion
    if let request {
      naming = { [language = presentation.language] rows in
        await name(&rows, in: language, request)
        await completion?(&rows)
      }
    }
    return try await tmdb.list(
      list(presentation), options, notes, isPrivate: isPrivate, others: others(presentation), completion: naming)
  }

  /// The genres' names in the call's language; nil if they can't be had soon.
  func genreNames(for presentation: Presentation) async -> GenreNames? {
    switch services.genres.names(in: presentation.language) {
    case .known(let names): return names
    case .unavailable: return nil
    case .unknown:
      var context = silentContext
      context.deadline = min(context.deadline, .now + Self.timeout)
      return await requestGenres(presentation, context)
    }
  }

  private func name<Row: GenreNaming>(
    _ rows: inout [Row], in language: Language?, _ request: Task<GenreNames?, Never>
  ) async {
    guard let names = await names(in: language, request) else { return }
    for index in rows.indices { rows[index].name(names) }
  }

  private func names(in language: Language?, _ request: Task<GenreNames?, Never>) async -> GenreNames? {
    // A stream's later pages find them here.
    if case .known(let names) = services.genres.names(in: language) { return names }
    let timer = Task {
      try await Task.sleep(for: Self.timeout)
      services.genres.remember(nil, in: language)
      request.cancel()
    }
    defer { timer.cancel() }
    return await withTaskCancellationHandler {
      await request.value
    } onCancel: {
      request.cancel()
    }
  }

  private func requestGenres(_ presentation: Presentation, _ context: CallContext) async -> GenreNames? {
    var context = context
    // The caller asked for a fresh list, not for fresh genres.
    if context.cacheMode == .reload { context.cacheMode = .default }
    do throws(UpstreamError) {
      let names = GenreNames(try await tmdb.client.run(GenresEndpoint(for: presentation), context: context).content)
      services.genres.remember(names, in: presentation.language)
      return names
    } catch {
      let isUpstreams = ![.cancelled, .credentialsMissing, .credentialsRejected].contains(error.kind)
      if isUpstreams, context.cacheMode != .only { services.genres.remember(nil, in: presentation.language) }
      return nil
    }
  }

  /// The maximum wait for names, which are optional.
  private static let timeout = Duration.seconds(2)
}
