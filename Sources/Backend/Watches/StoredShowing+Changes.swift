// SPDX-License-Identifier: MIT
import Basics
import Contract

extension StoredShowing {
  /// The title, the theatre and the time by the theatre's clock, for people.
  var label: String {
    let time = startsAtLocal.map { " on \($0.day.reading) at \($0.time.reading)" } ?? ""
    return movieTitle + (theatreName.map { " at \($0)" } ?? "") + time
  }

  var day: Day? { startsAtLocal?.day }

  func hasBegun(by now: Instant) -> Bool { startsAt.map { $0 <= now } ?? false }

  /// Whether it begins after midnight in a day's evening, and midnight has passed. From then on such showings are taken
  /// from AMC's list of the next day too, where they may have been all the time.
  func isOfNight(of day: Day?, _ now: Instant) -> Bool {
    guard let day, let start = startsAtLocal else { return false }
    return start.day > day && LocalTime(now, offset: start.offset).day > day
  }

  var added: WatchChange {
    let format = format.map { " in \($0)" } ?? ""
    return change(.showingAdded, "A showing was added: \(label)\(format).", nil, self)
  }

  var removed: WatchChange {
    change(.showingRemoved, "A showing is no longer listed: \(label).", self, nil)
  }

  /// It was reported as gone, and is there again.
  var returned: WatchChange { change(.showingAdded, "A showing is listed again: \(label).", nil, self) }

  /// Such as `the 12 showings at AMC Empire 25 on Sat 21 Nov`.
  fileprivate func words(for showings: [StoredShowing]) -> String {
    "the \(showings.count) showings" + (theatreName.map { " at \($0)" } ?? "") + (day.map { " on \($0.reading)" } ?? "")
  }

  /// Whether it is at the same theatre on the same day.
  func isOfDay(of other: StoredShowing) -> Bool { theatreId == other.theatreId && day == other.day }

  /// The showings of each theatre and day, in their order.
  static func days(of showings: [StoredShowing]) -> [[StoredShowing]] {
    var days: [[StoredShowing]] = []
    for showing in showings {
      if let position = days.firstIndex(where: { $0[0].isOfDay(of: showing) }) {
        days[position].append(showing)
      } else {
        days.append([showing])
      }
    }
    return days
  }

  /// Nil if nothing that matters differs. Only the instant of the start is compared: its offset may differ.
  func change(to new: StoredShowing?) -> WatchChange? {
    guard let new else { return nil }
    if availability != .cancelled, new.availability == .cancelled {
      return change(.showingCancelled, "A showing was cancelled: \(new.label).", self, new)
    }
    var differences: [String] = []
    if startsAt != new.startsAt {
      let newDay = new.day.flatMap { $0 == day ? nil : "on \($0.reading) " } ?? ""
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

  fileprivate func change(
    _ kind: WatchEventKind, _ message: String, _ before: StoredShowing?, _ after: StoredShowing?
  ) -> WatchChange {
    WatchChange(
      kind: kind, message: message, before: before.map { .init(showing: $0) },
      after: after.map { .init(showing: $0) }, url: after?.purchaseUrl)
  }
}

extension WatchChange {
  /// A theatre's whole day is gone: one change, however many showings it had.
  /// - Parameter showings: of one theatre and day; at least one.
  static func dayRemoved(_ showings: [StoredShowing]) -> WatchChange {
    showings[0].change(
      .showingRemoved, "None of \(showings[0].words(for: showings)) is listed any more.", showings[0], nil)
  }

  /// - Parameter showings: of one theatre and day; at least one.
  static func dayReturned(_ showings: [StoredShowing]) -> WatchChange {
    showings[0].change(
      .showingAdded, "\(showings[0].words(for: showings).sentence) are listed again.", nil, showings[0])
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

  /// Whether its tickets have been on sale, even if none are left: one that is returned doesn't open the sales again.
  var wasOpened: Bool { isOpen || self == .soldOut }

  /// Whether there are tickets.
  var isOpen: Bool { self == .available || self == .almostSoldOut }
}
