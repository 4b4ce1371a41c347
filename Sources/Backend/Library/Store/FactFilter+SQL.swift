// SPDX-License-Identifier: MIT
import Database

extension FactFilter {
  /// A filter as SQL.
  struct Conditions {
    /// What excludes no entry of which it isn't known. A single one that doesn't hold excludes an entry, whatever else
    /// isn't known.
    var mayHold: [String] = []
    var values: [SQLiteValue] = []
    /// Whether it is known that they hold, of an entry of which they may.
    var known: [String] = []
    var valuesOfKnown: [SQLiteValue] = []

    fileprivate mutating func require(_ column: String, _ condition: String, _ given: [SQLiteValue]) {
      mayHold.append("(\(column) IS NULL OR \(condition))")
      values += given
      known.append("\(column) IS NOT NULL")
    }

    /// One of some values must be among those of a column.
    fileprivate mutating func require(oneOf wanted: [some CustomStringConvertible], in column: String) {
      require(
        column, wanted.map { _ in "instr(\(column), ?) > 0" }.joined(separator: " OR "),
        wanted.map { .text(",\($0),") })
    }
  }

  var conditions: Conditions {
    var found = Conditions()
    for group in genres { found.require(oneOf: group, in: "genres") }
    if let minimumMinutes { found.require("minutes", "minutes >= ?", [.integer(minimumMinutes)]) }
    if let maximumMinutes { found.require("minutes", "minutes <= ?", [.integer(maximumMinutes)]) }
    if !years.isEmpty {
      found.require(
        "year", years.map { _ in "year BETWEEN ? AND ?" }.joined(separator: " OR "),
        years.flatMap { [.integer($0.lowerBound), .integer($0.upperBound)] })
    }
    for person in people { found.require(oneOf: [person], in: "people") }
    if let collection { found.require("collection", "collection = ?", [.integer(collection)]) }
    if !countries.isEmpty { found.require(oneOf: countries, in: "countries") }
    if !languages.isEmpty {
      found.require("language", "language IN (\(Self.marks(languages)))", languages.map { .text($0) })
    }
    if let certifications {
      let others = certifications.all.filter { !certifications.allowed.contains($0) }
      found.mayHold.append("(certification IS NULL OR certification NOT IN (\(Self.marks(others))))")
      found.values += others.map { .text($0) }
      // One that the country doesn't have is as good as unknown.
      found.known.append("certification IN (\(Self.marks(certifications.allowed)))")
      found.valuesOfKnown += certifications.allowed.map { .text($0) }
    }
    return found
  }

  private static func marks(_ values: [String]) -> String { values.map { _ in "?" }.joined(separator: ", ") }

  /// The tables besides the entries. One of which nothing is asked isn't read.
  var tables: String {
    let ratings = certifications.map { " LEFT JOIN certifications ON place = number + \(Self.place(in: $0.country))" }
    return "LEFT JOIN facts ON facts.entry = number\(ratings ?? "")"
  }

  /// Where the age ratings of a country begin: the one of an entry is at the entry's number behind it, so that all of
  /// one country are read as fast as a column.
  /// - Parameter country: two letters.
  static func place(in country: String) -> Int { country.utf8.prefix(2).reduce(0) { $0 << 8 | Int($1) } << 40 }
}
