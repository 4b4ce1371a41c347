// SPDX-License-Identifier: MIT

/// A kind of title or name that has indexes of its own.
enum TitleKind: String, Sendable, CaseIterable {
  case movie, person, show, collection, theatre

  /// The kinds of which TMDB has lists.
  static let listed: [TitleKind] = [.movie, .person, .show, .collection]

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

  /// The member of a line that contains the title.
  var titleMember: String {
    switch self {
    case .movie: "original_title"
    case .person, .collection, .theatre: "name"
    case .show: "original_name"
    }
  }
}

/// The note that an index stores beside a title, as text: the provider of its entity, the year and a picture.
struct TitleNote: Sendable, Hashable {
  /// The provider whose number the title has, by its name in ids.
  var provider: String
  /// The year of the release.
  var year: Int?
  /// The address of a poster or picture.
  var picture: String?
  /// Rank, on the scale of TMDB's `popularity`.
  var popularity = 0.0
  /// When a response last contained the title, in seconds since 1970.
  var seen = 0

  /// An address that is too long, or has blanks or control characters, is left out.
  init(provider: String, year: Int? = nil, picture: String? = nil) {
    self.provider = provider
    self.year = year
    self.picture = picture.flatMap { text in
      text.utf8.count <= 500 && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F } ? text : nil
    }
  }

  /// - Returns: nil for a text that isn't a note.
  init?(_ text: String) {
    // By bytes, because the notes of thousands of titles are read to add a few.
    let fields = text.utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map(Substring.init)
    guard fields.count == 5, let popularity = Double(fields[3]), let seen = Int(fields[4]) else { return nil }
    self.init(
      provider: String(fields[0]), year: Int(fields[1]), picture: fields[2].isEmpty ? nil : String(fields[2]))
    self.popularity = popularity
    self.seen = seen
  }

  /// The note in one line.
  var text: String {
    "\(provider)\t\(year.map(String.init) ?? "")\t\(picture ?? "")\t\(popularity)\t\(seen)"
  }
}
