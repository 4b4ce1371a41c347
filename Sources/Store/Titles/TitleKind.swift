// SPDX-License-Identifier: MIT

/// A kind of title or name that has an index of its own.
public enum TitleKind: String, Sendable, CaseIterable {
  case movie, person, show

  /// The name of TMDB's list, before the day.
  var exportName: String {
    switch self {
    case .movie: "movie_ids"
    case .person: "person_ids"
    case .show: "tv_series_ids"
    }
  }

  /// The member of a line that has the title.
  var titleMember: String {
    switch self {
    case .movie: "original_title"
    case .person: "name"
    case .show: "original_name"
    }
  }
}
