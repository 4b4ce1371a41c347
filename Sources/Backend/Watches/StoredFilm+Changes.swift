// SPDX-License-Identifier: MIT
import Basics
import Contract

// The news of many films: values without clocks or locks. A thing is news once for each film, however often it goes and
// comes again; what is there when the library's film joins the watch is none.
extension StoredFilm {
  private func news(
    _ reason: WatchReason, _ kind: WatchEventKind, _ message: String, before: StoredItem? = nil,
    after: StoredItem? = nil, url: String? = nil
  ) -> WatchChange {
    WatchChange(
      kind: kind, message: message, before: before, after: after ?? .init(movie: movie), url: url ?? movie.url,
      reason: reason, movie: movie)
  }

  private func news(_ reason: WatchReason, _ change: WatchChange) -> WatchChange {
    news(reason, change.kind, change.message, before: change.before, after: change.after, url: change.url)
  }

  func announced(_ person: String) -> WatchChange {
    let date = movie.releaseDate.map { ", for \($0.reading)" } ?? ""
    return news(.announced, .movieAnnounced, "A new film of \(person) is announced: \(movie.title)\(date).")
  }

  /// A person's film got a date to come, or another one.
  func dated(since old: StoredFilm, _ now: Instant) -> [WatchChange] {
    guard let date = movie.releaseDate, date >= now.lastDay, date != old.movie.releaseDate else { return [] }
    guard let last = old.movie.releaseDate else {
      return [news(.dated, .releaseDateSet, "\(movie.title) will be released on \(date.reading).")]
    }
    let message = "The release of \(movie.title) has moved from \(last.reading) to \(date.reading)."
    return [news(.dated, .releaseDateMoved, message, before: .init(movie: old.movie))]
  }

  /// Its first tickets, and its first showing in a wanted format.
  func sold(since old: StoredFilm) -> [WatchChange] {
    var changes: [WatchChange] = []
    if old.hadTickets == false, hadTickets == true {
      changes.append(
        news(
          .tickets, .ticketsOpened, "Tickets are on sale for \(showing?.label ?? movie.title).",
          after: showing.map { .init(showing: $0) }, url: showing?.purchaseUrl))
    }
    if old.hadFormat == false, hadFormat == true, let formatShowing {
      let format = formatShowing.format.map { " in \($0)" } ?? " in a format that you want"
      changes.append(
        news(
          .format, .showingAdded, "Tickets\(format) are on sale for \(formatShowing.label).",
          after: .init(showing: formatShowing), url: formatShowing.purchaseUrl))
    }
    return changes
  }

  /// The services of the user's that have it now, and the date of its digital release.
  func arrived(since old: StoredFilm, in region: String, _ now: Instant) -> [WatchChange] {
    guard let before = old.services else { return [] }
    var numbers = Set(before)
    // Another number of a service is no other service.
    var names = Set((old.serviceNames ?? []) + (old.offers ?? []).map(\.provider.name.bare))
    var changes: [WatchChange] = []
    for offer in offers ?? [] {
      let isNewNumber = offer.provider.id.number.map { numbers.insert($0).inserted } ?? false
      let isNewName = names.insert(offer.provider.name.bare).inserted
      if isNewNumber, isNewName { changes.append(news(.service, offer.added(of: movie.title))) }
    }
    if let digitalDate, digitalDate >= now.lastDay {
      let release = StoredRelease(region: region, type: "digital", date: digitalDate)
      let last = old.digitalDate.map { StoredRelease(region: region, type: "digital", date: $0) }
      let change = last.map { $0.moved(to: release, of: movie.title, now) } ?? release.set(of: movie.title)
      if let change { changes.append(news(.digitalDate, change)) }
    }
    return changes
  }
}
