// SPDX-License-Identifier: MIT
import Testing

@testable import Backend

@Suite("A title", .timeLimit(.minutes(5)))
struct MovieTitleTests {
  @Test(
    "is the same in its spellings",
    arguments: [
      [
        "Spider-Man: Brand New Day", "Spider‐Man – Brand New Day", "Spiderman Brand New Day",
        "spider man brand new day",
      ],
      ["Dune: Part Two", "Dune: Part 2", "Dune Part II", "DUNE - Pt. Two", "Dune 2", "Dune II"],
      ["The Matrix", "Matrix", "Matrix, The", "  the   matrix "],
      ["Amélie", "Amelie", "Ame\u{301}lie", "AMÉLIE!"],
      ["Fast & Furious", "Fast and Furious", "Fast&Furious"],
      ["Kill Bill: Vol. 1", "Kill Bill: Volume One", "Kill Bill - Vol. I"],
      ["Ocean's Eleven", "Ocean’s 11", "Oceans Eleven"],
      ["WALL·E", "WALL-E", "Wall E"],
      ["Rocky V", "Rocky 5", "Rocky Five"],
      ["John Wick: Chapter 4", "John Wick Chapter Four", "John Wick 4"],
      ["The Bride (1985)", "The Bride", "Bride"],
      ["El Fantasma de mi Novia", "Fantasma de mi Novia, El", "fantasma de mi novia, el (2018)"],
      ["L'Avventura", "Avventura, L'"], ["Das Boot", "Boot, Das"], ["Il Postino", "Postino, Il"],
      ["Les Enfants du Paradis", "Enfants du Paradis, Les"],
      ["E.T. the Extra-Terrestrial", "ET the Extra Terrestrial"],
    ])
  func spellings(of titles: [String]) {
    #expect(Set(titles.map { MovieTitle($0).key }).count == 1, "\(titles.map { MovieTitle($0).key })")
  }

  @Test(
    "is another one if more than its spelling differs",
    arguments: [
      ("Dune", "Dune: Part Two"), ("Dune", "Duna"), ("Rocky", "Rocky V"), ("X", "10"), ("I, Robot", "1 Robot"),
      ("Alien", "Aliens"), ("The Thing", "Things"), ("Blade Runner", "Blade Runner 2049"), ("A", "The"), ("…", "Dune"),
      ("(1985)", "Dune"), ("Part 1", "1"), ("007", "7"), ("千と千尋の神隠し", "君の名は。"),
    ])
  func others(_ one: String, _ other: String) {
    #expect(MovieTitle(one).key != MovieTitle(other).key)
  }

  @Test("has the year that AMC appends, and no other number")
  func year() {
    #expect(MovieTitle("The Bride (1985)").year == 1985)
    for text in [
      "Blade Runner 2049", "(1985)", "1917", "Movie (12345)", "Movie (0001)", "(500) Days of Summer", "", ")",
    ] {
      #expect(MovieTitle(text).year == nil, "\(text)")
    }
  }

  @Test(
    "matches what people type of it",
    arguments: [
      ("dune part 2", "Dune: Part Two", MovieTitle.Match.exact), ("dune", "Dune: Part Two", .beginning),
      ("batman", "Batman", .verbatim), ("batman", "The Batman", .exact), ("amelie", "Amélie", .verbatim),
      ("the god", "The Godfather", .beginning), ("god", "The Godfather", .beginning),
      ("rocky i", "Rocky III", .beginning), ("spiderman", "Spider-Man: Brand New Day", .beginning),
      ("brand new", "Spider-Man: Brand New Day", .part), ("toystory", "Toy Story 5", .beginning),
      ("man", "Spider-Man: Brand New Day", .part), ("it", "Titanic", .none),
      ("battle", "One Battle After Another", .part),
      ("on", "One Battle After Another", .beginning), ("tanic", "Titanic", .none), ("…", "Titanic", .none),
      ("the", "Bride, The", .beginning), ("a", "…", .none), ("dune", "Anatomie d'une chute", .none),
      ("d'une", "Anatomie d’une chute", .part), ("dartagnan", "The Three Musketeers: D'Artagnan", .part),
      ("trex", "T-Rex", .exact),
    ])
  func match(query: String, title: String, match: MovieTitle.Match) {
    #expect(MovieTitle(title).match(MovieTitle(query)) == match)
  }

  @Test("is misread where a search takes what is cut short before a word for a part of it")
  func misread() {
    #expect(MovieTitle("Anatomie d'une chute").isMisread(as: MovieTitle("dune")))
    #expect(!MovieTitle("Anatomie d'une chute").isMisread(as: MovieTitle("anatomie dune")))
    #expect(!MovieTitle("Dune").isMisread(as: MovieTitle("dune")))
    #expect(!MovieTitle("Le Parrain").isMisread(as: MovieTitle("godfather")))
  }

  @Test("may be as long as an upstream likes")
  func long() {
    let title = MovieTitle(String(repeating: "part ii & the – ", count: 10_000))
    #expect(title.match(MovieTitle("dune")) == .none)
  }
}
