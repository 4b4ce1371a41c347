// SPDX-License-Identifier: MIT
import AMC
import Basics
import Contract
import EndpointCore
import JSONRPC
import TMDB

/// A list of codes in one language or for one country.
struct CodeSource: Hashable, Sendable {
  let list: CodeList
  var language: Language?
  var country: Region?
}

/// Looks up the codes of calls' params in the providers' lists. The lists are kept for a week, and requested only for a
/// call that gives a code. If one can't be had, or only a part of it, its codes are sent as they are: the provider
/// decides. A name is never sent where the provider takes ids.
final class CodeLookup: Sendable {
  private let tables = LookupMemory<CodeSource, CodeTable>()

  /// Looks up the codes of a call's params.
  func resolver(for call: Call) -> CodeResolver {
    CodeResolver { [self] place throws(RPCError) in
      var tables: [CodeTable] = []
      for source in sources(of: place, call) {
        guard let table = await table(source, call) else { return try place.asGiven(becauseOf: source) }
        if table.isEmpty, let country = source.country, place.isName { throw .emptyList(place, country) }
        if table.isEmpty { return try place.asGiven(becauseOf: source) }
        tables.append(table)
        switch table.find(place.wanted) {
        case .code(let code): return code
        case .several(let codes):
          throw .notListed(place, codes, got: "“\(place.text)”, the name of several")
        case .nothing: if !table.isWhole { return try place.asGiven(becauseOf: source) }
        }
      }
      throw .notListed(
        place, tables.first?.nearest(to: place.wanted) ?? [], got: "“\(place.text)”",
        choices: tables.first?.choices(ifShortFor: place.wanted) ?? [])
    }
  }

  /// The lists that may hold a code, the likeliest first.
  private func sources(of place: CodeResolver.Place, _ call: Call) -> [CodeSource] {
    let presentation = call.presentation
    let source = CodeSource(list: place.list)
    switch place.list {
    case .genres, .showGenres:
      // Names are English or the caller's.
      let isEnglish = presentation.language?.code ?? "en" == "en"
      return [source] + (isEnglish ? [] : [CodeSource(list: place.list, language: presentation.language)])
    case .watchProviders:
      return [CodeSource(list: .watchProviders, country: presentation.region ?? .unitedStates), source]
    case .certifications:
      return [CodeSource(list: .certifications, country: place.country ?? presentation.region)]
    default: return [source]
    }
  }

  /// The entries of a list; nil if they can't be had soon.
  func table(_ source: CodeSource, _ call: Call) async -> CodeTable? {
    switch tables[source] {
    case .known(let table): return table
    case .unavailable: return nil
    case .unknown: break
    }
    do throws(PageFailure) {
      let table = try await entries(source, call)
      tables.remember(table, for: source)
      return table
    } catch {
      let isUpstreams = ![.cancelled, .credentialsMissing, .credentialsRejected].contains(error.error.kind)
      if isUpstreams, call.context.cacheMode != .only { tables.remember(nil, for: source) }
      return nil
    }
  }

  private func entries(_ source: CodeSource, _ call: Call) async throws(PageFailure) -> CodeTable {
    func all<E: PagedEndpoint>(_ endpoint: E, of upstream: UpstreamCall) async throws(PageFailure) -> CodeTable
    where E.Row: ListedCode {
      var context = call.silentContext
      context.deadline = min(context.deadline, .now + .seconds(5))
      // `reload` is for the call's own list.
      if context.cacheMode == .reload { context.cacheMode = .default }
      var rows: [any ListedCode] = []
      var isWhole = true
      for try await page in ListPages(endpoint, client: upstream.client, context: context) {
        rows += page.rows
        isWhole = isWhole && page.skipped == 0 && page.totalRows.map { rows.count >= $0 || page.next != nil } ?? true
      }
      return CodeTable(rows, isWhole: isWhole)
    }
    switch source.list {
    case .attributes: return try await all(AMCList(.attributes, pageSize: 100), of: call.amc)
    case .markets: return try await all(AMCList(.markets, pageSize: 100), of: call.amc)
    case .states: return try await all(AMCList(.states, pageSize: 100), of: call.amc)
    case .genres: return try await all(TMDBCodes.genres(.movie, in: source.language), of: call.tmdb)
    case .showGenres: return try await all(TMDBCodes.genres(.show, in: source.language), of: call.tmdb)
    case .watchProviders:
      return try await all(
        TMDBCodes.watchProviders(.movie, in: source.country, call.services.usualImages), of: call.tmdb)
    case .certifications: return try await all(TMDBCodes.certifications(.movie, in: source.country), of: call.tmdb)
    case .countries: return try await all(TMDBCodes.countries, of: call.tmdb)
    case .languages: return try await all(TMDBCodes.languages, of: call.tmdb)
    }
  }
}

extension Router {
  /// Registers a handler whose codes are looked up before it makes upstream calls.
  /// - Parameter areSent: false if the handler compares the codes itself: it gets them as they were given, and they are
  ///   only checked.
  mutating func handle<M: CodedMethod>(
    _ method: M.Type, _ services: Services, _ codes: CodeLookup, areSent: Bool = true,
    _ body: @escaping @Sendable (M.Params, Call) async throws -> M.Result
  ) where M.Params: CallParameters {
    handle(M.name) { (params: M.Params, request) in
      let call = Call(services: services, request: request, options: params.call)
      return try await call.run {
        var resolved = params
        try await resolved.resolve(codes.resolver(for: call))
        return try await body(areSent ? resolved : params, call)
      }
    }
  }
}

extension CodeResolver.Place {
  /// The id that the text is, for a list whose entries have ids.
  private var id: EntityID? {
    switch list {
    case .genres, .showGenres: EntityID(text, of: .genre)
    case .watchProviders: EntityID(text, of: .watchProvider)
    default: nil
    }
  }

  /// Whether it is the name of something that the provider knows by a number.
  fileprivate var isName: Bool {
    switch list {
    case .genres, .showGenres, .watchProviders: id == nil && Int(text) == nil
    default: false
    }
  }

  /// The text as it is sent without its list: of an id, the provider's own form.
  /// - Parameter source: the list that can't be had, or lacks it.
  /// - Throws: -32014 for a name where the provider takes a number.
  fileprivate func asGiven(becauseOf source: CodeSource) throws(RPCError) -> String {
    guard isName else { return id?.native ?? text }
    throw RPCError(
      UpstreamError(
        .upstreamUnreachable, "The list that has the id of “\(text)” can't be had now", upstream: .tmdb,
        cause: .advice("try again, or give the id of reference/\(list.method)")))
  }

  /// The text as it is looked up: of an id, the whole one.
  fileprivate var wanted: String { id?.description ?? text }
}

extension RPCError {
  /// -32602 for a name in a list that has nothing in a country.
  fileprivate static func emptyList(_ place: CodeResolver.Place, _ country: Region) -> RPCError {
    .invalidParameter(
      String(place.pointer.dropFirst()), expected: "an id, because TMDB's list for \(country.code) is empty",
      got: "“\(place.text)”")
  }

  /// -32602 for a value that isn't in its list.
  /// - Parameters:
  ///   - alternatives: what may be meant, the likeliest first.
  ///   - choices: all that there is.
  fileprivate static func notListed(
    _ place: CodeResolver.Place, _ alternatives: [String], got: String, choices: [String] = []
  ) -> RPCError {
    let country = place.country.map { " for \($0.code)" } ?? ""
    return .invalidParameter(
      String(place.pointer.dropFirst()), expected: "an entry of reference/\(place.list.method)\(country)", got: got,
      alternatives: alternatives, choices: choices)
  }
}
