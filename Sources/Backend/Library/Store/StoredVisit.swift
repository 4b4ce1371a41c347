// SPDX-License-Identifier: MIT
import Basics
import Contract

/// What is said of where a film was seen on a day: that it was at a cinema, and at which one if a showing says it.
struct StoredVisit: Sendable, Equatable {
  /// The name of the theatre; nil if only a tag says that it was at a cinema.
  var theatre: String?
  /// Its id, such as `amc:theatre:610`; nil if it isn't known.
  var theatreID: String?

  init(theatre: String? = nil, theatreID: String? = nil) {
    let name = (theatre ?? "").searchText
    self.theatre = name.isEmpty ? nil : String(name.prefix(200))
    self.theatreID = self.theatre == nil ? nil : theatreID
  }

  /// This visit, or another one of the same day that says more.
  func merged(with other: StoredVisit) -> StoredVisit { theatre == nil ? other : self }

  // MARK: - As it is stored

  /// The day, the id or `-`, and the name, with blanks between them.
  fileprivate func text(on day: Int) -> String {
    ([String(day)] + (theatre.map { [theatreID ?? "-", $0] } ?? [])).joined(separator: " ")
  }

  /// - Returns: nil for what another version wrote.
  fileprivate static func read(_ text: String) -> (Int, StoredVisit)? {
    let parts = text.split(separator: " ", maxSplits: 2).map(String.init)
    guard let day = parts.first.flatMap({ Int($0) }) else { return nil }
    let id = parts.count > 1 && parts[1] != "-" ? parts[1] : nil
    return (day, StoredVisit(theatre: parts.count > 2 ? parts[2] : nil, theatreID: id))
  }
}

extension [Int: StoredVisit] {
  /// The texts of the visits, the earliest first.
  var texts: [String] { sorted { $0.key < $1.key }.map { $1.text(on: $0) } }

  init(texts: [String]) { self.init(texts.compactMap { StoredVisit.read($0) }) { first, _ in first } }

  /// - Parameter visits: those of the contract.
  init(_ visits: [CinemaVisit]) {
    self.init(
      visits.map { visit in
        (
          visit.day.daysSince1970,
          StoredVisit(theatre: visit.theatre, theatreID: visit.theatreId.map { "\($0)" })
        )
      }
    ) { $0.merged(with: $1) }
  }

  /// Those of the contract, the earliest first; nil without any.
  var contract: [CinemaVisit]? {
    let visits = sorted { $0.key < $1.key }.compactMap { number, visit in
      Day(daysSince1970: number).map { day in
        CinemaVisit(
          day: day, theatre: visit.theatre, theatreId: visit.theatreID.flatMap { EntityID($0, of: .theatre) })
      }
    }
    return visits.isEmpty ? nil : visits
  }
}

/// The tags by which people say that they saw a film at a cinema: those of public diaries of Letterboxd, and the words
/// of other languages.
enum CinemaTag {
  private static let names: Set<String> = [
    "cinema", "cinemas", "theater", "theaters", "theatre", "theatres", "movie theater", "movie theaters",
    "movie theatre", "theater watch", "theatre watch", "imax", "imax 70mm", "kino", "cine", "bioscoop", "sinema",
  ]
  private static let prepositions: Set<String> = ["in", "at", "the", "im", "au", "en", "el", "al", "no"]

  /// Whether a tag says so: `cinema`, `in-theaters`, `Im Kino`, `cinema 2024`, but not `home theater`.
  static func isOne(_ tag: String) -> Bool {
    let words = tag.folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return names.contains(
      words.filter { !prepositions.contains($0) && !($0.count == 4 && Int($0) != nil) }.joined(separator: " "))
  }
}
