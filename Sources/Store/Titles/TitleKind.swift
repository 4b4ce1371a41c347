// SPDX-License-Identifier: MIT

/// A kind of title or name that has indexes of its own.
public enum TitleKind: String, Sendable, CaseIterable {
  case movie, person, show, collection, theatre

  /// Those that TMDB has lists of.
  public static let listed: [TitleKind] = [.movie, .person, .show, .collection]

  /// The name of TMDB's list, before the day; nil if there is none.
  var exportName: String? {
    switch self {
    case .movie: "movie_ids"
    case .person: "person_ids"
    case .show: "tv_series_ids"
    case .collection: "collection_ids"
    case .theatre: nil
    }
  }

  /// The member of a line that has the title.
  var titleMember: String {
    switch self {
    case .movie: "original_title"
    case .person, .collection, .theatre: "name"
    case .show: "original_name"
    }
  }
}
