// SPDX-License-Identifier: MIT

// What tells the rows of a list apart, so that a row that an earlier page gave is known again.

extension Movie: Identifiable {}
extension Person: Identifiable {}
extension Show: Identifiable {}
extension Theatre: Identifiable {}
extension Showtime: Identifiable {}
extension Image: Identifiable {}

extension SearchResult: Identifiable {
  public var id: EntityID {
    switch self {
    case .movie(let movie): movie.id
    case .person(let person): person.id
    case .tv(let show): show.id
    }
  }
}

extension Place: Identifiable {
  /// AMC gives places no ids; two of one kind and title are the same.
  public struct ID: Hashable, Sendable {
    /// What AMC calls the kind of place.
    public let type: String
    /// The place's name.
    public let title: String
  }

  public var id: ID { ID(type: type, title: title) }
}
