// SPDX-License-Identifier: MIT
import Basics

extension ImportRecord {
  /// The library's entry of the film with the export's values. If these are unchanged since the last import, only ids
  /// and a missing title are added. Otherwise only the values that the last import didn't have are taken, so that
  /// nothing returns that the user has removed: days and tags are added, a film that was seen becomes seen, the rating
  /// is replaced, and the note is too unless the user has changed it.
  /// - Parameters:
  ///   - known: what the library has of the film.
  ///   - film: the film that was matched, with its ids. It has a title and a year if it was found by these.
  ///   - isKindOfTMDB: whether TMDB has just said if it is a film or a show.
  /// - Returns: nil for a film that the user has removed since.
  func merged(
    into known: KnownFilm, film: StoredEntry, isKindOfTMDB: Bool = false, now: Instant
  ) -> StoredEntry? {
    var given = self.entry
    given.episodes.merge(film.episodes) { $0.merged(with: $1) }
    // The title and the rest of an episode aren't those of its show.
    if episodeID != nil { (given.title, given.year, given.rating) = ("", nil, nil) }
    guard var entry = known.entry else {
      if let removal = known.removal, latestTime <= removal.at { return nil }
      var new = given
      new.name = film.name
      new.ids = given.ids.union(film.ids).union(known.removal?.ids ?? [])
      new.isShow = film.isShow
      new.takeTitle(of: film)
      new.addedAt = new.addedAt == 0 ? now.secondsSince1970 : min(new.addedAt, now.secondsSince1970)
      return new
    }
    entry.ids.formUnion(given.ids.union(film.ids))
    if entry.title.isEmpty {
      entry.takeTitle(of: given)
      entry.takeTitle(of: film)
    }
    if isKindOfTMDB { entry.isShow = film.isShow }
    let last = known.last
    // What an id identifies got its entry before a provider was asked.
    let applied = last?.outcome == .matched || !given.ids.isEmpty ? last : nil
    guard applied?.content != content else { return entry }
    let old = applied.flatMap { ImportRecord(content: $0.content)?.entry }
    let days = Set(given.seenOn).subtracting(old?.seenOn ?? [])
    if given.status == .seen, old?.status != .seen || !days.isEmpty { entry.status = .seen }
    if entry.status == .none, old?.status != given.status, given.episodes.isEmpty { entry.status = given.status }
    entry.add(episodes: given.episodes, since: old?.episodes, at: latestTime)
    if let old {
      if old.rating != given.rating { entry.rating = given.rating ?? entry.rating }
    } else {
      entry.rating = entry.rating ?? given.rating
    }
    if !given.note.isEmpty, given.note != old?.note, entry.note.isEmpty || entry.note == old?.note {
      entry.note = given.note
    }
    entry.add(days: days)
    entry.add(given.seenAt.filter { old?.seenAt[$0.key] != $0.value })
    let oldTags = Set(old?.tags ?? [])
    entry.add(tags: given.tags.lazy.filter { !oldTags.contains($0) })
    return entry
  }

  /// The latest time that the export has of it, in seconds since 1970.
  private var latestTime: Int {
    let days = entry.episodes.values.compactMap(\.days.last) + [entry.seenOn.last, ratedOn].compactMap(\.self)
    return max(entry.addedAt, (days.max() ?? 0) * 86_400)
  }
}

extension StoredEntry {
  fileprivate mutating func takeTitle(of other: StoredEntry) {
    guard !other.title.isEmpty else { return }
    title = other.title
    year = other.year
    releasedOn = other.releasedOn
    poster = other.poster
  }
}
