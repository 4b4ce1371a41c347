// SPDX-License-Identifier: MIT
import Database

extension LibraryStore {
  /// The numbers of the entries of a list, in its order.
  func numbers(matching filter: LibraryFilter) async throws(DatabaseError) -> [Int] {
    try await selection(filter).numbers
  }

  /// The entries of a list, and how many may be of it besides.
  func selection(_ filter: LibraryFilter) async throws(DatabaseError) -> LibrarySelection {
    let selection = try await read(ifMissing: LibrarySelection()) { database throws(DatabaseError) in
      let query = SelectionQuery(filter)
      var selection = LibrarySelection()
      var rows: [(key: Int, addedAt: Int, number: Int)] = []
      _ = try database.rows(query.sql, values: query.values) { row in
        let number = row.integer(0)
        if row.integer(1) == 0 {
          selection.unknown.append(number)
        } else {
          rows.append((query.key(of: number) ?? row.optionalInteger(3) ?? .max, row.integer(2), number))
        }
      }
      // SQLite's own order takes three times as long for numbers.
      if filter.order != .title {
        rows.sort { ($0.key, $1.addedAt, $1.number) < ($1.key, $0.addedAt, $0.number) }
      }
      selection.numbers = rows.map(\.number)
      return selection
    }
    if selection.unknownCount > 0 { onLackingFacts.withLock(\.self)?() }
    return selection
  }
}

/// A filter as a statement. A row has a number, whether it is known that the entry is meant, the time of its addition,
/// and what it is ordered by.
private struct SelectionQuery {
  private(set) var sql = ""
  private(set) var values: [SQLiteValue] = []
  private var conditions: [String] = []
  private let order: LibraryFilter.Order

  init(_ filter: LibraryFilter) {
    let facts = filter.facts.conditions
    order = filter.order
    conditions = ["1"] + facts.mayHold
    values = facts.valuesOfKnown + facts.values
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
      conditions.append("tags != '' AND (\(group.isEmpty ? "0" : group.map { _ in each }.joined(separator: " OR ")))")
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
    let key =
      switch order {
      case .added, .title, .random: "0"
      case .year: "-year"
      case .rating: "-rating"
      case .runtime: "minutes"
      case .popularity: "-popularity"
      }
    sql = """
      SELECT number, \(facts.known.isEmpty ? "1" : facts.known.joined(separator: " AND ")), added_at, \(key)
      FROM entries \(filter.facts.tables) WHERE \(conditions.joined(separator: " AND "))
      \(order == .title ? "ORDER BY words, added_at DESC, number DESC" : "")
      """
  }

  /// What chance says of an entry; nil for another order.
  func key(of number: Int) -> Int? {
    guard case .random(let seed) = order else { return nil }
    return Int(UInt64(truncatingIfNeeded: number).mixed(with: UInt64(truncatingIfNeeded: seed)) >> 1)
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
