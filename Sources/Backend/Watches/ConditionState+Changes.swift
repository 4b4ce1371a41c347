// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSONRPC

/// The content of a watch's event: a difference between two states of its condition or two outcomes of its checks, or
/// the watch's end.
struct WatchChange: Sendable, Hashable {
  let kind: WatchEventKind
  /// A sentence for people.
  let message: String
  var before: StoredItem?
  var after: StoredItem?
  /// A page on which the user can act, such as to buy a ticket.
  var url: String?
  /// Why it is news; only for watches of many films.
  var reason: WatchReason?
  /// The film; only for watches of many films.
  var movie: StoredMovie?
}

extension WatchChange {
  static func failing(_ failure: StoredFailure, _ count: Int) -> WatchChange {
    WatchChange(
      kind: .failing, message: "The last \(count) checks have failed: \(failure.message.asSentence)",
      after: StoredItem(failure: failure))
  }

  static func recovered(_ failure: StoredFailure?) -> WatchChange {
    WatchChange(
      kind: .recovered, message: "Checks succeed again.", before: failure.map { StoredItem(failure: $0) })
  }

  static func ended(_ reason: String) -> WatchChange { WatchChange(kind: .ended, message: reason) }
}

extension WatchEventKind {
  /// Whether a watch with `once` ends with such an event.
  var isAwaited: Bool {
    switch self {
    case .ticketsOpened, .showingAdded, .showingRemoved, .showingChanged, .showingCancelled, .seatsFound,
      .releaseDateSet, .releaseDateMoved, .releaseDateRemoved, .offerAdded, .offerRemoved, .movieAnnounced:
      true
    case .movieFound, .movieAmbiguous, .movieChanged, .ticketsAnnounced, .seatsGone, .failing, .recovered, .ended: false
    }
  }
}

extension StoredFailure {
  init(_ error: RPCError) { self.init(code: error.code.rawValue, kind: error.kind, message: error.message) }
}

extension String {
  /// With a full stop added, unless it is empty or ends with a mark that ends a sentence.
  var asSentence: String { last.map { ".!?".contains($0) } ?? true ? self : self + "." }
}

// The differences between two states, as pure functions.
extension ConditionState {
  /// The changes from this state to a newer one, in the order in which they are reported.
  func changes(to new: ConditionState, of condition: WatchCondition, now: Instant) -> [WatchChange] {
    let old = Dictionary(items.map { ($0.key, $0) }) { first, _ in first }
    let present = Set(new.items.map(\.key))
    let added = new.items.filter { item in
      old[item.key] == nil && item.showing?.isOfNight(of: condition.date, now) != true
    }
    // AMC stops listing a showing that has begun; it wasn't removed, nor are its seats gone.
    let gone = items.filter { !present.contains($0.key) && !$0.hasBegun(by: now) }
    let kept = new.items.compactMap { item in old[item.key].map { (before: $0, after: item) } }
    switch condition.kind {
    case .library, .person: return filmChanges(to: new, of: condition, now: now)
    case .tickets:
      let known = Set(items.map(\.key) + (announced ?? []).map(\.id.description))
      let announced = (new.announced ?? []).filter { !known.contains($0.id.description) }
      return movieChange(to: new) + Self.announced(announced) + Self.opened(added, movie: new.movie)
    case .showings:
      return added.compactMap { $0.showing?.added }
        + kept.compactMap { $0.before.showing?.change(to: $0.after.showing) }
        + gone.compactMap { $0.showing?.removed }
    case .seats: return added.compactMap { $0.seats?.found } + gone.compactMap { $0.seats?.gone }
    case .release:
      let title = new.movie?.title ?? movie?.title ?? "the movie"
      return kept.compactMap { $0.before.release?.moved(to: $0.after.release, of: title) }
        + added.compactMap { $0.release?.set(of: title) ?? $0.offer?.added(of: title) }
        + gone.compactMap { $0.release?.removed(of: title) ?? $0.offer?.removed(of: title) }
    }
  }

