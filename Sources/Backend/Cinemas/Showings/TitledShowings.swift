// SPDX-License-Identifier: MIT
import AMC
import Contract
import EndpointCore
import JSONRPC

/// The films that a title and a year mean among the showtimes of a whole list.
struct TitledShowings: Sendable {
  let query: TitleQuery
  /// The titles that are meant.
  private(set) var titles: Set<String> = []
  /// AMC's movies that are meant; nil if any with such a title is.
  private(set) var movies: Set<EntityID>?
  /// How well the titles fit.
  private(set) var match = TitleQuery.Match.none
  private let takesWords: Bool

  /// The most movies whose year is looked up for a title that only has the words.
  private static let mostLookups = 24
  private static let lookupWidth = 4

  /// Chooses from a list.
  /// - Parameter takesWords: whether films that only have the words are taken where none has the title.
  /// - Throws: an error if the year of a movie can't be looked up.
  init(
    _ query: TitleQuery, in showtimes: [Showtime], _ call: Call, _ links: LinkMemory, takesWords: Bool = true
  ) async throws(RPCError) {
    self.query = query
    self.takesWords = takesWords
    let showings = showtimes.filter { $0.isPrivateRental != true }
    let choice = query.choice(among: showings.lazy.map(\.movieTitle), takesWords: takesWords)
    titles = choice.titles
    match = choice.match
    guard let year = query.year, match != .none else { return }
    movies = try await Self.movies(of: year, titled: titles, in: showings, call, links)
    guard match == .film, takesWords, movies?.isEmpty == true else { return }
    let others = Set(showings.map(\.movieTitle)).subtracting(titles)
    titles = query.choice(among: others).titles
    match = .words
    movies = try await Self.movies(of: year, titled: titles, in: showings, call, links)
  }

  func includes(_ showtime: Showtime) -> Bool {
    // The rental of an auditorium is no film, so it has no part in the choice.
    if showtime.isPrivateRental == true { return takesWords && query.match(showtime.movieTitle) != .none }
    guard titles.contains(showtime.movieTitle) else { return false }
    guard let movies else { return true }
    return showtime.movieId.map(movies.contains) ?? false
  }

  /// Whether the films only have the words of the title.
  var isOfWords: Bool { match == .divided || match == .words }

  /// The message for people about films that only have the words.
  /// - Parameter there: the place and the day: `near Boston, MA on Sat 28 Nov`.
  func remark(_ there: String) -> String? {
    guard isOfWords else { return nil }
    let year = query.year.map { " of \($0)" } ?? ""
    return "\(query.text)\(year) isn't on \(there); these have the words in their title."
  }

  /// The movies of a year. One whose year nobody knows is kept.
  private static func movies(
    of year: Int, titled titles: Set<String>, in showtimes: [Showtime], _ call: Call, _ links: LinkMemory
  ) async throws(RPCError) -> Set<EntityID> {
    let ids = Set(showtimes.filter { titles.contains($0.movieTitle) }.compactMap(\.movieId))
    let wanted = ids.sorted { $0.isBefore($1) }.prefix(mostLookups)
    guard !wanted.isEmpty else { return [] }
    let list = AMCList(AMCView<Movie>.all(ids: wanted.map(\.native)), pageSize: 100)
    let known = Dictionary(try await call.amc.response(to: list).content.rows.map { ($0.id, $0) }) { first, _ in first }
    let results = await wanted.mapped(atOnce: lookupWidth) { id -> Result<EntityID?, RPCError> in
      guard let movie = known[id] else { return .success(id) }
      do throws(RPCError) {
        let isOfYear = try await MovieLinker(call: call, links: links).isFrom(year, movie)
        return .success(isOfYear == false ? nil : id)
      } catch {
        return .failure(error)
      }
    }
    var found: Set<EntityID> = []
    for result in results { if let id = try result.get() { found.insert(id) } }
    return found
  }
}
