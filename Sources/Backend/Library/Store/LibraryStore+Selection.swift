// SPDX-License-Identifier: MIT
import Basics
import Database

extension LibraryStore {
  /// The numbers of the entries of a list, in its order.
  public func numbers(matching filter: LibraryFilter) async throws(DatabaseError) -> [Int] {
    try await selection(filter).numbers
  }

  /// The entries of a list, and how many may be of it besides.
  public func selection(_ filter: LibraryFilter) async throws(DatabaseError) -> LibrarySelection {
    var selection = try await read(ifMissing: LibrarySelection()) { database throws(DatabaseError) in
      let query = SelectionQuery(filter)
      var selection = LibrarySelection()
      _ = try database.rows(query.sql, values: query.values) { row in
        if row.isNull(1) { selection.unknown.append(row.integer(0)) } else { selection.numbers.append(row.integer(0)) }
      }
      return selection
    }
    if selection.unknownCount > 0 { onLackingFacts.withLock(\.self)?() }
    if case .random(let seed) = filter.order {
      selection.numbers = selection.numbers.map { (chance: UInt64($0).mixed(with: seed), number: $0) }
        .sorted { ($0.chance, $0.number) < ($1.chance, $1.number) }.map(\.number)
    }
    return selection
  }
}

/// A filter as a statement, whose rows have a number, and null if it isn't known whether the entry is meant.
private struct SelectionQuery {
  private(set) var sql = ""
  private(set) var values: [SQLiteValue] = []
  private var conditions: [String] = ["1"]

  init(_ filter: LibraryFilter) {
    let facts = filter.facts.conditions
    // The values of the first part of the statement.
    values = facts.values
    if let status = filter.status {
      let others = filter.includesTagged && status == .wanted ? " OR status = \(StoredEntry.Status.none.rawValue)" : ""
      require("(status = ?\(others))", .integer(status.rawValue))
    }
    if filter.isWantedOrBegun {
      let isBegun = "SELECT 1 FROM seen_episodes WHERE entry = number AND season > 0 AND removed_at IS NULL"
      require("(status = ? OR EXISTS (\(isBegun)))", .integer(StoredEntry.Status.wanted.rawValue))
    }
    if let isShow = filter.isShow { require("is_show = ?", .integer(isShow ? 1 : 0)) }
    if let rating = filter.minimumRating { require("rating >= ?", .integer(rating)) }
    for group in filter.tags {
      let each = "instr(char(31) || tags || char(31), char(31) || ? || char(31)) > 0"
      conditions.append("(" + (group.isEmpty ? "0" : group.map { _ in each }.joined(separator: " OR ")) + ")")
      values += group.map { .text($0) }
    }
    for word in filter.words {
      // People search for `Batman (1989)`, as lists show it, and for `spiderman`. A short word would be found where
      // two others meet: `heat` in `the attic`.
      let text =
        switch word.utf8.count {
        case 4 where Int(word) != nil: "words || ' ' || coalesce(year, '')"
        case 6...: "words || ' ' || replace(words, ' ', '')"
        default: "words"
        }
      require("instr(\(text), ?) > 0", .text(word))
    }
    var needsFacts = !filter.facts.isOfEntriesAlone
    let order: String
    switch filter.order {
    case .added, .random: order = ""
    case .title: order = "words, "
    case .year: order = "year DESC, "
    case .rating: order = "rating DESC, "
    case .runtime: order = "minutes IS NULL, minutes, "
    case .popularity: order = "popularity DESC, "
    }
    if filter.order == .runtime || filter.order == .popularity { needsFacts = true }
    let fits = facts.sql.isEmpty ? "1" : facts.sql.joined(separator: " AND ")
    sql = """
      SELECT number, \(fits) AS fits FROM entries \(needsFacts ? "LEFT JOIN facts ON entry = number" : "")
      WHERE \(conditions.joined(separator: " AND ")) AND fits IS NOT 0
      ORDER BY \(order)added_at DESC, number DESC
      """
  }

  private mutating func require(_ condition: String, _ value: SQLiteValue) {
    conditions.append(condition)
    values.append(value)
  }
}

extension UInt64 {
  /// A number that looks like chance, the same for the same seed (SplitMix64, https://prng.di.unimi.it/splitmix64.c).
  func mixed(with seed: UInt64) -> UInt64 {
    var mixed = self &* 0x9e37_79b9_7f4a_7c15 &+ seed &* 0xd134_2543_de82_ef95
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
