// SPDX-License-Identifier: MIT
/// A collection of TMDB's: the films of a series.
struct FilmCollection: Sendable {
  /// TMDB's id.
  let id: Int
  let name: String
  /// TMDB's ids of the films.
  let films: [Int]

  static func of(_ film: Film) -> FilmCollection? {
    guard let id = film.ids.tmdb else { return nil }
    return all.first { $0.films.contains(id) }
  }

  static let all = [
    FilmCollection(id: 10, name: "Star Wars Collection", films: [11, 1_891, 1_892]),
    FilmCollection(id: 119, name: "The Lord of the Rings Collection", films: [120, 121, 122]),
    FilmCollection(id: 263, name: "The Dark Knight Collection", films: [272, 155, 49_026]),
    FilmCollection(id: 2_344, name: "The Matrix Collection", films: [603, 604, 605, 624_860]),
    FilmCollection(id: 8_091, name: "Alien Collection", films: [348, 679, 8_077, 945_961]),
    FilmCollection(id: 10_194, name: "Toy Story Collection", films: [862, 863, 10_193, 301_528, 1_084_244]),
    FilmCollection(id: 120_794, name: "Batman Collection", films: [268, 364]),
    FilmCollection(id: 573_436, name: "Spider-Man: Spider-Verse Collection", films: [324_857, 569_094, 911_916]),
    FilmCollection(id: 726_871, name: "Dune Collection", films: [438_631, 693_134, 1_170_608]),
  ]
}
