// SPDX-License-Identifier: MIT
import Basics
import Testing

@Suite(.timeLimit(.minutes(5))) struct NearestNameTests {
  private let names = ["movies/get", "movies/nowPlaying", "movies/popular", "theatres/get", "server/ping"]

  @Test(arguments: [
    ("movies/nowplaying", "movies/nowPlaying"), ("movie/get", "movies/get"), ("moveis/get", "movies/get"),
    ("nowPlaying", "movies/nowPlaying"), ("theaters/get", "theatres/get"), ("server/pign", "server/ping"),
    ("SERVER/PING", "server/ping"),
  ])
  func misspellings(name: String, meant: String) {
    #expect(nearest(to: name, in: names) == meant)
  }

  @Test(arguments: ["", "x", "completely different", "日本語", String(repeating: "movies/get", count: 10_000)])
  func nothingComesNear(name: String) {
    #expect(nearest(to: name, in: names) == nil)
  }

  @Test func likenessIsOfNamesThatAreNear() {
    #expect(likeness(of: "comdy", to: "comedy") == 1)
    #expect(likeness(of: "disny", to: "disneyplus") == 5)
    #expect(likeness(of: "plus", to: "disneyplus") == 0)
    #expect(likeness(of: "komodie", to: "tvmovie") == nil)
    #expect(likeness(of: "a", to: "b") == nil && likeness(of: "", to: "b") == nil)
  }

  @Test func twoLettersInTheWrongOrderAreOneSlip() {
    #expect(nearest(to: "teh", in: ["the", "ten"]) == "the")
    #expect(nearest(to: "teh", in: ["than", "ten"]) == "ten")
  }

  @Test func firstOfEquallyNearNames() {
    #expect(nearest(to: "cat", in: ["bat", "hat"]) == "bat")
    #expect(nearest(to: "hat", in: ["bat", "hat"]) == "hat")
    #expect(nearest(to: "cat", in: []) == nil)
  }
}
