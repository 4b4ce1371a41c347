// SPDX-License-Identifier: MIT
import Basics

// Letterboxd: the tables of its export, its lists, and the form that its import page reads.

/// A table of Letterboxd's export: `watched.csv`, `ratings.csv`, `watchlist.csv`, `diary.csv` or `reviews.csv`.
struct LetterboxdTable: ImportedTable {
  private let heading: TableHeading

  init?(_ heading: TableHeading) {
    guard heading.has("name", "year", "letterboxd uri") else { return nil }
    self.heading = heading
  }

  static let columns: Set = [
    "date", "name", "year", "letterboxd uri", "rating", "rewatch", "tags", "watched date", "review", "position",
    "description",
  ]
  static let statements: Set = ["rating", "watched date"]

  func meaning(_ facts: TableFacts) -> TableMeaning {
    if heading.isWatchlist { return .named(.wanted) }
    if heading.hasOne(of: "rating", "watched date") { return .stated(.seen) }
    let words = Set(heading.file.split { !$0.isLetter }.map { $0.lowercased() })
    return words.contains("watched") && words.isDisjoint(with: Self.negations) ? .named(.seen) : .unknown
  }

  /// What people put beside `watched` in the names of files of films that they have not seen.
  private static let negations: Set = ["be", "never", "not", "to", "un", "yet"]

  var hasEachFilmOnce: Bool { !heading.has("watched date") }

  func read(_ row: TableRow, into record: inout ImportRecord) -> String? {
    record.take(letterboxd: row)
    record.takeRating(row.text("rating"), of: 5)
    record.takeDay(row, "watched date")
    record.takeTags(row.text("tags"))
    // The tags of a diary are those of one time.
    if let day = record.entry.seenOn.first, record.entry.tags.contains(where: CinemaTag.isOne) {
      record.entry.seenAt[day] = StoredVisit()
    }
    record.address = hasEachFilmOnce ? row.text("letterboxd uri") : nil
    return nil
  }
}

/// A list of Letterboxd's, below a block about the list itself.
struct LetterboxdList: ImportedTable {
  private let heading: TableHeading

  init?(_ heading: TableHeading) {
    guard heading.has("position", "name", "year"), heading.isOfList || heading.hasOne(of: "url", "letterboxd uri")
    else { return nil }
    self.heading = heading
  }

  static let columns: Set = ["position", "name", "year", "url", "letterboxd uri", "description"]
  static let statements: Set<String> = []

  func meaning(_ facts: TableFacts) -> TableMeaning {
    heading.isWatchlist ? .named(.wanted) : .unknown
  }

  var hasEachFilmOnce: Bool { true }

  func read(_ row: TableRow, into record: inout ImportRecord) -> String? {
    record.take(letterboxd: row)
    record.address = row.text("letterboxd uri", "url")
    return nil
  }
}

/// The form that Letterboxd's import page reads (https://letterboxd.com/about/importing-data/), which Marquee and other
/// programs write. It may have other columns only beside one that no other form has.
struct LetterboxdForm: ImportedTable {
  private let heading: TableHeading

  init?(_ heading: TableHeading) {
    let isOwn = heading.hasOne(of: "tmdbid", "imdbid", "letterboxduri", "rating10")
    let isOthers = heading.hasOne(of: "addedat", "userrating", "watchedat")
    guard heading.hasOne(of: "title", "tmdbid", "imdbid"), !isOthers,
      isOwn || heading.has("title", "year") && heading.names.allSatisfy(Self.columns.contains)
    else { return nil }
    self.heading = heading
  }

  static let columns: Set = [
    "letterboxduri", "tmdbid", "imdbid", "title", "year", "directors", "rating", "rating10", "watcheddate", "rewatch",
    "tags", "review", "status", "type", "mediatype", "media_type", "media type", "kind",
  ]
  static let statements: Set = ["rating", "rating10", "watcheddate", "status"]

  func meaning(_ facts: TableFacts) -> TableMeaning {
    if heading.isWatchlist { return .named(.wanted) }
    // Beside films of which a column says it, nothing says what the others are. A column that isn't read may say it of
    // all of them.
    let isWhole = !facts.filled.contains { $0 < heading.names.count && !Self.reads(heading.names[$0]) }
    return facts.stating > 0 && !heading.has("status") && isWhole ? .seenLikeTheOthers : .unknown
  }

  func assumedBestRating(_ facts: TableFacts) -> Int? {
    guard let place = heading.place(of: "rating"), facts.filled.contains(place), !facts.isAboveTen(place) else {
      return nil
    }
    return facts.isAboveFive(place) ? 10 : 5
  }

  func read(_ row: TableRow, into record: inout ImportRecord) -> String? {
    if let type = row.text("type", "mediatype", "media_type", "media type", "kind") {
      switch TitleType(type) {
      case .film: break
      case .show: record.entry.isShow = true
      case .episode: return "it is an episode"
      case .neither(let reason): return reason
      case .unknown: return "its type “\(type.prefix(40))” is not known"
      }
    }
    record.take(.tmdb, row.text("tmdbid"))
    record.take(.imdb, row.text("imdbid"))
    record.takeTitle(SpreadsheetText.restored(row.text("title") ?? ""))
    record.entry.year = ImportValues.year(row.text("year"))
    record.takeRating(row.text("rating10"), of: 10)
    if record.entry.rating == nil, let text = row.text("rating") {
      if let best = assumedBestRating(row.facts) {
        record.takeRating(text, of: Double(best))
      } else {
        record.leaveOut(rating: text)
      }
    }
    record.takeDay(row, "watcheddate")
    record.takeNote(SpreadsheetText.restored(row.text("review") ?? ""))
    record.takeTags(SpreadsheetText.restored(row.text("tags") ?? ""))
    switch row.text("status")?.lowercased() {
    case nil: break
    case "wanted", "watchlist", "want to watch", "plan to watch", "plantowatch": record.status = .wanted
    case "seen", "watched", "completed": record.status = .seen
    case .some(let other): return "its status “\(other.prefix(40))” is neither wanted nor seen"
    }
    return nil
  }
}

extension ImportRecord {
  /// Takes what all tables of Letterboxd have.
  fileprivate mutating func take(letterboxd row: TableRow) {
    takeTitle(row.text("name"))
    entry.year = ImportValues.year(row.text("year"))
    takeNote(row.text("review", "description"))
    takeTime(row, "date")
    // It lists some series beside the films.
    mayBeShow = true
  }
}
