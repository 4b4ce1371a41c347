// SPDX-License-Identifier: MIT
import Basics
import Contract

// A watch's state is a memory, not the last answer: what one answer lacks isn't gone, and another number isn't another
// thing. All of this is pure.
//
//     what was known ─┐
//                     ├─▶ ItemPairs (by what things are) ─▶ found, missed for a while, gone
//     what was found ─┘

/// For how many checks in a row, and for how many seconds, something must be missing before it is gone.
struct Patience: Sendable {
  let checks: Int
  let seconds: Int

  /// For seats, which are sold within minutes.
  static let short = Patience(checks: 4, seconds: 600)
  /// For showings, of which a list lacks some now and then.
  static let usual = Patience(checks: 4, seconds: 3_600)
  /// For dates, offers and credits, which people edit.
  static let long = Patience(checks: 4, seconds: 86_400)
}

extension StoredMiss {
  /// After one more check without it.
  static func after(_ last: StoredMiss?, at now: Instant) -> StoredMiss {
    guard let last else { return StoredMiss(checks: 1, since: now) }
    // The clock may have been set back, and the file may contain any number.
    return StoredMiss(checks: max(0, min(last.checks, 1_000_000)) + 1, since: min(last.since, now))
  }

  func isBeyond(_ patience: Patience, at now: Instant) -> Bool {
    checks >= patience.checks && now.seconds(after: since) >= patience.seconds
  }
}

/// The items of two states, paired by what they are rather than by their numbers.
struct ItemPairs {
  private(set) var kept: [(before: StoredItem, after: StoredItem)] = []
  private(set) var added: [StoredItem] = []
  private(set) var gone: [StoredItem] = []

  init(_ known: [StoredItem], _ found: [StoredItem]) {
    var partners = [Int?](repeating: nil, count: found.count)
    var isTaken = [Bool](repeating: false, count: known.count)
    let names = found.map(\.names)
    let others = known.map(\.names)
    let most = (names + others).map(\.count).max() ?? 0
    // The strongest names first, so that of two equal showings each finds its own.
    for rank in 0..<most {
      var free: [String: [Int]] = [:]
      for index in known.indices.reversed() where !isTaken[index] {
        if let name = others[index].at(rank) { free[name, default: []].append(index) }
      }
      for index in found.indices where partners[index] == nil {
        guard let name = names[index].at(rank), let partner = free[name]?.popLast() else { continue }
        partners[index] = partner
        isTaken[partner] = true
      }
    }
    for (item, partner) in zip(found, partners) {
      if let partner { kept.append((known[partner], item)) } else { added.append(item) }
    }
    gone = known.indices.filter { !isTaken[$0] }.map { known[$0] }
  }
}

extension [String?] {
  fileprivate func at(_ rank: Int) -> String? { rank < count ? self[rank] : nil }
}

extension StoredItem {
  /// What identifies the item, the strongest name first. Two items are the same thing if they share a name of the same
  /// rank; nil stands for a name that the item doesn't have.
  fileprivate var names: [String?] {
    if let showing = showing ?? seats?.showing { return showing.names }
    if let release { return ["\(release.region) \(release.type)"] }
    if let offer {
      let place = "\(offer.region) \(offer.kind.rawValue)"
      return ["\(place) \(offer.provider.id)", "\(place) \(offer.provider.name.bare)"]
    }
    // The only film of a watch for tickets; of a person's films, the day tells those of one title apart.
    if let movie { return [movie.id.description, TitleQuery(movie.title).key] }
    if let show { return [show.id.description] }
    guard let film = film?.movie else { return [] }
    return [film.id.description, film.releaseDate.map { "\(TitleQuery(film.title).key) \($0)" }]
  }

  func hasBegun(by now: Instant) -> Bool {
    (showing ?? seats?.showing)?.hasBegun(by: now) ?? false
  }
}

extension StoredShowing {
  /// A showing is a film at a theatre at a time; its number may change, and so may the film's.
  fileprivate var names: [String?] {
    guard let startsAt else { return [nil, nil, nil, nil, nil, id.description] }
    let place = "\(theatreId.map { "\($0)" } ?? "") \(startsAt.secondsSince1970)"
    let hall = "\(auditorium ?? 0) \(format ?? "")"
    let title = "\(place) \(TitleQuery(movieTitle).key)"
    let film = movieId.map { "\(place) \($0)" }
    return ["\(place) \(id)", film.map { "\($0) \(hall)" }, film, "\(title) \(hall)", title, id.description]
  }

