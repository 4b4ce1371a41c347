// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// `find_film`: films by title, with the data of AMC and TMDB combined.
enum FindFilm {
  static let tool = Tool(ToolDocument.findFilm) { arguments, context throws(RPCError) in
    let arguments = try Arguments(params: arguments)
    let search = FilmSearch(contract: context.contract, progress: context.progress)
    let outcome =
      switch arguments.film {
      case .id(let id): try await search.film(id)
      case .title(let title): try await search.find(title, year: arguments.year, limit: arguments.limit)
      }
    return answer(outcome)
  }

  struct Arguments: ParameterReadable {
    static var parameterNames: [String] { ["query", "year", "limit"] }

    let film: FilmQuestion
    let year: Int?
    let limit: Int

    init(_ reader: inout ParameterReader) throws(RPCError) {
      film = FilmQuestion(try reader.required("query", Check<String>.length(1...200), .saysSomething))
      year = try reader.optional("year", Check<Int>.range(1870...2200))
      limit = try reader.optional("limit", Check<Int>.range(1...20)) ?? 8
    }
  }

  private static func answer(_ outcome: FilmSearch.Outcome) -> ToolResult {
    let note =
      outcome.note
      ?? (outcome.films.isEmpty
        ? "No film is called so. Try a shorter part of the title, or the original title, and leave out the year." : nil)
    return ToolResult(
      text: text(outcome.films, note),
      structured: RawJSON { writer in
        writer.object { writer in
          writer.key("films")
          writer.array { writer in for film in outcome.films { writer.value(film) } }
          writer.member("note", note)
        }
      },
      links: outcome.films.prefix(3).map { .film($0.id, title: $0.details.titleWithYear) })
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

extension FoundFilm {
  /// The lines for one result: identifying facts, whether it can be seen, and its story.
  fileprivate func lines(number: Int) -> [String] {
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
