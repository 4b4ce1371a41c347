// SPDX-License-Identifier: MIT
import Basics
import JSON

/// A film as text for a terminal: what it is about, who made it, and commands to continue with.
struct MoviePage {
  private let movie: JSONValue

  /// - Parameter method: the method that returned the result.
  /// - Returns: nil unless the result is a film.
  init?(_ movie: JSONValue, of method: String) {
    guard method == "movies/get", movie["title"]?.string != nil else { return nil }
    self.movie = movie
  }

  func text(for terminal: Terminal) -> String {
    let sections = [
      [terminal.styled(title, .heading), terminal.styled(facts, .dim), text("tagline") ?? ""],
      [text("overview") ?? ""], people, Self.labelled(dates), faults, next(terminal.next),
    ]
    let shown = sections.map { $0.filter { !$0.isEmpty } }.filter { !$0.isEmpty }
    return shown.map { $0.map { $0.wrapped(to: max(terminal.columns, 40)) + "\n" }.joined() }.joined(separator: "\n")
  }

  private var title: String {
    let title = text("title") ?? ""
    let year = text("releaseDate").map { " (\($0.prefix(4)))" } ?? ""
    let original = text("originalTitle").flatMap { $0 == title ? nil : "  \($0)" } ?? ""
    return title + year + original
  }

  private var facts: String {
    let rating = movie["rating"]?.double.map { rating in
      "rated \(rating)" + (movie["ratingCount"]?.integer.map { " by \($0)" } ?? "")
    }
    return [
      text("certification"), movie["runtimeMinutes"]?.integer.map { "\($0) min" }, names("genres", most: 4), rating,
      text("id"),
    ].compactMap(\.self).joined(separator: " · ")
  }

  private var people: [String] {
    Self.labelled([("Directed by", names("directors", most: 4)), ("With", names("cast", most: 6))])
  }

  private var dates: [(String, String?)] {
    [
      ("Released", text("releaseDate")),
      ("Tickets from", text("onlineTicketsAt")), ("At AMC", text("websiteUrl")), ("On the web", text("homepage")),
    ]
  }

  /// Why the other provider's data is missing.
  private var faults: [String] {
    movie["linkFault"]?["error"]?["message"]?.string.map { ["missing: " + $0.forTerminal] } ?? []
  }

  /// The commands to continue with.
  private func next(_ next: NextCommand) -> [String] {
    guard let id = text("id") else { return [] }
    let hasShowtimes = movie["hasScheduledShowtimes"]?.boolean == true
    let commands = [
      hasShowtimes
        ? next.call("showtimes/whatsOn movieId=\(id)\(next.place)  # showings and prices near a place") : nil,
      id.hasPrefix("amc:")
        ? next.call("watch/add kind=tickets movieId=\(id)  # an event when tickets are on sale")
        : next.call("movies/similar id=\(id)  # films like this one"),
      next.call("movies/get id=\(id) --json  # all that is known"),
    ]
    return ["Next:"] + commands.compactMap(\.self).map { "  " + $0 }
  }

  private func text(_ name: String) -> String? { movie[name]?.string?.forTerminal }

  /// The names in a list of texts or of objects.
  private func names(_ member: String, most: Int) -> String? {
    let names = movie[member]?.elements.prefix(most).compactMap { ($0.string ?? $0["name"]?.string)?.forTerminal } ?? []
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  private static func labelled(_ rows: [(label: String, text: String?)]) -> [String] {
    rows.compactMap { row in row.text.map { "\(row.label)  \($0)" } }
  }
}
