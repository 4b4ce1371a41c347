// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import Backend

private let folderOfPeople = ProcessInfo.processInfo.environment["MARQUEE_PEOPLE"]

/// How often recommendations are what people like, on people to whom the code was not tuned.
///
/// `MARQUEE_PEOPLE` names a folder with `ratings.csv` and `movies.csv` of MovieLens, optionally `links.csv` and
/// `movie_metadata.csv` (IMDb 5000) for directors and countries, and `letterboxd/`, a file with its columns for
/// each person. Co-rating by half of MovieLens' users stands in for TMDB's recommendations, as their
/// ratings do for its votes; the others are the people. A fifth of what each rated 8 or more is held out, each
/// fifth in turn.
@Suite("Recommendations for people", .enabled(if: folderOfPeople != nil), .timeLimit(.minutes(15)))
struct RecommendationEvaluation {
  @Test func `are liked more often than what is popular, and than TMDB's lists as they are`() throws {
    let people = try RatedPeople(try #require(folderOfPeople))
    // The scoring's constants were chosen on the first half.
    for (name, half) in [("tuned on", 0), ("unseen", 1)] {
      let known = ItemLists(people.ratings.filter { $0.key % 2 == half }.map(\.value))
      let others = people.ratings.filter { $0.key % 2 != half }.sorted { $0.key < $1.key }.map(\.value)
      try compare("MovieLens, \(name)", others, known, people.traits)
      try compare("Letterboxd, \(name)", people.letterboxd, known, people.traits)
    }
  }

  /// Of how many people one of the first twenty is liked, and how much of what is liked is among them.
  private struct Figures: CustomStringConvertible {
    var people = 0
    private var hits = 0
    private var found = 0.0

    mutating func add(_ shown: some Sequence<Int>, _ held: Set<Int>) {
      let count = shown.prefix(20).count(where: held.contains)
      people += 1
      if count > 0 { hits += 1 }
      found += Double(count) / Double(held.count)
    }

    var rate: Double { Double(hits) / Double(max(people, 1)) }
    var share: Double { found / Double(max(people, 1)) }
    var description: String { String(format: "%.3f (%.4f of the films)", rate, share) }
  }

  private func compare(
    _ name: String, _ people: [[RatedPeople.Rating]], _ known: ItemLists, _ traits: [Int: FilmTraits]
  ) throws {
    var (popular, plain, ours) = (Figures(), Figures(), Figures())
    for rows in people {
      let liked = rows.filter { $0.stars >= 4 }
        .sorted { ($0.film &* 7919 % 1009, $0.film) < ($1.film &* 7919 % 1009, $1.film) }
      guard liked.count >= 10 else { continue }
      for fifth in 0..<5 {
        let held = Set(liked.enumerated().filter { $0.offset % 5 == fifth }.map(\.element.film))
        let kept = rows.filter { !held.contains($0.film) }
        let excluded = Set(kept.map(\.film))
        let rated = kept.map { row in
          RatedFilm(id: row.film, rating: row.stars * 2, day: row.day, traits: traits[row.film] ?? FilmTraits())
        }
        let taste = Taste(rated, seeds: 16)
        let lists = taste.seeds.map { known.lists[$0.id] ?? [] }
        popular.add(known.popular.lazy.filter { !excluded.contains($0) }, held)
        var turns: [Int] = []
        for place in 0..<20 { turns += lists.filter { place < $0.count }.map { $0[place] } }
        var shown: Set<Int> = []
        plain.add(turns.lazy.filter { !excluded.contains($0) }.filter { shown.insert($0).inserted }, held)
        let ranked = taste.ranked(lists, without: excluded) { film in
          var known = (traits[film] ?? FilmTraits(), known.counts[film] ?? 0)
          known.0.votes = known.1 * 100
          return known.0
        }
        ours.add(ranked.map(\.id), held)
      }
    }
    guard ours.people > 0 else { return }
    print("\(name): popular \(popular), lists \(plain), recommended \(ours); \(ours.people / 5) people")
    #expect(ours.rate >= popular.rate && ours.rate >= plain.rate, "\(name)")
    #expect(ours.share > popular.share && ours.share > plain.share, "\(name)")
  }
}

/// For each film those that the same people like, and the films that most people like.
private struct ItemLists {
  private(set) var counts: [Int: Int] = [:]
  private(set) var lists: [Int: [Int]] = [:]
  let popular: [Int]

