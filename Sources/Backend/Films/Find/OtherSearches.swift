// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSONRPC

extension SearchedFor {
  /// The searches to try in this order if a search for the text finds nothing.
  ///
  ///     Halloween (2018), halloween 2018    Halloween, in 2018
  ///     Empire Strikes Back, The            The Empire Strikes Back
  ///     Cats &amp; Dogs, Cats and Dogs      Cats & Dogs
  ///     Dune (IMAX), Dune in 3D             Dune
  ///
  /// - Parameter year: the request's year, which takes precedence over one in the text.
  static func others(than text: String, year: Int?) -> [SearchedFor] {
    let plain = text.replacing("&amp;", with: "&")
    var searches = [SearchedFor(query: text, year: year)]
    var titles: [(text: String, year: Int?)] = [(plain, year)]
    if let dated = plain.withoutYear { titles.insert((dated.title, year ?? dated.year), at: 0) }
    for (title, year) in titles {
      for query in [title.withArticleFirst, title.withArticleFirst.withOtherAnd] {
        let other = SearchedFor(query: query, year: year)
        if !searches.contains(other) { searches.append(other) }
      }
    }
    if let film = TitleForms(titles[0].text).barest {
      let other = SearchedFor(query: film, year: titles[0].year)
      if !searches.contains(other) { searches.append(other) }
    }
    return Array(searches.dropFirst())
  }
}

extension MovieFinder {
  /// The first search that finds a movie, with its result; nil if none does.
  func first(of searches: [SearchedFor]) async throws(RPCError) -> (search: SearchedFor, found: Found)? {
    for search in searches {
      let found = try await movies(.title(search.query), year: search.year)
      if !found.movies.isEmpty { return (search, found) }
    }
    return nil
  }
}

extension String {
  /// The text with `and` for `&`, or the other way round.
  fileprivate var withOtherAnd: String {
    if contains("&") { return replacing("&", with: " and ").split(separator: " ").joined(separator: " ") }
    return split(separator: " ").map { $0.lowercased() == "and" ? "&" : $0 }.joined(separator: " ")
  }

  /// The text with a trailing article moved to the front. Catalogues put the article after the title, or after the part
  /// before its colon.
  fileprivate var withArticleFirst: String {
    for comma in indices.reversed() where self[comma...].hasPrefix(", ") {
      let article = self[comma...].dropFirst(2).prefix { $0 != ":" }
      guard Self.articles.contains(article.lowercased()) else { continue }
      let blank = article.hasSuffix("'") || article.hasSuffix("’") ? "" : " "
      return article + blank + self[..<comma] + self[article.endIndex...]
    }
    return self
  }

  /// English, French, Spanish, Italian, German, Portuguese and Dutch articles.
  private static let articles = Set(
    words: """
      the a an le la les l' l’ un une el los las una il lo gli i uno der die das ein eine o os as um uma de het een
      """)

  /// The year in brackets, or else at the end or the beginning of the text, and the text without it; nil if there is no
  /// such year or nothing else.
  fileprivate var withoutYear: (title: String, year: Int)? {
    for close in indices.reversed() where ")]".contains(self[close]) {
      let open = self[..<close].dropLast(4)
      let after = self[index(after: close)...]
      guard open.last == (self[close] == ")" ? "(" : "["), let year = self[..<close].suffix(4).year else { continue }
      // A comma, as in `Dune (2021), Part One`, stays with the word before it; at the end, signs say nothing.
      guard let next = after.first(where: { $0.isLetter || $0.isNumber }) else {
        return open.dropLast().withoutSeparators.map { ($0, year) }
      }
      let blank = next == after.first ? " " : ""
      return "\(open.dropLast().trimmingBlanks)\(blank)\(after)"[...].withoutSeparators.map { ($0, year) }
    }
    let words = split(separator: " ")
    guard words.count > 1 else { return nil }
    for (year, rest) in [(words.last?.year, words.dropLast()), (words[0].year, words.dropFirst())] {
      if let year, let title = rest.joined(separator: " ")[...].withoutSeparators { return (title, year) }
    }
    return nil
  }
}

extension Substring {
  /// The text without separators at its ends; nil if nothing else is in it.
  fileprivate var withoutSeparators: String? {
    let separators: Set<Character> = [" ", ",", ":", "-", "–", "—"]
    guard let end = lastIndex(where: { !separators.contains($0) }) else { return nil }
    return String(self[...end].drop { separators.contains($0) })
  }

  /// The text as a year in which a film may have been or be released; nil for other text.
  fileprivate var year: Int? {
    guard utf8.count == 4, isASCIIDigits, let year = Int(self), 1870...2200 ~= year else { return nil }
    return year
  }
}
