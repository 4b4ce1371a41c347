// SPDX-License-Identifier: MIT
import JSON

// Identities of list rows, for recognizing rows that an earlier page already delivered.

extension Movie: Identifiable {}
extension Person: Identifiable {}
extension Show: Identifiable {}
extension Theatre: Identifiable {}
extension Showtime: Identifiable {}
extension Image: Identifiable {}
extension VideoClip: Identifiable {}
extension MovieCollection: Identifiable {}
extension Company: Identifiable {}
extension Keyword: Identifiable {}
extension Review: Identifiable {}

extension SearchResult: Identifiable {
  public var id: EntityID {
    switch self {
    case .movie(let movie): movie.id
    case .person(let person): person.id
    case .tv(let show): show.id
    case .collection(let collection): collection.id
    }
  }
}

extension Place: Identifiable {
  /// The identity of a place: AMC gives places no ids, so two of one type and title count as the same.
  public struct ID: Hashable, Sendable {
    /// AMC's type of place.
    public let type: String
    /// The place's name.
    public let title: String
  }

  public var id: ID { ID(type: type, title: title) }
}

extension Genre: Identifiable {}
extension WatchProvider: Identifiable {}

extension CodeEntry: Identifiable {
  /// The code with its country and department: countries share codes of age ratings, departments names of jobs.
  public var id: [String?] { [code, country, department] }
}

extension JSONValue {
  /// The providers of a result or page: those whose verbatim members it has (for a page, its first row), otherwise the
  /// provider of its id. Empty if there is neither.
  public var sources: [Provider] {
    let thing = self["items"]?[0] ?? self
    let verbatim = Provider.allCases.filter { thing[$0.rawValue] != nil }
    guard verbatim.isEmpty else { return verbatim }
    return Provider.allCases.filter { thing["id"]?.string?.hasPrefix($0.rawValue + ":") ?? false }
  }
}
