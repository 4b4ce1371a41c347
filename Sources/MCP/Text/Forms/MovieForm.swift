// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

extension ModelForm {
  static let movie = ModelForm(
    noun: ("film", "films"), counts: { !MovieFacts.isPrivateRental($0) }, list: { MovieForm.table.lines($0) },
    sheet: MovieForm.sheet)
}

/// A film as a table row, and as a detailed sheet.
private enum MovieForm {
  static let table = TextTable(columns: [
    TextTable.Column("title", member: "title"),
    TextTable.Column("year") { MovieFacts.year($0) },
    TextTable.Column("rating") { $0["rating"]?.double.map { TextValue.decimal($0) } },
    TextTable.Column("minutes", member: "runtimeMinutes"),
    TextTable.Column("rated", member: "certification"),
    TextTable.Column("released", member: "releaseDate"),
    TextTable.Column("tickets from") { $0["onlineTicketsAt"]?.string.map { String($0.prefix(10)) } },
    TextTable.Column("id", member: "id"),
  ])

  static func sheet(_ movie: JSONValue) -> [String] {
    let lines: [String?] = [
      heading(movie), facts(movie),
      movie["originalTitle"]?.string.flatMap { $0 == movie["title"]?.string ? nil : "Original title: \($0)" },
      movie["tagline"]?.string.map { TextValue.quotation($0) },
      movie["overview"]?.string.map { TextValue.quotation($0) },
      people(movie), tickets(movie),
      names(movie, "attributes").map { "Shown with: \($0)" },
      names(movie, "companies").map { "Made by: \($0)" },
      movie["trailerUrl"]?.string.map { "Trailer: \($0)" },
      (movie["showtimesUrl"] ?? movie["websiteUrl"] ?? movie["homepage"])?.string.map { "Page: \($0)" },
      movie["posterUrl"]?.string.map { "Poster: \($0)" },
      movie["linkFault"].flatMap { try? RPCError(json: $0) }.map {
        "Some details are missing: \(CompactText.text(of: $0))"
      },
    ]
    return lines.compactMap { $0 } + MovieParts.lines(movie)
  }

  private static func heading(_ movie: JSONValue) -> String {
    let year = MovieFacts.year(movie).map { " (\($0))" } ?? ""
    return "\(movie["title"]?.string ?? "Untitled")\(year) · \(MovieFacts.ids(movie).joined(separator: " · "))"
  }

  private static func facts(_ movie: JSONValue) -> String? {
    let facts: [String?] = [
      MovieFacts.isPrivateRental(movie) ? "not a film, but an auditorium for rent" : nil,
      MovieFacts.rating(movie), movie["certification"]?.string.map { "rated \($0)" },
      movie["runtimeMinutes"]?.integer.map { "\($0) minutes" }, names(movie, "genres"),
      movie["releaseDate"]?.string.map { "released \($0)" }, movie["status"]?.string,
    ]
    let known = facts.compactMap { $0 }
    return known.isEmpty ? nil : known.joined(separator: " · ")
  }

  private static func people(_ movie: JSONValue) -> String? {
    let directors = movie.strings("directors")
    let cast = movie.strings("cast")
    let parts =
      (directors.isEmpty ? [] : ["Directed by \(TextValue.list(directors, limit: 4))."])
      + (cast.isEmpty ? [] : ["With \(TextValue.list(cast, limit: 8))."])
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private static func tickets(_ movie: JSONValue) -> String? {
    let parts = [
      movie["hasScheduledShowtimes"]?.boolean.map {
        $0 ? "Showtimes are scheduled at AMC." : "No showtimes are scheduled at AMC."
      },
      movie["onlineTicketsAt"]?.string.map { "Tickets are sold online from \($0)." },
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private static func names(_ movie: JSONValue, _ member: String) -> String? {
    let names = movie.list(member).compactMap { ($0["name"] ?? $0["code"])?.string }
    return names.isEmpty ? nil : TextValue.list(names)
  }
}

/// Facts about a film that several texts use.
enum MovieFacts {
  /// The year of the release.
  static func year(_ movie: JSONValue) -> String? {
    movie["releaseDate"]?.string.flatMap { $0.utf8.count >= 4 ? String($0.prefix(4)) : nil }
  }

  /// Whether this is an auditorium for rent, which AMC lists like a film.
  static func isPrivateRental(_ movie: JSONValue) -> Bool { movie["isPrivateRental"]?.boolean == true }

  /// The film's own id, then its ids at other providers.
  static func ids(_ movie: JSONValue) -> [String] {
    let own = movie["id"]?.string
    let others = [
      movie["ids"]?["amc"]?.integer.flatMap { EntityID(.amc, .movie, $0) },
      movie["ids"]?["tmdb"]?.integer.flatMap { EntityID(.tmdb, .movie, $0) },
      movie["ids"]?["imdb"]?.string.flatMap { EntityID(.imdb, .movie, $0) },
    ].compactMap { $0?.description }
    return (own.map { [$0] } ?? []) + others.filter { $0 != own }
  }

  static func rating(_ movie: JSONValue) -> String? {
    guard let rating = movie["rating"]?.double else { return nil }
    let votes = movie["ratingCount"]?.integer.map { " (\(TextValue.count($0, "vote")))" } ?? ""
    return "\(TextValue.decimal(rating)) of 10\(votes)"
  }
}
