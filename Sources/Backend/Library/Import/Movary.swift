// SPDX-License-Identifier: MIT
import Basics

/// Movary's three tables: its watchlist, its ratings and its history (https://docs.movary.org).
struct MovaryTable: ImportedTable {
  private let heading: TableHeading

  init?(_ heading: TableHeading) {
    guard heading.has("title", "year", "tmdbid", "imdbid"), heading.hasOne(of: "addedat", "userrating", "watchedat")
    else { return nil }
    self.heading = heading
  }

  static let columns: Set = ["title", "year", "tmdbid", "imdbid", "addedat", "userrating", "watchedat", "comment"]
  static let statements: Set = ["userrating", "watchedat"]

  func meaning(_ facts: TableFacts) -> TableMeaning {
    guard heading.hasOne(of: "userrating", "watchedat") else { return .stated(.wanted) }
    // None of its own tables has both.
    return heading.has("addedat") ? .unknown : .stated(.seen)
  }

  func read(_ row: TableRow, into record: inout ImportRecord) -> String? {
    record.take(.tmdb, row.text("tmdbid"))
    record.take(.imdb, row.text("imdbid"))
    record.takeTitle(row.text("title"))
    record.entry.year = ImportValues.year(row.text("year"))
    record.takeRating(row.text("userrating"), of: 10)
    record.takeDay(row, "watchedat")
    record.takeNote(row.text("comment"))
    record.takeTime(row, "addedat")
    return nil
  }
}
