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

/// The note that an index keeps beside a title, as text: the provider of its entity, the year and a picture.
public struct TitleNote: Sendable, Hashable {
  /// The provider whose number the title's is, by its name in ids.
  public var provider: String
  /// The year of the release.
  public var year: Int?
  /// The address of a poster or picture.
  public var picture: String?
  /// The popularity by which it is ranked.
  var popularity = 0.0
  /// When an answer last held it, in seconds since 1970.
  var seen = 0

  /// An address that is too long, or has signs that addresses don't have, is left out.
  public init(provider: String, year: Int? = nil, picture: String? = nil) {
    self.provider = provider
    self.year = year
    self.picture = picture.flatMap { text in
      text.utf8.count <= 500 && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F } ? text : nil
    }
  }

  /// - Returns: nil for a text that no note has written.
  public init?(_ text: String) {
    // By bytes: before titles are added to thousands, the notes of all of them are read.
    let fields = text.utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map(Substring.init)
    guard fields.count == 5, let popularity = Double(fields[3]), let seen = Int(fields[4]) else { return nil }
    self.init(
      provider: String(fields[0]), year: Int(fields[1]), picture: fields[2].isEmpty ? nil : String(fields[2]))
    self.popularity = popularity
    self.seen = seen
  }

  /// The note in one line.
  public var text: String {
    "\(provider)\t\(year.map(String.init) ?? "")\t\(picture ?? "")\t\(popularity)\t\(seen)"
  }
}
