// SPDX-License-Identifier: MIT
import Basics

/// Facts about a real person, with a short biography in the project's own words.
struct PersonFacts: Sendable {
  let name: String
  /// Such as `nm0000206`.
  let imdb: String
  let born: Day
  let died: Day?
  let place: String
  /// Other names.
  let aliases: [String]
  /// In English; nil for most people.
  let biography: String?

  /// The facts by the person's name.
  static let byName = Dictionary(Catalogue.rows(of: table, as: PersonFacts.self).map { ($0.name, $0) }) { first, _ in
    first
  }

  private static let table: StaticString = #"""
    name | imdb | born | place | died | aliases | biography
    Akira Kurosawa | nm0000041 | 1910-03-23 | Tokyo, Japan | 1998-09-06 | 黒澤明
      | He painted his films before he shot them, waited days for the right clouds, and taught the West how to tell its
      own stories.
    Alfred Hitchcock | nm0000033 | 1899-08-13 | Leytonstone, England, UK | 1980-04-29
      | | He made audiences afraid of showers, birds and staircases, and walked through the picture to see how they took it.
    Anthony Hopkins | nm0000164 | 1937-12-31 | Port Talbot, Wales, UK
    Bong Joon Ho | nm0094435 | 1969-09-14 | Daegu, South Korea | | 봉준호
      | He draws each shot as a comic strip first. His films begin in one genre and end in another, usually below ground.
    Brad Pitt | nm0000093 | 1963-12-18 | Shawnee, Oklahoma, USA | | William Bradley Pitt
    Charlie Chaplin | nm0000122 | 1889-04-16 | London, England, UK | 1977-12-25 | Charles Spencer Chaplin
    Christian Bale | nm0000288 | 1974-01-30 | Haverfordwest, Wales, UK
    Christopher Nolan | nm0634240 | 1970-07-30 | London, England, UK
      | | | He tells time backwards, in layers and at three speeds at once, on film as wide as a hand.
    Cillian Murphy | nm0614165 | 1976-05-25 | Cork, Ireland
    Greta Gerwig | nm1950086 | 1983-08-04 | Sacramento, California, USA
    Harrison Ford | nm0000148 | 1942-07-13 | Chicago, Illinois, USA
      | | | A carpenter who was asked to read lines to other actors, and has been a smuggler and a professor ever since.
    Hayao Miyazaki | nm0594503 | 1941-01-05 | Tokyo, Japan | | 宮崎駿
    Keanu Reeves | nm0000206 | 1964-09-02 | Beirut, Lebanon
      | | | He has been a time traveller, a prince of Denmark, a saviour of mankind and a man who misses his dog.
    Leonardo DiCaprio | nm0000138 | 1974-11-11 | Los Angeles, California, USA
    Martin Scorsese | nm0000217 | 1942-11-17 | New York City, New York, USA
    Michael Keaton | nm0000474 | 1951-09-05 | Coraopolis, Pennsylvania, USA | | Michael John Douglas
      | He came from stand-up comedy, put on a cape when nobody believed in it, and later played a man who can't take his off.
    Scarlett Johansson | nm0424060 | 1984-11-22 | New York City, New York, USA
    Steven Spielberg | nm0000229 | 1946-12-18 | Cincinnati, Ohio, USA
    Tim Burton | nm0000318 | 1958-08-25 | Burbank, California, USA
      | | | He grew up among neat lawns and has been drawing what may live beneath them.
    Tom Cruise | nm0000129 | 1962-07-03 | Syracuse, New York, USA | | Thomas Cruise Mapother IV
    Tom Hanks | nm0000158 | 1956-07-09 | Concord, California, USA
    """#
}

extension PersonFacts: TableReadable {
  init(row: CatalogueRow) throws(CatalogueRow.Mismatch) {
    name = try row.required("name")
    imdb = try row.required("imdb")
    born = try row.required("born")
    died = try row.optional("died")
    place = try row.required("place")
    aliases = try row.list("aliases")
    biography = try row.optional("biography")
  }
}

/// A part in a television show of someone who also is in the catalogue's films.
struct ShowRole: Sendable {
  let actor: String
  let character: String
  /// TMDB's id of the show.
  let show: Int
  let episodes: Int

  /// The roles by the actor's name.
  static let byActor = Dictionary(grouping: Catalogue.rows(of: table, as: ShowRole.self), by: \.actor)

  private static let table: StaticString = #"""
    actor | character | show | episodes
    Andrew Garfield | Frank | 57243 | 2
    Courteney Cox | Monica Geller | 1668 | 235
    Matthew McConaughey | Rust Cohle | 46648 | 8
    Pedro Pascal | Oberyn Martell | 1399 | 7
    Pedro Pascal | Din Djarin | 82856 | 24
    Stellan Skarsgård | Boris Shcherbina | 87108 | 5
    """#
}

extension ShowRole: TableReadable {
  init(row: CatalogueRow) throws(CatalogueRow.Mismatch) {
    actor = try row.required("actor")
    character = try row.required("character")
    show = try row.required("show")
    episodes = try row.required("episodes")
  }
}
