// SPDX-License-Identifier: MIT
import Basics

/// The heading of a table.
struct TableHeading: Sendable {
  /// The names of the columns in small letters.
  let names: [String]
  /// The names as they are written.
  let written: [String]
  /// The name of the file, in small letters.
  let file: String
  /// Whether a block about the list itself stands above it.
  let isOfList: Bool
  private let places: [String: Int]

  init(_ written: [String], file: String, isOfList: Bool) {
    self.written = written.map(\.trimmingBlanks)
    self.file = file.lowercased()
    self.isOfList = isOfList
    names = self.written.map { $0.lowercased() }
    places = Dictionary(zip(names, 0...)) { first, _ in first }
  }

  func has(_ columns: String...) -> Bool { columns.allSatisfy { places[$0] != nil } }
  func hasOne(of columns: String...) -> Bool { columns.contains { places[$0] != nil } }
  func place(of column: String) -> Int? { places[column] }

  /// Whether the file is named as a watchlist.
  var isWatchlist: Bool { file.contains("watchlist") || file.contains("watch-list") || file.contains("watch list") }
}

/// What all rows of a table say together.
struct TableFacts: Sendable {
  /// The rows, and those that have a rating or a day.
  private(set) var rows = 0
  private(set) var stating = 0
  /// The columns that have a value.
  private(set) var filled: Set<Int> = []
  /// The columns that have a number above 5 and up to 10.
  private var aboveFive: Set<Int> = []
  /// By columns, how many more of their numbers are above 10 than up to 10.
  private var aboveTen: [Int: Int] = [:]
  /// By columns, the orders that some of their days can only have.
  private var orders: [Int: Set<ImportValues.DayOrder>] = [:]

  mutating func add(_ fields: [String], stating statements: [Int]) {
    rows += 1
    for (place, field) in fields.enumerated() where !field.isEmpty {
      filled.insert(place)
      guard field.utf8.count <= 40, field.utf8.first?.isASCIIDigit == true else { continue }
      if let number = ImportValues.number(field) {
        if number > 0 { aboveTen[place, default: 0] += number > 10 ? 1 : -1 }
        if number > 5, number <= 10 { aboveFive.insert(place) }
      }
      if let order = ImportValues.order(of: field) { orders[place, default: []].insert(order) }
    }
    let isStating = statements.contains {
      $0 < fields.count && !fields[$0].isEmpty && ImportValues.number(fields[$0]) != 0
    }
    if isStating { stating += 1 }
  }

  func isAboveFive(_ place: Int?) -> Bool { place.map(aboveFive.contains) ?? false }

  /// Whether most numbers of a column are above 10, so that the smaller ones aren't of five or ten either.
  func isAboveTen(_ place: Int) -> Bool { aboveTen[place] ?? 0 > 0 }

  /// The order of the days of a column: that of its own days, or else of those of the other columns.
  func order(of place: Int) -> ImportValues.DayOrder? {
    let found = orders[place] ?? orders.values.reduce(into: []) { $0.formUnion($1) }
    return found.count == 1 ? found.first : nil
  }
}

/// A row of a table.
struct TableRow {
  let heading: TableHeading
  let facts: TableFacts
  let fields: [String]

  /// The text of the first of several columns that has one.
  func text(_ names: String...) -> String? {
    for name in names {
      if let place = heading.place(of: name), place < fields.count, case let text = fields[place].trimmingBlanks,
        !text.isEmpty
      {
        return text
      }
    }
    return nil
  }

  /// The order of a column's days.
  func order(of name: String) -> ImportValues.DayOrder? { heading.place(of: name).flatMap(facts.order) }
}
