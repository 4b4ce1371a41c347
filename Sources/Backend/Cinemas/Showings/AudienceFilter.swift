// SPDX-License-Identifier: MIT
import Basics
import Contract

/// Selects movies of a day by genre, age rating and length. A movie of which nobody gives these is left out and
/// counted: what isn't known is neither a yes nor a no.
struct AudienceFilter {
  /// TMDB's numbers of genres, or names where their list can't be had.
  private let genres: [Code]
  private let genreOperator: FilterOperator
  private let maximum: UnitedStatesCertification?
  private let maximumMinutes: Int?

  /// - Parameter maximumMinutes: for movies whose length AMC doesn't give; it is a filter of showings otherwise.
  /// - Returns: nil if the call asks for nothing of that.
  init?(_ params: ShowtimesWhatsOn.Params, maximumMinutes: Int? = nil) {
    genres = params.genres ?? []
    genreOperator = params.genreOperator
    maximum = params.maximumCertification
    self.maximumMinutes = maximumMinutes
    if genres.isEmpty, maximum == nil, maximumMinutes == nil { return nil }
  }

  /// What the filter leaves of a day's movies.
  struct Choice {
    var movies: [MovieShowings] = []
    /// How many others may be wanted.
    var unknownCount = 0
    /// The message for people if there is nothing.
    var message: String?
  }

  /// The movies that are wanted.
  /// - Parameter known: gets what is looked up, so that a page doesn't ask for it again.
  func chosen(
    of movies: [MovieShowings], _ known: inout MovieLookup.Known, _ call: Call, _ links: LinkMemory
  ) async -> Choice {
    let lacking = movies.filter { row in
      !genres.isEmpty || maximum != nil && rank(row.certification) == nil
        || maximumMinutes != nil && row.runtimeMinutes == nil
    }
    let lookup = await MovieLookup(of: lacking, known: known, call, links)
    known = lookup.known
    let details = await lacking.mapped(atOnce: MovieLookup.width) { await lookup.details(of: $0.id) }
    for (row, movie) in zip(lacking, details) { known.details[row.id] = movie }
    var choice = Choice()
    for row in movies {
      switch includes(row, known.details[row.id]) {
      case true?: choice.movies.append(row)
      case nil: choice.unknownCount += 1
      case false?: break
      }
    }
    guard choice.movies.isEmpty else { return choice }
    let knowing = choice.unknownCount > 0 ? "known to be " : ""
    let what = [
      genres.isEmpty ? nil : "of these genres", maximum.map { "rated \($0.rawValue) or milder" },
      maximumMinutes.map { "of at most \($0.counted("minute"))" },
    ].compactMap(\.self)
    choice.message =
      "None of the \(movies.count.counted("movie")) there is \(knowing)\(what.joined(separator: " and "))."
    return choice
  }

  /// Nil if it isn't known.
  private func includes(_ row: MovieShowings, _ movie: Movie?) -> Bool? {
    let answers = [hasGenre(movie), isRated(row.certification, movie), isShort(row.runtimeMinutes, movie)]
    if answers.contains(false) { return false }
    return answers.contains(nil) ? nil : true
  }

  private func hasGenre(_ movie: Movie?) -> Bool? {
    guard !genres.isEmpty else { return true }
    guard let own = movie?.genres, !own.isEmpty else { return nil }
    func has(_ genre: Code) -> Bool {
      own.contains { $0.id?.description == genre.text || $0.name.bare == genre.text.bare }
    }
    return genreOperator == .or ? genres.contains(where: has) : genres.allSatisfy(has)
  }

  private func isRated(_ certification: String?, _ movie: Movie?) -> Bool? {
    guard let most = maximum.flatMap({ rank($0.rawValue) }) else { return true }
    return (rank(certification) ?? rank(movie?.certification)).map { $0 <= most }
  }

  private func isShort(_ minutes: Int?, _ movie: Movie?) -> Bool? {
    guard let maximumMinutes else { return true }
    return (minutes ?? movie?.runtimeMinutes).map { $0 <= maximumMinutes }
  }

  /// The place of an age rating among those of the United States; nil for a film without one.
  private func rank(_ certification: String?) -> Int? {
    guard let bare = certification?.bare else { return nil }
    return UnitedStatesCertification.allCases.firstIndex { $0.rawValue.bare == bare }
  }
}
