// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import JSONRPC

/// `find_film`: films by title, with the data of AMC and TMDB combined, as `movies/find` has them.
enum FindFilm {
  static let tool = Tool(ToolDocument.findFilm, view: .shows) { arguments, context throws(RPCError) in
    let params = try Arguments(params: arguments).params
    await context.progress.report(0, of: 1, "Searching AMC and TMDB")
    async let clock = try? context.contract.now()
    async let listed = shows(params.query, context)
    let page = try await context.contract.page(MoviesFind.self, params)
    let now = await clock
    let text = PresentedText(
      RawJSON(writing: page), of: MoviesFind.name, RawJSON(writing: params), in: context.contract)
    let films = page.items.values.enumerated().filter { $1.isPrivateRental != true }
      .map { FoundFilm(movie: $1, facts: text.film($0), now: now) }
    let searchedFor = page.facts.searchedFor.map { TextValue.title($0.query, year: $0.year) }
    let shows = await listed
    let list = RawJSON(members: ["items": RawJSON(writing: shows)])
    let shown = PresentedText(list, of: SearchShows.name, .emptyObject, in: context.contract)
    var content = content(films, shows, shown, searchedFor, films.isEmpty && !shows.isEmpty ? nil : note(page, films))
    content.view = ResultView(.films, MoviesFind.self, params, FilmRows(films.map(\.movie), of: page.totalResults))
    return content
  }

  struct Arguments: ParameterReadable {
    static var parameterNames: [String] { ["film", "year", "limit"] }

    let params: MoviesFind.Params

    init(_ reader: inout ParameterReader) throws(RPCError) {
      let text = try reader.required("film", Check<String>.length(1...200), .saysSomething)
      guard let query = Query(text) else { throw reader.invalid("film", expected: Check.saysSomething.expected) }
      params = MoviesFind.Params(
        query: query, year: try reader.optional("year", Check<Int>.range(1870...2200)),
        list: ListOptions(pageSize: try reader.optional("limit", Check<Int>.range(1...20)) ?? 8))
    }
  }

  /// The shows whose names have the words of the title; none for an id, or if they can't be had.
  private static func shows(_ query: Query, _ context: FeatureContext) async -> [Show] {
    guard EntityReference(pasted: query.text) == nil else { return [] }
    let params = SearchShows.Params(query: query, list: ListOptions(pageSize: 5))
    let found = (try? await context.contract.page(SearchShows.self, params).items.values) ?? []
    return found.filter { $0.name.bare.contains(query.text.bare) }
  }

  private static let showColumns: [Column<Show>] = [
    Column("show") { TextValue.title($0.name, year: $0.firstAirDate?.year) },
    Column("rating") { $0.rating.map { TextValue.decimal($0) } }, Column("mine") { $0.library?.mark },
    Column("id") { $0.id.description },
  ]

  /// What is missing, and why; nil if nothing is.
  private static func note(_ page: Page<Movie>, _ films: [FoundFilm]) -> String? {
    guard let fault = page.facts.faults?.first else {
      return films.isEmpty
        ? "No film has this title. Try a shorter part of it, or the original title, and leave out the year." : nil
    }
    let missing =
      if films.isEmpty {
        "Nothing was found, and \(fault.provider == .tmdb ? "TMDB" : "AMC") is not available."
      } else if fault.provider == .tmdb {
        "TMDB is not available, so ratings are missing."
      } else if films.contains(where: { $0.movie.id.provider == .amc }) {
        "AMC's programme is not available."
      } else {
        "AMC is not available."
      }
    return missing + " " + fault.error.textForModel
  }

  private static func content(
    _ films: [FoundFilm], _ shows: [Show], _ shown: PresentedText, _ searchedFor: String?, _ note: String?
  ) -> ResultContent {
    var content = ResultContent()
    content.add("searchedFor", searchedFor, after: "Nothing was found for exactly that; searched for: ")
    content.add("note", note)
    if !films.isEmpty { content.add(films: films.map(\.content), bytes: ResultContent.rowByteLimit - 1000) }
    content.add("shows", title: "Shows:", Table(showColumns, shows), shown)
    if films.contains(where: { $0.availability == .playing || $0.availability == .advanceTickets }) {
      content.add("next", "Showtimes: call showtimes_and_seats with film (the id) and place.")
    }
    content.links = films.prefix(3).map { .film($0.movie.id.description, title: $0.movie.titleWithYear) }
    return content
  }
}

extension PresentedText {
  /// The facts of a film: `PG-13 · 126 min · Fantasy · rated: 7.2 · ratings: 210 · directed by: Tim Burton`.
  fileprivate func film(_ row: Int) -> [String] {
    cells(["certification", "length", "genres"], of: row)
      + [("rated", "rating"), ("ratings", "ratings"), ("directed by", "directedBy")].compactMap { label, column in
        cell(column, of: row).map { "\(label): \($0)" }
      }
  }
}

/// A film, and whether it can be seen at AMC.
private struct FoundFilm {
  let movie: Movie
  /// The facts as they are presented.
  let facts: [String]
  /// The current time; nil if it is not known.
  let now: Instant?

  var availability: MovieAvailability { movie.availability ?? .unknown }

  /// Identifying facts, whether it can be seen, and its story.
  var content: ResultContent {
    var content = ResultContent()
    content.add(
      ([movie.titleWithYear] + facts + movie.allIDs).joined(separator: " · "),
      ResultContent.Member.film(
        movie.titleWithYear, rating: movie.rating, votes: movie.ratingCount, certification: movie.certification,
        minutes: movie.runtimeMinutes, genres: movie.genres?.map(\.name)) + [
          TextValue.names(movie.directors, limit: 2).map { ResultContent.Member("by", $0) },
          ResultContent.Member("ids", movie.allIDs),
        ])
    content.add("atAMC", seeing)
    content.add("mine", movie.library?.mark, after: "On the user's list: ")
    content.add("overview", (movie.overview ?? movie.tagline).map { TextValue.quotation($0, to: 200) })
    return content
  }

  private var seeing: String {
    let release = movie.releaseDate.map { " It comes out on \($0.reading)." } ?? ""
    return switch availability {
    case .playing: "Playing at AMC now."
    case .advanceTickets: "Not yet shown; AMC lists it among the films with advance tickets.\(release)\(tickets)"
    case .comingSoon: "Coming to AMC.\(release)\(tickets)"
    case .onDemand: "AMC has it on demand only."
    case .notScheduled: "AMC lists it but does not show it now."
    case .notAtAMC: "Not at AMC."
    case .unknown: "Whether AMC shows it is not known."
    }
  }

  private var tickets: String {
    guard let start = movie.onlineTicketsAt else { return "" }
    let isOnSale = now.map { start <= $0 } ?? false
    return isOnSale ? " Tickets are on sale online." : " Tickets go on sale online on \(start.reading(atTheatre: nil))."
  }
}
