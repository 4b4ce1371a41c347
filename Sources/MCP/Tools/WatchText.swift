// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

/// Formats watches and their events for tools and resources: the structured content is written here, the text beside it
/// is drawn from the presentation.
struct WatchText {
  let contract: any ContractCaller

  /// A watch that has just been added.
  func added(_ watch: Watch) -> ResultContent {
    var content = content(watch, as: WatchAdd.name)
    // A model needs this to keep its promise.
    content.add(
      "note",
      "It goes on while this server or another one of Marquee runs. Its events are not sent here: call "
        + "watch_events when the person asks, or at the beginning of a later conversation.")
    content.links = [.watch(watch)]
    return content
  }

  /// As many watches as there is room for.
  func list(_ watches: Watches) -> ResultContent {
    let items = watches.items
    let text = text(RawJSON(writing: watches), WatchList.name)
    var content = ResultContent()
    guard !items.isEmpty else {
      content.add("note", "Nothing is watched. watch_add adds a watch.")
      return content
    }
    let lines = text.table()
    var room = ResultContent()
    // The headings come before the first.
    let shown = items.enumerated().prefix { position, watch in
      room += members(of: watch)
      room += lines.dropFirst(position + 1).first ?? ""
      return room.bytes <= ResultContent.rowByteLimit
    }
    for line in lines.prefix(shown.count + 1) { content += line }
    content.add(ResultContent.Member("watches", sanitized: RawJSON(writing: shown.map { members(of: $0.element) })))
    for line in shown.compactMap({ choice(of: $0.element) }) + text.notes { content += line }
    if shown.count < items.count { content.add("note", "\(items.count - shown.count) more don't fit here.") }
    content.links = items.prefix(min(3, shown.count)).map(ResourceLink.watch)
    return content
  }

  /// One watch with its latest events.
  func details(of watch: Watch, _ events: [WatchEvent]) -> ResultContent {
    var content = content(watch, as: WatchGet.name)
    if events.isEmpty {
      // Of two members of one name, readers of JSON keep the last.
      content.add("note", "No events yet.")
    }
    content += self.events(events, of: [watch])
    return content
  }

  /// Events.
  /// - Parameters:
  ///   - watches: all watches; times are by their theatres' clocks.
  ///   - cursor: the `cursor` of the next call.
  ///   - hasGap: whether earlier events are no longer kept.
  func events(
    _ events: [WatchEvent], of watches: [Watch], cursor: Int, isComplete: Bool, hasGap: Bool
  ) -> ResultContent {
    var content = ResultContent()
    if hasGap {
      content.add("note", "Events after that cursor are no longer kept; watch_list says what is true now.")
    } else if events.isEmpty {
      content.add("note", "Nothing has happened.")
    }
    content += self.events(events, of: watches)
    content.add(
      isComplete
        ? "Next time call watch_events with cursor \(cursor)." : "There is more: call again with cursor \(cursor).",
      [ResultContent.Member("cursor", cursor), ResultContent.Member("complete", isComplete)])
    return content
  }

  /// Whether the events fit in one result.
  func fit(_ events: [WatchEvent], of watches: [Watch]) -> Bool {
    self.events(events, of: watches).bytes <= ResultContent.rowByteLimit
  }

  private func text(_ answer: RawJSON, _ method: String) -> PresentedText {
    PresentedText(answer, of: method, .emptyObject, in: contract)
  }

  // MARK: A watch

  private func content(_ watch: Watch, as method: String) -> ResultContent {
    var content = members(of: watch)
    let text = text(RawJSON(writing: watch), method)
    let lines = text.thing([watch.id.description], excluding: ["it may be"])
    for line in lines + [choice(of: watch)].compactMap(\.self) { content += line }
    return content
  }

  /// The films that an ambiguous title may mean, with the ids of which one settles it.
  private func choice(of watch: Watch) -> String? { candidates(of: watch).map { "\(watch.id) may be: \($0)" } }

  private func candidates(of watch: Watch) -> String? {
    TextValue.names(watch.now.candidates?.map { "\($0.title) (\($0.id))" }, limit: 5)
  }

  private func members(of watch: Watch) -> ResultContent {
    let members: [(String, String?)] = [
      ("watchId", watch.id.description), ("name", watch.name), ("kind", watch.question.kind.rawValue),
      ("status", watch.status.rawValue), ("until", watch.until.map { $0.reading(atTheatre: watch.utcOffset) }),
      ("now", watch.now.message),
      ("candidates", candidates(of: watch)),
      ("lastCheckedAt", watch.lastCheckedAt.map { $0.reading(atTheatre: watch.utcOffset) }),
      ("failure", watch.failure?.message),
    ]
    var content = ResultContent()
    for case (let name, let value?) in members { content.add(ResultContent.Member(name, value)) }
    if watch.lastCheckedAt != nil { content.add(ResultContent.Member("everySeconds", watch.everySeconds)) }
    return content
  }

  // MARK: Events

  /// The events; a line of the text is what happened, with the ids and the address that go on from it.
  private func events(_ events: [WatchEvent], of watches: [Watch]) -> ResultContent {
    var content = ResultContent()
    guard !events.isEmpty else { return content }
    let table = Table(
      [
        Column("at") { Self.time(of: $0, watches) }, Column("watchId") { $0.watchId.description },
        Column("kind") { $0.kind.rawValue }, Column(whole: "message") { $0.message },
        Column("showtimeId") { Self.showing($0)?.id.description }, Column(whole: "url") { $0.url },
      ], events)
    content.add(ResultContent.Member("events", sanitized: RawJSON(writing: table)))
    let list = RawJSON(members: ["items": RawJSON(writing: events)])
    let text = text(list, WatchEvents.name)
    content += "at | event | watchId | showtimeId or address"
    for (row, event) in events.enumerated() {
      let parts = [
        text.cell("at", of: row), event.message, event.watchId.description, Self.showing(event)?.id.description,
        event.url,
      ]
      content += parts.compactMap(\.self).joined(separator: " | ")
    }
    return content
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
