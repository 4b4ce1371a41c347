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
    var words = split(separator: " ")
    if let index = words.lastIndex(where: \.hasBracketedYear) {
      words.insert(words[index].dropLast().suffix(4), at: index + 1)
      words[index].removeLast(6)
      return Self.titleWithoutYear(words, at: index + 1)
    }
    return Self.titleWithoutYear(words, at: words.count - 1) ?? Self.titleWithoutYear(words, at: 0)
  }

  private static func titleWithoutYear(_ words: [Substring], at index: Int) -> (title: String, year: Int)? {
    guard words.count > 1, let year = words[index].year else { return nil }
    let title = (words[..<index] + words[(index + 1)...]).filter { !$0.isEmpty }.joined(separator: " ")
    let separators: Set<Character> = [" ", ",", ":", "-", "–", "—"]
    guard let end = title.lastIndex(where: { !separators.contains($0) }) else { return nil }
    return (String(title[...end].drop { separators.contains($0) }), year)
  }
}

extension Substring {
  /// The text as a year in which a film may have been or be released; nil for other text.
  fileprivate var year: Int? {
    guard utf8.count == 4, isASCIIDigits, let year = Int(self), 1870...2200 ~= year else { return nil }
    return year
  }

  fileprivate var hasBracketedYear: Bool {
    ["()", "[]"].contains { dropLast(5).last == $0.first && last == $0.last } && dropLast().suffix(4).year != nil
  }
}
