// SPDX-License-Identifier: MIT
import Basics
import CTexts

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
  static let byName = Dictionary(all().map { ($0.name, $0) }) { first, _ in first }
}

extension PersonFacts: TableReadable {
  static var table: CTextsTable { .people }

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
  static let byActor = Dictionary(grouping: all(), by: \.actor)
}

extension ShowRole: TableReadable {
  static var table: CTextsTable { .showRoles }

  init(row: CatalogueRow) throws(CatalogueRow.Mismatch) {
    actor = try row.required("actor")
    character = try row.required("character")
    show = try row.required("show")
    episodes = try row.required("episodes")
  }
}