  /// The auditorium with the time and the film; nil if AMC doesn't say all of these.
  fileprivate var hall: String? {
    guard let startsAt, let auditorium, let theatreId, let movieId else { return nil }
    return "\(theatreId) \(auditorium) \(startsAt.secondsSince1970) \(movieId)"
  }
}

extension [StoredItem] {
  /// The items without showings that are there under two numbers: a hall shows one film at a time. Of such, one that
  /// takes place and has tickets counts.
  fileprivate var withoutTwins: [StoredItem] {
    var positions: [String: Int] = [:]
    var items: [StoredItem] = []
    for item in self {
      guard let showing = item.showing ?? item.seats?.showing, let place = showing.hall else {
        items.append(item)
        continue
      }
      guard let position = positions[place] else {
        positions[place] = items.count
        items.append(item)
        continue
      }
      let known = items[position].showing ?? items[position].seats?.showing
      if let known, known.availability.rank < showing.availability.rank { items[position] = item }
    }
    return items
  }
}

extension ShowingAvailability {
  /// Of two numbers of one showing, that with the higher rank counts.
  fileprivate var rank: Int {
    switch self {
    case .cancelled: 0
    case .available, .almostSoldOut: 2
    default: 1
    }
  }
}

extension ConditionState {
  /// The most items that are remembered while they are missing, and after they are gone.
  private static let mostReported = 2_000

  /// Takes what an answer has: the items of the last state that it lacks stay until the patience with them is over.
  /// - Parameters:
  ///   - last: the state before; nil for a new watch.
  ///   - keepsReported: whether what is gone is remembered, so that it is no news when it comes back.
  ///   - isGone: whether the answer says that an item is no longer there, so that it needs no patience.
  mutating func take(
    _ found: [StoredItem], after last: ConditionState?, _ patience: Patience, keepsReported: Bool = false,
    at now: Instant,
    isGone: (StoredItem) -> Bool = { _ in false }
  ) {
    let found = found.withoutTwins
    var missing: [StoredItem] = []
    // AMC stops listing a showing that has begun; it wasn't removed.
    for item in ItemPairs(last?.items ?? [], found).gone where !item.hasBegun(by: now) {
      let missed = StoredMiss.after(item.missed, at: now)
      let isOver = isGone(item) || missed.isBeyond(patience, at: now)
      var item = item
      item.missed = isOver ? nil : missed
      if !isOver { missing.append(item) }
    }
    // However much changes, the memory is bounded: what is missing longest is gone first.
    if missing.count > Self.mostReported {
      missing.sort { ($0.missed?.checks ?? 0) > ($1.missed?.checks ?? 0) }
      missing.removeFirst(missing.count - Self.mostReported)
    }
    items = found + missing
    guard keepsReported else { return }
    // Beside all that was there before: one that is gone must not be taken for its neighbour, which is still there.
    let known = (last?.items ?? []) + (last?.reported ?? [])
    let remembered = ItemPairs(known, items).gone.filter { !$0.hasBegun(by: now) }
    reported = remembered.isEmpty ? nil : Array(remembered.suffix(Self.mostReported))
  }

  /// How the items differ from those of a newer state.
  /// - Parameter day: the last of the condition's days; nil for all.
  func comparison(with new: ConditionState, on day: Day? = nil, _ now: Instant) -> ItemComparison {
    let pairs = ItemPairs(items, new.items)
    let added = pairs.added.filter { $0.showing?.isOfNight(of: day, now) != true }
    let returned = ItemPairs(reported ?? [], added)
    return ItemComparison(
      added: returned.added, returned: returned.kept.map(\.after), kept: pairs.kept,
      gone: pairs.gone.filter { !$0.hasBegun(by: now) })
  }
}

/// The differences between the items of two states.
struct ItemComparison {
  /// What was never there before, as far as is known.
  let added: [StoredItem]
  /// What was there before and was gone in between.
  let returned: [StoredItem]
  let kept: [(before: StoredItem, after: StoredItem)]
  /// What is gone for good.
  let gone: [StoredItem]
}
