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
      let isOwn = certifications.country == "US"
      func any(_ ratings: [String]) -> String {
        if isOwn { return "rated_us IN (\(ratings.map { _ in "?" }.joined(separator: ", ")))" }
        return ratings.isEmpty ? "0" : ratings.map { _ in "instr(certifications, ?) > 0" }.joined(separator: " OR ")
      }
      // One that isn't allowed is looked for last, so that most ratings are found soon.
      let others = certifications.all.filter { !certifications.allowed.contains($0) }
      require("CASE WHEN \(any(certifications.allowed)) THEN 1 WHEN \(any(others)) THEN 0 END")
      values += (certifications.allowed + others).map {
        .text(isOwn ? $0 : ",\(certifications.country):\($0),")
      }
    }
    return (sql, values)
  }

  /// Whether only columns of the entries themselves are asked for.
  var isOfEntriesAlone: Bool {
    genres.isEmpty && minimumMinutes == nil && maximumMinutes == nil && people.isEmpty && collection == nil
      && countries.isEmpty && languages.isEmpty && certifications == nil
  }
}
