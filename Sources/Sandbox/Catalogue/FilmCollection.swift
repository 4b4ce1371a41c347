// SPDX-License-Identifier: MIT
/// A collection of TMDB's: the films of a series.
struct FilmCollection: Sendable {
  /// TMDB's id.
  let id: Int
  let name: String
  /// TMDB's ids of the films.
  let films: [Int]
  let overview: String

  static func of(_ film: Film) -> FilmCollection? {
    guard let id = film.ids.tmdb else { return nil }
    return all.first { $0.films.contains(id) }
  }

  static let all = [
    FilmCollection(
      id: 10, name: "Star Wars Collection", films: [11, 1_891, 1_892],
      overview: "A farm boy, a smuggler and a princess take on an empire, and the empire has a voice like a cellar."),
    FilmCollection(
      id: 119, name: "The Lord of the Rings Collection", films: [120, 121, 122],
      overview: "A small person carries a small thing a very long way."),
    FilmCollection(
      id: 263, name: "The Dark Knight Collection", films: [272, 155, 49_026],
      overview: "A man with a cave and a grudge learns what a city asks of him."),
    FilmCollection(
      id: 2_344, name: "The Matrix Collection", films: [603, 604, 605, 624_860],
      overview: "The world is a program, and some of those in it have noticed."),
    FilmCollection(
      id: 8_091, name: "Alien Collection", films: [348, 679, 8_077, 945_961],
      overview: "Whoever answers the signal brings something back."),
    FilmCollection(
      id: 10_194, name: "Toy Story Collection", films: [862, 863, 10_193, 301_528, 1_084_244],
      overview: "What toys do when nobody looks, and how long a child stays one."),
    FilmCollection(
      id: 120_794, name: "Batman Collection", films: [268, 364],
      overview: "Gotham by night, with more gargoyles than lamps."),
    FilmCollection(
      id: 573_436, name: "Spider-Man: Spider-Verse Collection", films: [324_857, 569_094, 911_916],
      overview: "There is more than one of him, and they are all drawn differently."),
    FilmCollection(
      id: 726_871, name: "Dune Collection", films: [438_631, 693_134, 1_170_608],
      overview: "An heir, a desert, and worms as long as trains."),
  ]
}
