// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

// The library's file stores an imported film in types of its own (schema/stored/Imports.json), whose members are only
// ever added.

extension ImportRecord {
  /// Whether it is a film or a show; nil while only TMDB can say it.
  private var kind: WorkKind? {
    guard isKindKnown else { return nil }
    return entry.isShow ? .show : .movie
  }

  /// The record in the form in which it is stored: without its places.
  var content: String {
    let entity: EntityKind = entry.isShow ? .show : .movie
    var values = StoredImportValues(addedAt: Instant(secondsSince1970: entry.addedAt))
    values.status = LibraryStatus(entry.status)
    values.rating = entry.rating.map { Double($0) / 2 }
    values.seenOn = entry.seenOn.compactMap { Day(daysSince1970: $0) }.nilIfEmpty
    values.seenAt = entry.seenAt.contract?.map {
      StoredCinemaVisit(day: $0.day, theatre: $0.theatre, theatreId: $0.theatreId)
    }
    values.note = entry.note.nilIfEmpty
    values.tags = entry.tags.nilIfEmpty
    values.source = entry.source.flatMap { ImportFormat(rawValue: $0) }
    values.episodes =
      entry.episodes.sorted { $0.key < $1.key }.map { number, mark in
        StoredSeenEpisode(
          season: number.season, episode: number.episode,
          seenOn: mark.days.isEmpty ? nil : mark.days.compactMap { Day(daysSince1970: $0) },
          rating: mark.rating.map { Double($0) / 2 })
      }.nilIfEmpty
    var film = StoredImportFilm(library: values)
    film.kind = kind
    film.episodeId = episodeID
    film.title = entry.title.nilIfEmpty
    film.originalTitle = originalTitle
    film.year = entry.year
    film.id = EntityID(entry.name, of: entity)
    let ids = entry.ids.sorted().compactMap { EntityID($0, of: entity) }
    film.ids = ids.count > 1 ? ids : nil
    return RawJSON(writing: film).description
  }

  /// - Returns: nil for what another version wrote.
  init?(content: String) {
    guard let json = try? JSONValue(parsing: content), let film = try? StoredImportFilm(json: json) else { return nil }
    self.init(isShow: film.kind == .show, status: film.library.status?.stored ?? StoredEntry.Status.none)
    isKindKnown = film.kind != nil
    for id in [film.id].compactMap(\.self) + (film.ids ?? []) { take(id.provider, id.native) }
    entry.title = film.title ?? ""
    originalTitle = film.originalTitle
    entry.year = film.year
    entry.rating = film.library.rating.flatMap { StoredEntry.halfPoints($0) }
    entry.seenOn = film.library.seenOn?.map(\.daysSince1970) ?? []
    entry.seenAt = [Int: StoredVisit]((film.library.seenAt ?? []).map { CinemaVisit($0) })
    entry.note = film.library.note ?? ""
    entry.tags = film.library.tags ?? []
    entry.addedAt = film.library.addedAt.secondsSince1970
    entry.source = film.library.source?.rawValue
    episodeID = film.episodeId
    for episode in film.library.episodes ?? [] {
      entry.episodes[EpisodeNumber(season: episode.season, episode: episode.episode)] = EpisodeMark(
        days: episode.seenOn?.map(\.daysSince1970) ?? [], rating: episode.rating.flatMap { StoredEntry.halfPoints($0) })
    }
    mayBeShow = entry.source == ImportFormat.letterboxd.rawValue && entry.ids.isEmpty
  }

  /// The record as a row of the contract.
  /// - Parameter stored: the stored import with the outcome and the candidates; nil if it isn't stored.
  func row(_ stored: StoredImport?, now: Instant) -> ImportRow {
    var row = ImportRow(outcome: stored.map { ImportOutcome($0.outcome) } ?? .waiting)
    row.kind = kind
    row.title = entry.title.nilIfEmpty
    row.year = entry.year
    row.id = EntityID(entry.name, of: entry.isShow ? .show : .movie)
    row.row = stored?.number.nilIfZero
    row.places = places.isEmpty ? nil : places.map(\.description)
    row.take(stored, isYearGiven: entry.year != nil)
    var entry = entry
    if entry.addedAt == 0 { entry.addedAt = now.secondsSince1970 }
    row.library = LibraryEntry(entry, on: now.day(at: .utc))
    return row
  }
}

extension ImportRow {
  /// Takes the candidates; of a film that is matched with a doubt, in what it differs.
  fileprivate mutating func take(_ stored: StoredImport?, isYearGiven: Bool) {
    let found = stored?.found ?? []
    guard stored?.outcome == .matched else {
      candidates = found.nilIfEmpty
      return
    }
    guard let film = found.first else { return }
    kind = film.id.kind == .show ? .show : .movie
    id = film.id
    matchedTitle = ComparedTitle(title ?? "").isSame(as: film.title) ? nil : film.title
    matchedYear = isYearGiven && film.year != year ? film.year : nil
  }
}

extension ImportOutcome {
  init(_ stored: StoredImport.Outcome) {
    switch stored {
    case .matched: self = .matched
    case .waiting: self = .waiting
    case .ambiguous: self = .ambiguous
    case .notFound: self = .notFound
    }
  }
}

extension StoredImport {
  /// The films that it may be, or is with a doubt.
  var found: [ImportCandidate] {
    get {
      (try? JSONValue(parsing: candidates))?.elements.compactMap { json in
        (try? StoredCandidate(json: json)).map { ImportCandidate($0) }
      } ?? []
    }
    set {
      let stored = newValue.map { StoredCandidate(id: $0.id, title: $0.title, year: $0.year) }
      candidates = newValue.isEmpty ? "" : RawJSON { writer in writer.value(stored) }.description
    }
  }
}

extension JSONValue {
  /// The text of a string, or the digits of a number as they are written.
  var text: String? { kind == .number ? String(decoding: rawBytes, as: UTF8.self) : string }
}
