// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// `find_film`: films by title, with the data of AMC and TMDB combined, as `movies/find` has them.
enum FindFilm {
  static let tool = Tool(ToolDocument.findFilm) { arguments, context throws(RPCError) in
    let arguments = try Arguments(params: arguments)
    await context.progress.report(0, of: 1, "Searching AMC and TMDB")
    async let status = try? context.contract.call("server/status")
    let page = try await context.contract.call("movies/find", RawJSON(writing: arguments))
    let now = await status?["now"]?.string
    let films = page.list("items").compactMap { FoundFilm($0, now: now) }
    await context.progress.report(1, of: 1, TextValue.count(films.count, "film"))
    return answer(films, note(page, films))
  }

  struct Arguments: ParameterReadable {
    static var parameterNames: [String] { ["query", "year", "limit"] }

    let query: String
    let year: Int?
    let limit: Int

    init(_ reader: inout ParameterReader) throws(RPCError) {
      query = try reader.required("query", Check<String>.length(1...200), .saysSomething)
      year = try reader.optional("year", Check<Int>.range(1870...2200))
      limit = try reader.optional("limit", Check<Int>.range(1...20)) ?? 8
    }
  }

  /// What is missing, and why; nil if nothing is.
  private static func note(_ page: JSONValue, _ films: [FoundFilm]) -> String? {
    guard let fault = page["faults"]?[0], let error = fault["error"] else {
      return films.isEmpty
        ? "No film is called so. Try a shorter part of the title, or the original title, and leave out the year." : nil
    }
    let missing =
      if fault["provider"]?.string == Provider.tmdb.rawValue {
        "TMDB could not be asked, so ratings are missing."
      } else if films.contains(where: { $0.id.hasPrefix("amc:") }) {
        "What AMC shows could not be found out."
      } else {
        "AMC could not be asked."
      }
    return missing + " " + CompactText.text(of: RPCError(answer: error))
  }

  private static func answer(_ films: [FoundFilm], _ note: String?) -> ToolResult {
    ToolResult(
      text: text(films, note),
      structured: RawJSON { writer in
        writer.object { writer in
          writer.key("films")
          writer.array { writer in for film in films { writer.value(film) } }
          writer.member("note", note)
        }
      },
      links: films.prefix(3).map { .film($0.id, title: $0.details.titleWithYear) })
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

extension FindFilm.Arguments: JSONWritable {
  /// Writes the params of `movies/find`.
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("query", query)
      writer.member("year", year)
      writer.member("pageSize", limit)
    }
  }
}

/// A film, and whether it can be seen at AMC.
private struct FoundFilm {
  let details: FilmDetails
  let availability: MovieAvailability
  /// Whether tickets are on sale; nil if it is not known when they are.
  let isOnSale: Bool?

  var id: String { details.id }

  /// - Parameter now: the time in UTC; nil if it is not known.
  init?(_ movie: JSONValue, now: String?) {
    guard let details = FilmDetails(movie) else { return nil }
    self.details = details
    availability = movie["availability"]?.string.flatMap(MovieAvailability.init) ?? .unknown
    isOnSale = now.flatMap { now in details.onlineTicketsAt.map { $0.prefix(19) <= now.prefix(19) } }
  }

  /// The lines for one result: identifying facts, whether it can be seen, and its story.
  func lines(number: Int) -> [String] {
    let facts: [String?] = [
      details.titleWithYear, details.ratingText,
      details.certification, details.runtimeMinutes.map { "\($0) min" },
      details.genres.isEmpty ? nil : details.genres.joined(separator: ", "),
      details.directors.isEmpty ? nil : "by \(TextValue.list(details.directors, limit: 2))",
      details.ids.joined(separator: " "),
    ]
    return ["\(number). \(facts.compactMap { $0 }.joined(separator: " · "))", "   \(seeing)"]
      + (details.overview.map { ["   \(TextValue.shortened($0, to: 200))"] } ?? [])
  }

  private var seeing: String {
    let tickets =
      details.onlineTicketsAt.map { start in
        isOnSale == true ? " Tickets are on sale online." : " Tickets go on sale online at \(start)."
      } ?? ""
    let release = details.releaseDate.map { " It comes out on \($0)." } ?? ""
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
}

extension FoundFilm: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", id)
      writer.member("title", details.title)
      details.writeMembers(to: &writer)
      writer.member("releaseDate", details.releaseDate)
      writer.member("certification", details.certification)
      writer.member("runtimeMinutes", details.runtimeMinutes)
      writer.member("directors", details.directors.isEmpty ? nil : details.directors)
      writer.member("availability", availability.rawValue)
      writer.member("onlineTicketsAt", details.onlineTicketsAt)
    }
  }
}
