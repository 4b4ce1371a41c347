// SPDX-License-Identifier: MIT
import Basics
import Contract
import TMDB

// The library's file has types of its own (`StoredEntry`), which are converted to the contract's here.

extension LibraryEntry {
  /// - Parameter today: the day by which episodes are out.
  init(_ stored: StoredEntry, on today: Day) {
    self.init(
      status: LibraryStatus(stored.status), rating: stored.rating.map { Double($0) / 2 },
      addedAt: Instant(secondsSince1970: stored.addedAt))
    seenOn = stored.seenOn.compactMap { Day(daysSince1970: $0) }.nilIfEmpty
    seenAt = stored.seenAt.contract
    note = stored.note.nilIfEmpty
    tags = stored.tags.nilIfEmpty
    source = stored.source.flatMap { ImportFormat(rawValue: $0) }
    if stored.isShow { take(stored.progress ?? ShowProgress(stored, by: today.daysSince1970)) }
  }
}

extension LibraryStatus {
  /// Nil for an entry of which the user says neither.
  init?(_ stored: StoredEntry.Status) {
    switch stored {
    case .wanted: self = .wanted
    case .seen: self = .seen
    case .none: return nil
    }
  }

  var stored: StoredEntry.Status { self == .seen ? .seen : .wanted }
}

extension LibraryStatusChange {
  var stored: StoredEntry.Status {
    switch self {
    case .wanted: .wanted
    case .seen: .seen
    case .none: .none
    }
  }
}

extension LibraryRow {
  /// - Parameters:
  ///   - stored: an entry with its ids.
  ///   - images: the location of its poster.
  ///   - today: the day by which episodes are out.
  /// - Returns: nil for an entry whose id another version wrote.
  init?(_ stored: StoredEntry, _ images: ImageConfiguration, on today: Day) {
    let kind: EntityKind = stored.isShow ? .show : .movie
    guard let id = EntityID(stored.name, of: kind) else { return nil }
    self.init(
      id: id, kind: stored.isShow ? .show : .movie,
      title: stored.title.isEmpty ? "\(id)" : stored.title,
      library: LibraryEntry(stored, on: today))
    ids = KnownIDs(stored.ids.compactMap { EntityID($0, of: kind) })
    releaseDate = stored.releasedOn.flatMap { Day(daysSince1970: $0) }
    year = stored.year
    posterPath = stored.poster
    posterUrl = stored.poster.flatMap { images.url(path: $0, .poster) }
  }
}

extension LibraryRow {
  /// Takes what TMDB says of it.
  /// - Parameter region: the country of the age rating.
  mutating func take(_ facts: StoredFacts, in region: Region) {
    runtimeMinutes = facts.minutes
    genres = facts.genreNames.nilIfEmpty
    certification = facts.certifications[region.code]
  }
}

extension KnownIDs {
  init(_ ids: [EntityID]) {
    self.init()
    for id in ids {
      switch id.provider {
      case .amc: amc = id.number
      case .tmdb: tmdb = id.number
      case .imdb: imdb = id.native
      case .tvdb: tvdb = id.number
      case .wikidata: wikidata = id.native
      default: break
      }
    }
  }
}

extension StoredEntry {
  /// Takes what a provider says of the film.
  mutating func describe(_ movie: Movie) {
    ids.formUnion(movie.libraryIDs)
    title = movie.title
    year = movie.releaseDate?.year ?? movie.year ?? year
    releasedOn = movie.releaseDate?.daysSince1970 ?? releasedOn
    poster = movie.posterPath ?? poster
  }

  /// Takes what a provider says of the show.
  mutating func describe(_ show: Show) {
    ids.formUnion(show.libraryIDs)
    isShow = true
    title = show.name
    year = show.firstAirDate?.year ?? show.year ?? year
    releasedOn = show.firstAirDate?.daysSince1970 ?? releasedOn
    poster = show.posterPath ?? poster
  }
}
