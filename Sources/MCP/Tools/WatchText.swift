// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

/// Formats watches and their events for tools and resources.
enum WatchText {
  /// A watch that has just been added.
  static func added(_ watch: Watch) -> ResultContent {
    var content = self.content(watch)
    // A model needs this to keep its promise.
    content.add(
      "note",
      "It goes on while this server or another one of Marquee runs. Its events are not sent here: call "
        + "watch_events when the person asks, or at the beginning of a later conversation.")
    content.links = [.watch(watch)]
    return content
  }

  /// As many watches as there is room for.
  static func list(_ watches: [Watch]) -> ResultContent {
    var content = ResultContent()
    var room = ResultContent()
    let shown = watches.map(self.content).prefix { watch in
      room += watch
      room += ""
      return room.bytes <= ResultContent.rowByteLimit
    }
    content.add("watches", Array(shown))
    if watches.isEmpty {
      content.add("note", "Nothing is watched. watch_add adds a watch.")
    } else if shown.count < watches.count {
      content.add("note", "\(watches.count - shown.count) more don't fit here.")
    }
    content.links = watches.prefix(min(3, shown.count)).map(ResourceLink.watch)
    return content
  }

  /// One watch with its latest events.
  static func details(of watch: Watch, _ events: [WatchEvent]) -> ResultContent {
    var content = self.content(watch)
    if events.isEmpty {
      // Of two members of one name, readers of JSON keep the last.
      content.add("note", "No events yet.")
    }
    content.add("events", title: "Latest events:", table(events, of: [watch]))
    return content
  }

  /// Events.
  /// - Parameters:
  ///   - watches: all watches; times are by their theatres' clocks.
  ///   - cursor: the `cursor` of the next call.
  ///   - hasGap: whether earlier events are no longer kept.
  static func events(
    _ events: [WatchEvent], of watches: [Watch], cursor: Int, isComplete: Bool, hasGap: Bool
  ) -> ResultContent {
    var content = ResultContent()
    if hasGap {
      content.add("note", "Events after that cursor are no longer kept; watch_list says what is true now.")
    } else if events.isEmpty {
      content.add("note", "Nothing has happened.")
    }
    content.add("events", table(events, of: watches))
    content.add(
      isComplete
        ? "Next time call watch_events with cursor \(cursor)." : "There is more: call again with cursor \(cursor).",
      [ResultContent.Member("cursor", cursor), ResultContent.Member("complete", isComplete)])
    return content
  }

  /// Whether the events fit in one result.
  static func fit(_ events: [WatchEvent], of watches: [Watch]) -> Bool {
    var content = ResultContent()
    content.add("events", table(events, of: watches))
    return content.bytes <= ResultContent.rowByteLimit
  }

  // MARK: A watch

  private static func content(_ watch: Watch) -> ResultContent {
    var content = ResultContent()
    let end = watch.until.map { $0.reading(atTheatre: watch.utcOffset) }
    content.add([
      Fact("watchId", watch.id.description), Fact("name", watch.name), Fact("kind", watch.question.kind.rawValue),
      Fact("status", watch.status.rawValue), end.flatMap { Fact("until", "until \($0)", $0) },
    ])
    content.add("now", watch.now.message, after: "  Now: ")
    let candidates = watch.now.candidates?.map { "\($0.title) (\($0.id))" }
    content.add("candidates", TextValue.names(candidates, limit: 5), after: "  It may be: ")
    if let instant = watch.lastCheckedAt {
      let checked = instant.reading(atTheatre: watch.utcOffset)
      let pace = max(1, (watch.everySeconds + 30) / 60).counted("minute")
      content.add(
        "  Looked at \(checked)\(watch.status == .active ? ", again about every \(pace)" : "").",
        [ResultContent.Member("lastCheckedAt", checked), ResultContent.Member("everySeconds", watch.everySeconds)])
    }
    content.add("failure", watch.failure?.message, after: "  The last look failed: ")
    return content
  }

  // MARK: Events

  private static func table(_ events: [WatchEvent], of watches: [Watch]) -> Table {
    let columns: [Column<WatchEvent>] = [
      Column("at") { time(of: $0, watches) }, Column("watchId") { $0.watchId.description },
      Column("kind") { $0.kind.rawValue }, Column(whole: "message") { $0.message },
      Column("showtimeId") { showing($0)?.id.description }, Column(whole: "url") { $0.url },
    ]
    return Table(columns, events)
  }

  private static func showing(_ event: WatchEvent) -> WatchedShowing? {
    let item = event.after ?? event.before
    return item?.seats?.showing ?? item?.showing
  }

  private static func time(of event: WatchEvent, _ watches: [Watch]) -> String {
    let offset = showing(event)?.startsAtLocal?.offset
    return event.at.reading(
      atTheatre: offset ?? watches.first { $0.id == event.watchId }?.utcOffset)
  }
}

extension Watch {
  /// The offset of the theatre's clock, or of the nearest theatre's; nil if there is none, or it is unknown.
  fileprivate var utcOffset: UTCOffset? { question.theatres?.first?.utcOffset }
}

extension ResourceLink {
  /// A watch with its events.
  fileprivate static func watch(_ watch: Watch) -> ResourceLink {
    ResourceLink(
      uri: ChangingResource.watch(watch.id).uri, name: watch.id.description, title: watch.name,
      description: "The watch with its latest events.")
  }
}
