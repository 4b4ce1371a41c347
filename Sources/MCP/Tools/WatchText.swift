// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

/// Formats watches and their events for tools and resources.
enum WatchText {
  /// A watch that has just been added.
  static func added(_ watch: Watch) -> ToolResult {
    var answer = self.answer(watch)
    answer.say("note", later)
    return ToolResult(answer, links: [link(watch)])
  }

  /// A model needs this to keep its promise.
  private static let later =
    "It goes on while this server or another one of Marquee runs. Its events are not sent here: call "
    + "watch_events when the person asks, or at the beginning of a later conversation."

  /// As many watches as there is room for.
  static func list(_ watches: [Watch]) -> ToolResult {
    var answer = Answer()
    var room = Answer()
    let shown = watches.map(self.answer).prefix { watch in
      room += watch
      room += ""
      return room.bytes <= Answer.byteLimit - 500
    }
    answer.say("watches", Array(shown))
    if watches.isEmpty {
      answer.say("note", "Nothing is watched. watch_add adds a watch.")
    } else if shown.count < watches.count {
      answer.say("note", "\(watches.count - shown.count) more don't fit here.")
    }
    return ToolResult(answer, links: watches.prefix(min(3, shown.count)).map(link))
  }

  /// One watch with its latest events.
  static func sheet(_ watch: Watch, _ events: [WatchEvent]) -> ToolResult {
    var answer = self.answer(watch)
    if events.isEmpty { answer.say("note", "No events yet.") }
    answer.say("events", title: "Latest events:", table(events, of: [watch]))
    return ToolResult(answer)
  }

  /// Events.
  /// - Parameters:
  ///   - watches: all watches; times are by their theatres' clocks.
  ///   - cursor: the `cursor` of the next call.
  ///   - hasGap: whether earlier events are no longer kept.
  static func events(
    _ events: [WatchEvent], of watches: [Watch], cursor: Int, isComplete: Bool, hasGap: Bool
  ) -> ToolResult {
    var answer = Answer()
    if hasGap {
      answer.say("note", "Events after that cursor are no longer kept; watch_list says what is true now.")
    } else if events.isEmpty {
      answer.say("note", "Nothing has happened.")
    }
    answer.say("events", table(events, of: watches))
    answer.say(
      isComplete
        ? "Next time call watch_events with cursor \(cursor)." : "There is more: call again with cursor \(cursor).",
      [Answer.Member("cursor", cursor), Answer.Member("complete", isComplete)])
    return ToolResult(answer)
  }

  /// Whether the events fit in one result.
  static func fit(_ events: [WatchEvent], of watches: [Watch]) -> Bool {
    var answer = Answer()
    answer.say("events", table(events, of: watches))
    return answer.bytes <= Answer.byteLimit - 500
  }

  // MARK: A watch

  private static func answer(_ watch: Watch) -> Answer {
    var answer = Answer()
    let end = watch.until.map { $0.reading(atTheatre: watch.utcOffset) }
    answer.say([
      Fact("watchId", watch.id.description), Fact("name", watch.name), Fact("kind", watch.question.kind.rawValue),
      Fact("status", watch.status.rawValue), end.flatMap { Fact("until", "until \($0)", $0) },
    ])
    answer.say("now", watch.now.message, after: "  Now: ")
    answer.say("candidates", candidates(watch), after: "  It may be: ")
    if let instant = watch.lastCheckedAt {
      let checked = instant.reading(atTheatre: watch.utcOffset)
      answer.say(
        "  Looked at \(checked)\(pace(watch)).",
        [Answer.Member("lastCheckedAt", checked), Answer.Member("everySeconds", watch.everySeconds)])
    }
    answer.say("failure", watch.failure?.message, after: "  The last look failed: ")
    answer.say("note", watch.note, after: "  Note: ")
    return answer
  }

  private static func pace(_ watch: Watch) -> String {
    guard watch.status == .active else { return "" }
    let seconds = watch.everySeconds
    return ", again about every \(max(1, (seconds + 30) / 60).counted("minute"))"
  }

  private static func candidates(_ watch: Watch) -> String? {
    guard let candidates = watch.now.candidates, !candidates.isEmpty else { return nil }
    return TextValue.list(candidates.map { "\($0.title) (\($0.id))" }, limit: 5)
  }

  private static func link(_ watch: Watch) -> ResourceLink {
    ResourceLink(
      uri: ChangingResource.watch(watch.id).uri, name: watch.id.description, title: watch.name,
      description: "The watch with its latest events.")
  }

  // MARK: Events

  private static func table(_ events: [WatchEvent], of watches: [Watch]) -> Table {
    Table(
      headings: ["at", "watchId", "kind", "message", "showtimeId", "url"],
      rows: events.map { event in
        [
          .text(time(of: event, watches)), .text(event.watchId.description), .text(event.kind.rawValue),
          .text(event.message),
          showing(event).map { .text($0.id.description) }, event.url.map { .text($0) },
        ]
      })
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