  /// The change of AMC's entry of the movie whose tickets are watched: none or one.
  private func movieChange(to new: ConditionState) -> [WatchChange] {
    switch new.resolution {
    case .resolved?:
      let wasMissing = resolution == .pending || resolution == .ambiguous
      guard let movie = new.movie, wasMissing || movie.id != self.movie?.id else { return [] }
      let item = StoredItem(movie: movie)
      if let before = self.movie, resolution == .resolved {
        return [
          WatchChange(
            kind: .movieChanged, message: "AMC lists \(movie.title) under another id now: \(movie.id).",
            before: .init(movie: before), after: item)
        ]
      }
      return [WatchChange(kind: .movieFound, message: "AMC lists \(movie.title) now.", after: item)]
    case .ambiguous? where resolution != .ambiguous:
      let titles = (new.candidates ?? []).map { "\($0.title) (\($0.id))" }.joined(separator: ", ")
      return [
        WatchChange(
          kind: .movieAmbiguous, message: "AMC lists several movies of this title: \(titles).",
          after: new.candidates?.first.map { .init(movie: $0) })
      ]
    default: return []
    }
  }

  /// One change for each theatre and day, however many showings there are.
  /// - Parameter message: makes the text from the first showing and the number in words, such as `3 showings`.
  private static func changes(
    _ kind: WatchEventKind, _ showings: [StoredShowing], _ message: (StoredShowing, String) -> String
  ) -> [WatchChange] {
    var groups: [[StoredShowing]] = []
    for showing in showings {
      let position = groups.firstIndex { $0[0].theatreId == showing.theatreId && $0[0].day == showing.day }
      if let position { groups[position].append(showing) } else { groups.append([showing]) }
    }
    return groups.map { showings in
      let first = showings[0]
      let count = showings.count == 1 ? "one showing" : "\(showings.count) showings"
      return WatchChange(
        kind: kind, message: message(first, count), after: .init(showing: first), url: first.purchaseUrl)
    }
  }

  private static func announced(_ showings: [StoredShowing]) -> [WatchChange] {
    changes(.ticketsAnnounced, showings) { first, count in
      let start = first.visibleAt.map { " from \(AmericanClock.everywhere($0))" } ?? ", AMC doesn't say when"
      return "Tickets for \(first.label), \(count), will be on sale\(start)."
    }
  }

  private static func opened(_ added: [StoredItem], movie: StoredMovie?) -> [WatchChange] {
    var changes = changes(.ticketsOpened, added.compactMap(\.showing)) { first, count in
      "Tickets are on sale for \(first.label), \(count)."
    }
    for movie in added.compactMap(\.movie) {
      changes.append(
        WatchChange(
          kind: .ticketsOpened, message: "Tickets are on sale for \(movie.title).", after: .init(movie: movie),
          url: movie.url))
    }
    return changes
  }
}

extension StoredItem {
  /// Identifies the item: two states have the same thing if it has the same key in both.
  var key: String {
    if let showing { return showing.id.description }
    if let seats { return seats.showing.id.description }
    if let release { return release.region + " " + release.type }
    if let offer { return offer.region + " " + offer.kind.rawValue + " " + offer.provider.id.description }
    return (film?.movie ?? movie)?.id.description ?? ""
  }

  fileprivate func hasBegun(by now: Instant) -> Bool {
    (showing ?? seats?.showing)?.hasBegun(by: now) ?? false
  }
}

extension StoredShowing {
  /// The title, the theatre and the time by the theatre's clock, for people.
  var label: String {
    let time = startsAtLocal.map { " on \($0.day) at \($0.time.reading)" } ?? ""
    return movieTitle + (theatreName.map { " at \($0)" } ?? "") + time
  }

  fileprivate var day: Day? { startsAtLocal?.day }

  func hasBegun(by now: Instant) -> Bool { startsAt.map { $0 <= now } ?? false }

  /// Whether it begins after midnight in a day's evening, and midnight has passed. From then on such showings are taken
  /// from AMC's list of the next day too, where they may have been all the time.
  fileprivate func isOfNight(of day: Day?, _ now: Instant) -> Bool {
    guard let day, let start = startsAtLocal else { return false }
    return start.day > day && LocalTime(now, offset: start.offset).day > day
  }

  fileprivate var added: WatchChange {
    let format = format.map { " in \($0)" } ?? ""
    return change(.showingAdded, "A showing was added: \(label)\(format).", nil, self)
  }

  fileprivate var removed: WatchChange {
    change(.showingRemoved, "A showing is no longer listed: \(label).", self, nil)
  }

