// SPDX-License-Identifier: MIT
import Basics

/// Where TMDB keeps pictures. The paths are made from what they show, so that they are always the same; the first
/// letter tells the image host what to draw.
enum TMDBImage: Character {
  case poster = "p"
  case backdrop = "b"
  case profile = "f"
  case logo = "l"

  /// `/pXc4…q.png`: 27 letters and digits, as TMDB's are.
  func path(of id: Int, variant: Int = 0) -> String {
    var luck = SplitMix64(String(rawValue), id, variant)
    let letters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    return "/\(rawValue)\(String((0..<26).map { _ in letters[luck.below(letters.count)] })).png"
  }

  /// The picture's full size.
  var size: (width: Int, height: Int) {
    switch self {
    case .poster: (1_000, 1_500)
    case .backdrop: (1_920, 1_080)
    case .profile: (600, 900)
    case .logo: (500, 200)
    }
  }
}

extension Film {
  /// Nil where TMDB has no picture: a few lesser known films.
  var tmdbPoster: String? {
    ids.tmdb.flatMap { state == .archive && $0 % 5 == 0 ? nil : TMDBImage.poster.path(of: $0) }
  }

  var tmdbBackdrop: String? {
    ids.tmdb.flatMap { state == .comingSoon || $0 % 13 == 0 ? nil : TMDBImage.backdrop.path(of: $0) }
  }

  /// Empty for a film so far away that no day is announced.
  func tmdbReleaseDate(today: Day) -> String { released > today.shifted(days: 365) ? "" : released.description }
}
