// SPDX-License-Identifier: MIT
import Contract

/// A kind of table that a service exports. Each service has a file of its own, which says how its tables are
/// recognized by their own columns, and how a row is read.
protocol ImportedTable: Sendable {
  /// - Returns: nil for another table.
  init?(_ heading: TableHeading)

  /// The columns that are read, and those that say nothing about the user's film. Another one is reported.
  static var columns: Set<String> { get }
  /// The columns with the user's ratings and days.
  static var statements: Set<String> { get }
  /// What the films are that have neither a rating nor a day.
  func meaning(_ facts: TableFacts) -> TableMeaning
  /// Whether a film has only one line. If so, two of a title and a year are two films.
  var hasEachFilmOnce: Bool { get }
  /// The scale of the column `Rating`, if the table itself doesn't say it.
  func assumedBestRating(_ facts: TableFacts) -> Int?

  /// Reads a row.
  /// - Returns: why it is skipped; nil if it is read.
  func read(_ row: TableRow, into record: inout ImportRecord) -> String?
}

extension ImportedTable {
  var hasEachFilmOnce: Bool { false }
  func assumedBestRating(_ facts: TableFacts) -> Int? { nil }

  /// Whether a column is read, or has no name.
  static func reads(_ column: String) -> Bool { column.isEmpty || columns.contains(column) }
}

/// What the films of a file are that don't say it themselves.
enum TableMeaning: Equatable {
  /// The columns say it.
  case stated(StoredEntry.Status)
  /// The name of the file says it.
  case named(StoredEntry.Status)
  /// The other films of the file have ratings or days, so these were seen, too.
  case seenLikeTheOthers
  /// Nothing says it; it is taken so if the file is imported alone.
  case assumed(StoredEntry.Status)
  /// Its owner knows it.
  case unknown

  /// What goes before the status that the user gives for films that don't have one.
  var certain: StoredEntry.Status? {
    switch self {
    case .stated(let status), .named(let status): status
    case .seenLikeTheOthers, .assumed, .unknown: nil
    }
  }

  /// The status if the user gives none; nil if it isn't known.
  /// - Parameter isAlone: whether the user named this very file.
  func status(isAlone: Bool) -> StoredEntry.Status? {
    switch self {
    case .stated(let status), .named(let status): status
    case .seenLikeTheOthers: .seen
    case .assumed(let status): isAlone ? status : nil
    case .unknown: nil
    }
  }
}

extension ImportFormat {
  /// The kinds of tables of the service, in the order in which they are tried.
  var tables: [any ImportedTable.Type] {
    switch self {
    case .letterboxd: [LetterboxdTable.self, LetterboxdList.self, LetterboxdForm.self]
    case .imdb: [IMDbTable.self]
    case .tmdb: [TMDBTable.self]
    case .movary: [MovaryTable.self]
    case .trakt, .marquee: []
    }
  }

  /// The document of the service in JSON; nil if it has none.
  var document: (any ImportedDocument.Type)? {
    switch self {
    case .trakt: TraktDocument.self
    case .marquee: MarqueeDocument.self
    case .letterboxd, .imdb, .tmdb, .movary: nil
    }
  }
}