  /// Nil if nothing that matters differs. Only the instant of the start is compared: its offset may differ.
  fileprivate func change(to new: StoredShowing?) -> WatchChange? {
    guard let new else { return nil }
    if availability != .cancelled, new.availability == .cancelled {
      return change(.showingCancelled, "A showing was cancelled: \(new.label).", self, new)
    }
    var differences: [String] = []
    if startsAt != new.startsAt {
      let newDay = new.day.flatMap { $0 == day ? nil : "on \($0) " } ?? ""
      differences.append("it starts \(newDay)at \(new.startsAtLocal?.time.reading ?? "another time")")
    }
    if auditorium != new.auditorium {
      differences.append(new.auditorium.map { "it is in auditorium \($0)" } ?? "it is in another auditorium")
    }
    if format != new.format { differences.append(new.format.map { "it is in \($0)" } ?? "it is in no special format") }
    if let difference = availability.difference(to: new.availability) { differences.append(difference) }
    guard !differences.isEmpty else { return nil }
    let text = differences.joined(separator: ", ")
    return change(.showingChanged, "A showing has changed: \(label): \(text).", self, new)
  }

  private func change(
    _ kind: WatchEventKind, _ message: String, _ before: StoredShowing?, _ after: StoredShowing?
  ) -> WatchChange {
    WatchChange(
      kind: kind, message: message, before: before.map { .init(showing: $0) },
      after: after.map { .init(showing: $0) }, url: after?.purchaseUrl)
  }
}

extension ShowingAvailability {
  /// The difference in words; nil for one that isn't reported: that a showing has started, and that it is almost sold
  /// out, which changes too often.
  fileprivate func difference(to new: ShowingAvailability) -> String? {
    let before = isOpen ? .available : self
    let after = new.isOpen ? .available : new
    guard before != after else { return nil }
    switch after {
    case .soldOut: return "it is sold out"
    case .embargoed: return "it is embargoed"
    case .comingSoon: return "it is announced"
    case .cancelled: return "it is cancelled"
    case .started: return nil
    case .available, .almostSoldOut: return before == .cancelled ? "it takes place after all" : "it has tickets"
    }
  }

  /// Whether there are tickets.
  var isOpen: Bool { self == .available || self == .almostSoldOut }
}

extension StoredSeats {
  /// The seats of the best group, such as `E6, E7`.
  var best: String { groups.first?.joined(separator: ", ") ?? "" }

  /// `A seat has`, or `2 seats side by side have`.
  private var subject: String {
    let size = groups.first?.count ?? 0
    return size == 1 ? "A seat has" : "\(size) seats side by side have"
  }

  fileprivate var found: WatchChange {
    WatchChange(
      kind: .seatsFound, message: "\(subject) come free for \(showing.label): \(best).", after: .init(seats: self),
      url: showing.purchaseUrl)
  }

  fileprivate var gone: WatchChange {
    WatchChange(
      kind: .seatsGone, message: "The seats for \(showing.label) are gone.", before: .init(seats: self))
  }
}

extension StoredRelease {
  /// The type in words, such as "limited theatrical".
  var typeInWords: String { type == "limitedTheatrical" ? "limited theatrical" : type }

  private func label(_ title: String) -> String { "The \(typeInWords) release of \(title) in \(region)" }

  func set(of title: String) -> WatchChange {
    WatchChange(kind: .releaseDateSet, message: "\(label(title)) is on \(date).", after: .init(release: self))
  }

  fileprivate func removed(of title: String) -> WatchChange {
    WatchChange(
      kind: .releaseDateRemoved, message: "\(label(title)) no longer has a date; it was \(date).",
      before: .init(release: self))
  }

  func moved(to new: StoredRelease?, of title: String) -> WatchChange? {
    guard let new, new.date != date else { return nil }
    return WatchChange(
      kind: .releaseDateMoved, message: "\(label(title)) has moved from \(date) to \(new.date).",
      before: .init(release: self), after: .init(release: new))
  }
}

extension StoredOffer {
  private var manner: String {
    switch kind {
    case .subscription: "in its subscription"
    case .free: "free of charge"
    case .ads: "with advertisements"
    case .rent: "for rent"
    case .buy: "for sale"
    }
  }

  func added(of title: String) -> WatchChange {
    WatchChange(
      kind: .offerAdded, message: "\(provider.name) has \(title) \(manner) in \(region) now.",
      after: .init(offer: self), url: url)
  }

  fileprivate func removed(of title: String) -> WatchChange {
    WatchChange(
      kind: .offerRemoved, message: "\(provider.name) no longer has \(title) \(manner) in \(region).",
      before: .init(offer: self))
  }
}
