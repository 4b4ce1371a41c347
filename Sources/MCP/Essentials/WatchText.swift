// SPDX-License-Identifier: MIT
import Contract
import JSON

/// Watches and their events as tools and resources give them: as text and, with the same content, as JSON.
enum WatchText {
  /// A watch that has just been added.
  static func added(_ watch: Watch) -> ToolResult {
    ToolResult(
      text: lines(watch).joined(separator: "\n") + "\n\(later)",
      structured: RawJSON { writer in
        writer.object { writer in
          write(watch, to: &writer)
          writer.member("note", later)
        }
      },
      links: [link(watch)])
  }

  /// What a model has to know to keep its promise.
  private static let later =
    "It goes on while this server or another one of Marquee runs. What happens is not told here by itself: call "
    + "watch_events when the person asks, or at the beginning of a later conversation."

  static func list(_ watches: [Watch]) -> ToolResult {
    let shown = fitting(watches)
    let note =
      watches.isEmpty
      ? "Nothing is watched. watch_add begins to."
      : shown.count < watches.count ? "\(watches.count - shown.count) more don't fit here." : nil
    return ToolResult(
      text: (shown.flatMap(lines) + [note].compactMap(\.self)).joined(separator: "\n"),
      structured: RawJSON { writer in
        writer.object { writer in
          writer.key("watches")
          writer.array { writer in for watch in shown { writer.object { write(watch, to: &$0) } } }
          writer.member("note", note)
        }
      },
      links: shown.prefix(3).map(link))
  }

  /// One watch with its latest events.
  static func sheet(_ watch: Watch, _ events: [WatchEvent]) -> ToolResult {
    ToolResult(
      text: (lines(watch) + (events.isEmpty ? ["No events yet."] : ["Latest events:"] + events.map(line)))
        .joined(separator: "\n"),
      structured: RawJSON { writer in
        writer.object { writer in
          write(watch, to: &writer)
          writer.member("events", events.map(row))
        }
      })
  }

  /// - Parameter cursor: where to go on.
  static func events(_ events: [WatchEvent], cursor: Int, isComplete: Bool, hasGap: Bool) -> ToolResult {
    let note =
      hasGap
      ? "Events after that cursor are no longer kept; watch_list says what is true now."
      : isComplete ? nil : "There is more: call again with this cursor."
    let next = "Next time call watch_events with cursor \(cursor)."
    let heading = events.isEmpty ? ["Nothing has happened."] : []
    return ToolResult(
      text: (heading + events.map(line) + [note, next].compactMap(\.self)).joined(separator: "\n"),
      structured: RawJSON { writer in
        writer.object { writer in
          writer.member("events", events.map(row))
          writer.member("cursor", cursor)
          writer.member("complete", isComplete)
          writer.member("note", note)
        }
      })
  }

  // MARK: A watch

  private static func lines(_ watch: Watch) -> [String] {
    var first = "\(watch.id) · \(watch.name) · \(watch.question.kind.rawValue) · \(watch.status.rawValue)"
    if let until = watch.until { first += " · until \(until)" }
    var lines = [first, "  Now: \(watch.now.message)"]
    if let candidates = candidates(watch) { lines.append("  It may be: \(candidates)") }
    if let checked = watch.lastCheckedAt { lines.append("  Looked at \(checked)\(pace(watch)).") }
    if let failure = watch.failure { lines.append("  The last look failed: \(failure.message)") }
    return lines
  }

  private static func pace(_ watch: Watch) -> String {
    guard watch.status == .active else { return "" }
    let seconds = watch.everySeconds
    return ", again about every \(TextValue.count(max(1, (seconds + 30) / 60), "minute"))"
  }

  private static func candidates(_ watch: Watch) -> String? {
    guard let candidates = watch.now.candidates, !candidates.isEmpty else { return nil }
    return TextValue.list(candidates.map { "\($0.title) (\($0.id))" }, limit: 5)
  }

  private static func write(_ watch: Watch, to writer: inout JSONWriter) {
    writer.member("watchId", watch.id)
    writer.member("name", watch.name)
    writer.member("kind", watch.question.kind)
    writer.member("status", watch.status)
    writer.member("now", watch.now.message)
    writer.member("candidates", candidates(watch))
    writer.member("lastCheckedAt", watch.lastCheckedAt)
    writer.member("everySeconds", watch.everySeconds)
    writer.member("until", watch.until)
    writer.member("failure", watch.failure?.message)
  }

  private static func fitting(_ watches: [Watch]) -> [Watch] {
    var room = Answer.byteLimit - 1000
    let count = watches.prefix { watch in
      room -= RawJSON { $0.object { write(watch, to: &$0) } }.bytes.count
      return room > 0
    }.count
    return Array(watches.prefix(count))
  }

  private static func link(_ watch: Watch) -> ResourceLink {
    ResourceLink(
      uri: ChangingResource.watch(watch.id).uri, name: watch.id.description, title: watch.name,
      description: "The watch with its latest events.", mimeType: "text/plain")
  }

  // MARK: An event

  private static func line(_ event: WatchEvent) -> String {
    let ids = showtime(event).map { " · \($0)" } ?? ""
    return "\(event.at) · \(event.watchId) · \(event.message)\(ids)\(event.url.map { " · \($0)" } ?? "")"
  }

  static func row(_ event: WatchEvent) -> RawJSON {
    RawJSON { writer in
      writer.object { writer in
        writer.member("at", event.at)
        writer.member("watchId", event.watchId)
        writer.member("watchName", event.watchName)
        writer.member("kind", event.kind)
        writer.member("message", event.message)
        writer.member("showtimeId", showtime(event))
        writer.member("url", event.url)
      }
    }
  }

  private static func showtime(_ event: WatchEvent) -> EntityID? {
    let item = event.after ?? event.before
    return item?.seats?.showing.id ?? item?.showing?.id
  }
}
