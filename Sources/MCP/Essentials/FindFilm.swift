// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// `find_film`: films by title, with the data of AMC and TMDB combined, as `movies/find` has them.
enum FindFilm {
  static let tool = Tool(ToolDocument.findFilm) { arguments, context throws(RPCError) in
    let params = try Arguments(params: arguments).params
    await context.progress.report(0, of: 1, "Searching AMC and TMDB")
    async let clock = try? context.contract.now()
    let page = try await context.contract.page(MoviesFind.self, params)
    let now = await clock
    let films = page.items.values.filter { $0.isPrivateRental != true }.map { FoundFilm(movie: $0, now: now) }
    await context.progress.report(1, of: 1, TextValue.count(films.count, "film"))
    return answer(films, note(page, films))
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

  /// What is missing, and why; nil if nothing is.
  private static func note(_ page: Page<Movie>, _ films: [FoundFilm]) -> String? {
    guard let fault = page.faults?.first else {
      return films.isEmpty
        ? "No film is called so. Try a shorter part of the title, or the original title, and leave out the year." : nil
    }
    let missing =
      if fault.provider == .tmdb {
        "TMDB could not be asked, so ratings are missing."
      } else if films.contains(where: { $0.movie.id.provider == .amc }) {
        "What AMC shows could not be found out."
      } else {
        "AMC could not be asked."
      }
    return missing + " " + CompactText.text(of: fault.error)
  }

  private static func answer(_ films: [FoundFilm], _ note: String?) -> ToolResult {
    ToolResult(
      text: text(films, note),
      structured: RawJSON { writer in
        writer.object { writer in
          writer.member("films", films)
          writer.member("note", note)
        }
      },
      links: films.prefix(3).map { .film($0.movie.id.description, title: $0.movie.titleWithYear) })
  }

  private static func text(_ films: [FoundFilm], _ note: String?) -> String {
    let lines = films.enumerated().flatMap { position, film in film.lines(number: position + 1) }
    let body = TextLimit(bytes: CompactText.byteLimit).cut(lines, unit: "lines")
    let next =
      films.contains { $0.availability == .playing || $0.availability == .advanceTickets }
      ? "Showtimes: call showtimes_and_seats with film (the id) and place." : nil
    return [note, films.isEmpty ? nil : body, next].compactMap { $0 }.joined(separator: "\n")
  }
}

/// A film, and whether it can be seen at AMC.
private struct FoundFilm {
  let movie: Movie
  /// The time in UTC; nil if it is not known.
  let now: String?

  var availability: MovieAvailability { movie.availability ?? .unknown }

  private var overview: String? { movie.overview ?? movie.tagline }
  private var genres: [String]? { movie.genres?.map(\.name) }

  /// The lines for one result: identifying facts, whether it can be seen, and its story.
  func lines(number: Int) -> [String] {
    let facts: [String?] = [
      movie.titleWithYear, TextValue.rating(movie.rating, votes: movie.ratingCount), movie.certification,
      movie.runtimeMinutes.map { "\($0) min" }, TextValue.names(genres),
      movie.directors.flatMap { $0.isEmpty ? nil : "by \(TextValue.list($0, limit: 2))" },
      movie.allIDs.joined(separator: " "),
    ]
    return ["\(number). \(facts.compactMap { $0 }.joined(separator: " · "))", "   \(seeing)"]
      + (overview.map { ["   \(TextValue.quotation($0, to: 200))"] } ?? [])
  }

  private var seeing: String {
    let release = movie.releaseDate.map { " It comes out on \($0)." } ?? ""
    return switch availability {
    case .playing: "Playing at AMC now."
    case .advanceTickets: "Not yet shown; AMC lists it among the films with advance tickets.\(release)\(tickets)"
    case .comingSoon: "Coming to AMC.\(release)\(tickets)"
    case .onDemand: "AMC has it on demand only."
    case .notScheduled: "AMC knows it but does not show it now."
    case .notAtAMC: "Not at AMC."
    case .unknown: "Whether AMC shows it is not known."
    }
  }

  private var tickets: String {
    guard let start = movie.onlineTicketsAt else { return "" }
    let isOnSale = now.map { start.prefix(19) <= $0.prefix(19) } ?? false
    return isOnSale ? " Tickets are on sale online." : " Tickets go on sale online at \(start)."
  }
}

extension FoundFilm: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", movie.id)
      writer.member("title", movie.title)
      writer.member("ids", movie.allIDs)
      writer.member("year", movie.releaseDate.map { String($0.description.prefix(4)) })
      writer.member("rating", movie.rating)
      writer.member("ratingCount", movie.ratingCount)
      writer.member("genres", genres)
      writer.member("overview", overview)
      writer.member("releaseDate", movie.releaseDate)
      writer.member("certification", movie.certification)
      writer.member("runtimeMinutes", movie.runtimeMinutes)
      writer.member("directors", movie.directors)
      writer.member("availability", availability)
      writer.member("onlineTicketsAt", movie.onlineTicketsAt)
    }
  }
}
