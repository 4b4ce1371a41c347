// SPDX-License-Identifier: MIT
import Database

extension FactFilter {
  /// The conditions as SQL, each of which is null for what isn't known. SQL's `AND` and `OR` then do the rest: a single
  /// condition that doesn't hold excludes an entry, whatever else isn't known.
  var conditions: (sql: [String], values: [SQLiteValue]) {
    var sql: [String] = []
    var values: [SQLiteValue] = []
    func require(_ condition: String, _ given: SQLiteValue...) {
      sql.append("(\(condition))")
      values += given
    }
    for group in genres {
      require(group.map { _ in "instr(genres, ?) > 0" }.joined(separator: " OR "))
      values += group.map { .text(",\($0),") }
    }
    if let minimumMinutes { require("minutes >= ?", .integer(minimumMinutes)) }
    if let maximumMinutes { require("minutes <= ?", .integer(maximumMinutes)) }
    if !years.isEmpty {
      require(years.map { _ in "year BETWEEN ? AND ?" }.joined(separator: " OR "))
      for range in years { values += [.integer(range.lowerBound), .integer(range.upperBound)] }
    }
    for person in people { require("instr(people, ?) > 0", .text(",\(person),")) }
    if let collection { require("collection = ?", .integer(collection)) }
    if !countries.isEmpty {
      require(countries.map { _ in "instr(countries, ?) > 0" }.joined(separator: " OR "))
      values += countries.map { .text(",\($0),") }
    }
    if !languages.isEmpty {
      require("language IN (\(languages.map { _ in "?" }.joined(separator: ", ")))")
      values += languages.map { .text($0) }
    }
    if let certifications {
      let others = certifications.all.filter { !certifications.allowed.contains($0) }
      let lists = [certifications.allowed, others].map { $0.map { _ in "?" }.joined(separator: ", ") }
      require("CASE WHEN certification IN (\(lists[0])) THEN 1 WHEN certification IN (\(lists[1])) THEN 0 END")
      values += (certifications.allowed + others).map { .text($0) }
    }
    return (sql, values)
  }

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
