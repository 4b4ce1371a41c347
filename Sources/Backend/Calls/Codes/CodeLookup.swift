// SPDX-License-Identifier: MIT
import AMC
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

extension Call {
  /// Looks up the codes of this call's params. The lists are kept for a week, and requested only for a call that gives
  /// a code. If one can't be had, its codes are sent as they are: the provider decides.
  var codes: CodeResolver {
    CodeResolver { place throws(RPCError) in
      var tables: [CodeTable] = []
      for source in sources(of: place) {
        guard let table = await table(source) else { return place.asGiven }
        tables.append(table)
        switch table.find(place.wanted) {
        case .code(let code): return code
        case .several(let codes):
          throw .notListed(place, codes, got: "“\(place.text)”, the name of several")
        case .nothing: continue
        }
      }
      throw .notListed(place, tables.first?.nearest(to: place.wanted) ?? [], got: "“\(place.text)”")
    }
  }

  /// The lists that may hold a code, the likeliest first.
  private func sources(of place: CodeResolver.Place) -> [CodeSource] {
    let presentation = presentation
    let source = CodeSource(list: place.list)
    switch place.list {
    case .genres:
      // Names are English or the caller's.
      let isEnglish = presentation.language?.code ?? "en" == "en"
      return [source] + (isEnglish ? [] : [CodeSource(list: .genres, language: presentation.language)])
    case .watchProviders:
      return [CodeSource(list: .watchProviders, country: presentation.region ?? .unitedStates), source]
    case .certifications:
      return [CodeSource(list: .certifications, country: place.country ?? presentation.region)]
    default: return [source]
    }
  }

  /// The entries of a list; nil if they can't be had soon.
  func table(_ source: CodeSource) async -> CodeTable? {
    switch services.codes[source] {
    case .known(let table): return table
    case .unavailable: return nil
    case .unknown: break
    }
    do throws(PageFailure) {
      let table = CodeTable(try await entries(source))
      services.codes.remember(table, for: source)
      return table
    } catch {
      let isUpstreams = ![.cancelled, .credentialsMissing, .credentialsRejected].contains(error.error.kind)
      if isUpstreams, options.cache != .only { services.codes.remember(nil, for: source) }
      return nil
    }
  }

  private func entries(_ source: CodeSource) async throws(PageFailure) -> [any ListedCode] {
    func all<E: PagedEndpoint>(_ endpoint: E, of upstream: UpstreamCall) async throws(PageFailure) -> [any ListedCode]
    where E.Row: ListedCode {
      var context = silentContext
      context.deadline = min(context.deadline, .now + .seconds(5))
      // `reload` is for the call's own list.
      if context.cacheMode == .reload { context.cacheMode = .default }
      var rows: [any ListedCode] = []
      for try await page in ListPages(endpoint, client: upstream.client, context: context) { rows += page.rows }
      return rows
    }
    switch source.list {
    case .attributes: return try await all(AMCList(.attributes, pageSize: 100), of: amc)
    case .markets: return try await all(AMCList(.markets, pageSize: 100), of: amc)
    case .states: return try await all(AMCList(.states, pageSize: 100), of: amc)
    case .genres: return try await all(TMDBCodes.genres(.movie, in: source.language), of: tmdb)
    case .watchProviders:
      return try await all(TMDBCodes.watchProviders(.movie, in: source.country, services.usualImages), of: tmdb)
    case .certifications: return try await all(TMDBCodes.certifications(.movie, in: source.country), of: tmdb)
    case .countries: return try await all(TMDBCodes.countries, of: tmdb)
    case .languages: return try await all(TMDBCodes.languages, of: tmdb)
    }
  }
}

extension CodeResolver.Place {
  /// The id that the text is, for a list whose entries have ids.
  private var id: EntityID? {
    switch list {
    case .genres: EntityID(text, of: .genre)
    case .watchProviders: EntityID(text, of: .watchProvider)
    default: nil
    }
  }

  /// The text as it is sent without its list: of an id, the provider's own form.
  fileprivate var asGiven: String { id?.native ?? text }

  /// The text as it is looked up: of an id, the whole one.
  fileprivate var wanted: String { id?.description ?? text }
}

extension RPCError {
  /// -32602 for a value that isn't in its list.
  /// - Parameter alternatives: what may be meant, the likeliest first.
  fileprivate static func notListed(
    _ place: CodeResolver.Place, _ alternatives: [String], got: String
  ) -> RPCError {
    let country = place.country.map { " for \($0.code)" } ?? ""
    return .invalidParameter(
      String(place.pointer.dropFirst()), expected: "an entry of reference/\(place.list.rawValue)\(country)", got: got,
      alternatives: alternatives)
  }
}
