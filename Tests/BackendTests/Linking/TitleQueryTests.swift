// SPDX-License-Identifier: MIT
import Testing

@testable import Backend

@Suite("A title by which a film is named", .timeLimit(.minutes(5)))
struct TitleQueryTests {
  @Test(
    "is compared in whole words",
    arguments: [
      ("us", "Useful Idiots", TitleQuery.Match.none), ("it", "The Italian Job", .none), ("x", "Xtra", .none),
      ("us", "It Ends with Us", .words), ("The Odyssey", "2001: A Space Odyssey", .words),
      ("heat", "Heathers", .none), ("heat", "Heat", .film), ("demon castle", "Demon Castle (Dubbed)", .film),
      ("demon castle", "Demon Castle - IMAX 3D", .film), ("dune", "Dune: Part Two", .divided),
      ("hunger games", "The Hunger Games: Sunrise on the Reaping", .divided),
      ("spiderman", "Spider-Man: Brand New Day", .divided), ("dune", "Anatomie d'une chute", .none),
      ("lune", "L’une chante, l’autre pas", .none), ("swat", "S.W.A.T.: Under Siege", .divided),
      ("lavventura", "L'avventura (Subtitled)", .film), ("mash", "M*A*S*H: Goodbye", .divided),
      ("batman: the movie", "Batman The Movie (1966)", .film), ("…", "Dune", .none),
    ])
  func words(query: String, title: String, match: TitleQuery.Match) {
    #expect(TitleQuery(query).match(title) == match)
  }

  @Test("means the film of exactly that title rather than others that have the words")
  func exactWins() {
    let titles = ["It", "It (Subtitled)", "It Ends with Us", "The Italian Job"]
    #expect(TitleQuery("it").choice(among: titles).titles == ["It", "It (Subtitled)"])
    let others = TitleQuery("us").choice(among: titles)
    #expect(others.titles == ["It Ends with Us"] && others.match == .words)
    #expect(TitleQuery("us").choice(among: titles, takesWords: false).titles.isEmpty)
    let dunes = TitleQuery("dune").choice(among: ["Dune: Part Two", "Sand Dune"], takesWords: false)
    #expect(dunes.titles == ["Dune: Part Two"])
  }

  @Test("has the year that it ends with")
  func year() {
    #expect(TitleQuery("Superman (1978)").year == 1978)
    #expect(TitleQuery("Superman (1978)", year: 2025).year == 2025)
  }
}

@Suite("A title with and without its divider", .timeLimit(.minutes(5)))
struct UndividedTitleTests {
  @Test(
    "is one title",
    arguments: [
      ("Batman The Movie (1966)", "Batman: The Movie"), ("Avatar The Way of Water", "Avatar: The Way of Water"),
      ("Chainsaw Man The Movie: Reze Arc", "Chainsaw Man - The Movie: Reze Arc"),
      ("Mission: Impossible The Final Reckoning", "Mission: Impossible - The Final Reckoning"),
      ("The Good the Bad and the Ugly", "The Good, the Bad and the Ugly"), ("Bahubali: The Epic", "Bahubali The Epic"),
    ])
  func same(one: String, other: String) {
    #expect(MovieTitle(one).isSame(as: MovieTitle(other)))
  }

  @Test("is another one where an article within it differs")
  func others() {
    #expect(!MovieTitle("Into the Wild").isSame(as: MovieTitle("Into Wild")))
    #expect(!MovieTitle("Plan A").isSame(as: MovieTitle("Plan")))
  }
}
