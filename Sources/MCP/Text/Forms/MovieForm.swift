// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

extension ModelForm {
  static let movie = {
    var form = ModelForm("film", "films", columns: movieColumns, sheet: movieSheet)
    form.counts = { !isPrivateRental($0) }
    return form
  }()

  static let movieColumns = [
    Column("title", member: "title"),
    Column("year") { year($0) },
    Column("rating") { $0["rating"]?.double.map { TextValue.decimal($0) } },
    Column("minutes", member: "runtimeMinutes"),
    Column("rated", member: "certification"),
    Column("released", member: "releaseDate"),
    Column("tickets from") { $0["onlineTicketsAt"]?.string.map { String($0.prefix(10)) } },
    Column("id", member: "id"),
  ]

  private static let movieSheet = Sheet(
    [
      .facts(
        .text("title") { TextValue.title($0["title"]?.string ?? "Untitled", year: year($0).flatMap { Int($0) }) },
        .list("ids") { movieIDs($0) }),
      .facts(
        .text("what") { isPrivateRental($0) ? "not a film, but an auditorium for rent" : nil },
        .text("rating") { TextValue.rating($0["rating"]?.double, votes: $0["ratingCount"]?.integer) },
        .text("rated", words: { "rated \($0)" }) { $0["certification"]?.string },
        .integer("minutes", words: { "\($0) minutes" }) { $0["runtimeMinutes"]?.integer },
        .text("genres") { names($0, "genres") },
        .text("released", words: { "released \($0)" }) { $0["releaseDate"]?.string },
        .text("status") { $0["status"]?.string }),
      .sentence("originalTitle", after: "Original title: ") { movie in
        movie["originalTitle"]?.string.flatMap { $0 == movie["title"]?.string ? nil : $0 }
      },
      .sentence("tagline") { $0["tagline"]?.string.map { TextValue.quotation($0) } },
      .sentence("overview") { $0["overview"]?.string.map { TextValue.quotation($0) } },
      .sentence("people") { people($0) },
      .sentence("tickets") { tickets($0) },
      .sentence("attributes", after: "Shown with: ") { names($0, "attributes") },
      .sentence("companies", after: "Made by: ") { names($0, "companies") },
      .sentence("trailer", after: "Trailer: ") { $0["trailerUrl"]?.string },
      .sentence("page", after: "Page: ") { ($0["showtimesUrl"] ?? $0["websiteUrl"] ?? $0["homepage"])?.string },
      .sentence("missing", after: "Some details are missing: ") { movie in
        movie["linkFault"].flatMap { try? RPCError(json: $0) }.map { CompactText.text(of: $0) }
      },
    ] + movieParts)

  /// The year of the release.
  private static func year(_ movie: JSONValue) -> String? {
    movie["releaseDate"]?.string.flatMap { $0.utf8.count >= 4 ? String($0.prefix(4)) : nil }
  }

  /// Whether this is an auditorium for rent, which AMC lists like a film.
  private static func isPrivateRental(_ movie: JSONValue) -> Bool { movie["isPrivateRental"]?.boolean == true }

  /// The film's own id, then its ids at other providers.
  private static func movieIDs(_ movie: JSONValue) -> [String] {
    guard let id = movie["id"]?.string else { return [] }
    let known = movie["ids"].flatMap { try? KnownIDs(json: $0) }
    return EntityID(id, of: .movie).flatMap { known?.list(first: $0) } ?? [id]
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

  /// The names in a member; nil if there are none.
  private static func names(_ object: JSONValue, _ member: String) -> String? {
    let names = object.list(member).compactMap { ($0["name"] ?? $0["code"])?.string }
    return names.isEmpty ? nil : TextValue.list(names)
  }
}
