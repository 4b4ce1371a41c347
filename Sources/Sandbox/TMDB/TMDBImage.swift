// SPDX-License-Identifier: MIT
import Basics
import JSON

/// The kinds of TMDB's pictures. A picture's path is derived from what it shows, so that it is always the same; its
/// first letter selects what the image host draws.
enum TMDBImage: Character {
  case poster = "p"
  case backdrop = "b"
  case profile = "f"
  case logo = "l"

  /// Distinguishes the pictures of a show from those of a film with the same id.
  static let showVariant = 9

  /// A path such as `/pXc4…q.png`, with 27 letters and digits as in TMDB's.
  func path(of id: Int, variant: Int = 0) -> String {
    var random = SplitMix64(String(rawValue), id, variant)
    let letters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    return "/\(rawValue)\(String((0..<26).map { _ in letters[random.below(letters.count)] })).png"
  }

  /// The full size, in pixels.
  var size: (width: Int, height: Int) {
    switch self {
    case .poster: (1_000, 1_500)
    case .backdrop: (1_920, 1_080)
    case .profile: (600, 900)
    case .logo: (500, 200)
    }
  }

  /// Writes a picture as TMDB lists it.
  /// - Parameter language: the language of the words in the picture; nil if it has none.
  func write(_ path: String, language: String?, to writer: inout JSONWriter) {
    writer.member("aspect_ratio", (Double(size.width) / Double(size.height) * 1_000).rounded() / 1_000)
    writer.member("height", size.height)
    writer.nullable("iso_639_1", language)
    writer.member("file_path", path)
    writer.member("vote_average", 0)
    writer.member("vote_count", 0)
    writer.member("width", size.width)
  }
}

extension Film {
  /// The path of the poster; nil for some lesser known films, for which TMDB has none.
  var tmdbPoster: String? {
    ids.tmdb.flatMap { state == .archive && $0 % 5 == 0 ? nil : TMDBImage.poster.path(of: $0) }
  }

  var tmdbBackdrop: String? {
    ids.tmdb.flatMap { state == .comingSoon || $0 % 13 == 0 ? nil : TMDBImage.backdrop.path(of: $0) }
  }

  /// The release date; empty for a film that is more than a year away, for which no day is announced.
  func tmdbReleaseDate(today: Day) -> String { announcedRelease(today: today)?.description ?? "" }

  /// The release date; nil for a film that is more than a year away.
  func announcedRelease(today: Day) -> Day? { released > today.shifted(days: 365) ? nil : released }
}