  init(_ people: [[RatedPeople.Rating]]) {
    var pairs: [Int: [Int: Int]] = [:]
    for rows in people {
      let liked = rows.filter { $0.stars >= 4 }.map(\.film)
      for film in liked {
        counts[film, default: 0] += 1
        for other in liked where other != film { pairs[film, default: [:]][other, default: 0] += 1 }
      }
    }
    popular = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    for (film, others) in pairs {
      let scored = others.filter { $0.value >= 2 }.map { other, count in
        let size = Double((counts[film] ?? 0) * (counts[other] ?? 0)).squareRoot()
        return (id: other, score: Double(count) / (size + 5))
      }
      lists[film] = scored.sorted { ($1.score, $0.id) < ($0.score, $1.id) }.prefix(20).map(\.id)
    }
  }
}

/// People's ratings in public files.
private struct RatedPeople {
  struct Rating {
    let film: Int
    /// From a half to five.
    let stars: Double
    let day: Int
  }

  private(set) var ratings: [Int: [Rating]] = [:]
  private(set) var traits: [Int: FilmTraits] = [:]
  private(set) var letterboxd: [[Rating]] = []
  private var films: [String: Int] = [:]
  private var numbers: [String: Int] = [:]

  init(_ folder: String) throws {
    for row in try Self.rows(folder + "/movies.csv").dropFirst() {
      guard let id = Int(row[0]) else { continue }
      traits[id] = FilmTraits(
        genres: row[2].hasPrefix("(") ? [] : row[2].split(separator: "|").map { number(String($0)) })
      add(row[1], id)
    }
    if let links = try? Self.rows(folder + "/links.csv"),
      let facts = try? Self.rows(folder + "/movie_metadata.csv", separator: ";")
    {
      addPeopleAndCountries(links, facts)
    }
    for row in try Self.rows(folder + "/ratings.csv").dropFirst() {
      guard row.count > 3, let user = Int(row[0]), let film = Int(row[1]), let stars = Double(row[2]),
        let time = Int(row[3])
      else { continue }
      ratings[user, default: []].append(Rating(film: film, stars: stars, day: time / 86_400))
    }
    let people = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/letterboxd")) ?? []
    letterboxd = try people.sorted().map { try person(folder + "/letterboxd/" + $0) }
  }

  private mutating func number(_ name: String) -> Int {
    numbers[name] = numbers[name] ?? numbers.count + 1
    return numbers[name] ?? 0
  }

  /// Learns a title such as `Matrix, The (1999)`.
  private mutating func add(_ text: String, _ id: Int) {
    guard let open = text.lastIndex(of: "(") else { return }
    let year = text[open...].filter(\.isNumber)
    var title = text[..<open].split(separator: " (").first.map(String.init) ?? ""
    title = title.trimmingCharacters(in: .whitespaces)
    for article in ["The", "A", "An", "La", "Le", "Les", "Il", "El"] where title.hasSuffix(", " + article) {
      title = article + " " + title.dropLast(article.count + 2)
    }
    films[Self.key(title, String(year))] = id
  }

  private mutating func addPeopleAndCountries(_ links: [[String]], _ facts: [[String]]) {
    let ids = Dictionary(links.dropFirst().compactMap { row in Int(row[1]).map { ($0, Int(row[0]) ?? 0) } }) { $1 }
    guard let head = facts.first, let director = head.firstIndex(of: "director_name"),
      let country = head.firstIndex(of: "country"), let link = head.firstIndex(of: "movie_imdb_link")
    else { return }
    for row in facts.dropFirst() where row.count > max(director, country, link) {
      let digits = row[link].split(separator: "/tt").last?.prefix { $0.isNumber }
      guard let id = digits.flatMap({ Int($0) }).flatMap({ ids[$0] }) else { continue }
      traits[id]?.directors = row[director].isEmpty ? [] : [row[director]]
      if !row[country].isEmpty { traits[id]?.countries = [row[country]] }
    }
  }

  private func person(_ path: String) throws -> [Rating] {
    let rows = try Self.rows(path)
    guard let head = rows.first, let name = head.firstIndex(of: "Name"), let year = head.firstIndex(of: "Year"),
      let rating = head.firstIndex(of: "Rating")
    else { return [] }
    var found: [Int: Rating] = [:]
    for row in rows.dropFirst() where row.count > max(name, year, rating) {
      guard let stars = Double(row[rating]), let film = films[Self.key(row[name], row[year])] else { continue }
      let date = row[0].split(separator: "-").compactMap { Int($0) }
      found[film] = Rating(film: film, stars: stars, day: date.count == 3 ? (date[0] * 12 + date[1]) * 31 + date[2] : 0)
    }
    return found.values.sorted { $0.film < $1.film }
  }

  private static func key(_ title: String, _ year: String) -> String {
    title.lowercased().filter { $0.isLetter || $0.isNumber } + year
  }

  private static func rows(_ path: String, separator: Character = ",") throws -> [[String]] {
    try String(decoding: Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { line in
        guard line.contains("\"") else {
          return line.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
        }
        var fields = [""]
        var isQuoted = false
        for character in line {
          if character == "\"" {
            isQuoted.toggle()
          } else if character == separator, !isQuoted {
            fields.append("")
          } else {
            fields[fields.count - 1].append(character)
          }
        }
        return fields
      }
  }
}
