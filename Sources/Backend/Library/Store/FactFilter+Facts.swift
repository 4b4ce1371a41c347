// SPDX-License-Identifier: MIT

extension FactFilter {
  /// Whether rows of TMDB's lists have all that is asked for.
  var isOfRowsAlone: Bool {
    minimumMinutes == nil && maximumMinutes == nil && people.isEmpty && collection == nil && countries.isEmpty
      && certifications == nil
  }

  /// Whether a film that the library doesn't have fits, by the rules of the statement: nil if a fact that is asked for
  /// isn't known, and nothing that is known excludes it.
  func fits(_ film: StoredFacts, year: Int?) -> Bool? {
    var checks: [Bool?] = []
    func check<Value>(_ known: Value?, _ holds: (Value) -> Bool) { checks.append(known.map(holds)) }
    for group in genres { check(film.genres.nilIfEmpty) { $0.contains(where: group.contains) } }
    if let minimumMinutes { check(film.minutes) { $0 >= minimumMinutes } }
    if let maximumMinutes { check(film.minutes) { $0 <= maximumMinutes } }
    if !years.isEmpty { check(year) { year in years.contains { $0.contains(year) } } }
    for person in people { check(film.people.nilIfEmpty) { $0.contains(person) } }
    if let collection { check(film.collection) { $0 == collection } }
    if !countries.isEmpty { check(film.countries.nilIfEmpty) { $0.contains(where: countries.contains) } }
    if !languages.isEmpty { check(film.language) { languages.contains($0) } }
    if let certifications {
      let rating = film.certifications[certifications.country]
      check(rating.flatMap { certifications.all.contains($0) ? $0 : nil }) { certifications.allowed.contains($0) }
    }
    if checks.contains(false) { return false }
    return checks.contains(nil) ? nil : true
  }
}
