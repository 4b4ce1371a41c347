// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

/// A parameter of a request.
struct RequestParameter: Sendable {
  let name: String
  let value: RawJSON
}

/// What goes on from an answer: requests that carry everything that shaped it.
struct NextRequests {
  /// The most that a row offers.
  static let mostOfRow = 6
  /// The most bytes of an address.
  private static let urlLength = 2000

  /// The params of the request by which this answer would come again: without tokens, with the settings that stood for
  /// what it left out, and with dates for words of days.
  let given: [RequestParameter]
  private let presenter: Presenter
  private let cells: CellText
  private let day: Day?
  /// Whether the answer is of a day that the request may name.
  private let takesDay: Bool
  /// Whether the user's settings have a place, which calls without one take.
  private let hasPlace: Bool

  /// The hosts whose pages may be opened, in small letters.
  private let hosts: [[UInt8]]

  init(_ presenter: Presenter, _ answer: JSONValue, _ cells: CellText) {
    self.cells = cells
    hosts = presenter.context.hosts.map { Array($0.utf8) }
    self.presenter = presenter
    let own = RawJSON(writing: presenter.context.settings).value
    hasPlace = own["place"] != nil || own["theatreIds"] != nil
    takesDay = presenter.names.contains("date")
    day = takesDay ? answer["date"]?.string.flatMap { Day($0) } : nil
    var given = presenter.params.filter { $0.name != "presentation" && $0.name != "page" }
    func add(_ name: String, _ value: (some JSONWritable)?) {
      guard let value, presenter.names.contains(name), !given.contains(where: { $0.name == name }) else { return }
      given.append(RequestParameter(name: name, value: RawJSON(writing: value)))
    }
    let settings = RawJSON(writing: presenter.context.settings).value
    for name in answer.strings("settingsUsed") where name != "units" && name != "clock" {
      add(name, settings[name])
    }
    add(
      "partySize", presenter.view.name == "showtimes/plan" || presenter.view.isList ? answer["partySize"]?.integer : nil
    )
    add("language", presenter.context.language)
    add("region", presenter.context.region)
    if let day {
      let word = given.first { $0.name == "date" }?.value.value.string.flatMap { DaysWord($0) }
      let last = answer["untilDate"]?.string
      let isTonight = word == .day(.tonight)
      // No dates say that the first of several days begins in the evening.
      if last == nil || !isTonight && word?.days(from: day)?.start == nil {
        // Both say when the showings are.
        let hasTime = given.contains { $0.name == "timeOfDay" }
        if isTonight, !hasTime { add("after", DayWord.evening.description) }
        given.removeAll { ["date", "days", "untilDate"].contains($0.name) }
        add("date", day.description)
        add("untilDate", last)
      }
    }
    self.given = given
  }

  private var method: MethodView { presenter.view }

  /// A declared request with what is the same for all rows.
  struct Prepared {
    let view: NextView
    /// The members before the params.
    fileprivate let head: RawMembers
    /// The params after those of the row.
    fileprivate let tail: RawMembers
    fileprivate let asks: Bool
  }

  /// The requests of a view.
  func prepared(_ views: [NextView], on place: NextView.Place) -> [Prepared] {
    views.filter { $0.place == nil || $0.place == place }.map { view in
      let asked = view.ask?.value["member"]?.string?.dropFirst().description
      let own = Set(view.params.map(\.name) + [asked].compactMap(\.self))
      let isSame = view.method == method.name
      // What a change was given is no part of the next one: after a rating, "Seen" rates nothing.
      let carriesAll = isSame && !method.changes
      let tail = given.filter { (carriesAll || view.carried.contains($0.name)) && !own.contains($0.name) }
      let isAnswered = !isSame && given.contains { view.answered.contains($0.name) }
      let kept = isAnswered ? given.filter { $0.name == asked && !tail.map(\.name).contains($0.name) } : []
      let asks = view.ask != nil && !isAnswered && !(asked == "place" && hasPlace)
      return Prepared(
        view: view,
        head: RawMembers { writer in
          writer.member("method", view.method)
          if view.changes { writer.member("changes", true) }
        },
        tail: RawMembers { writer in
          for parameter in tail + kept { writer.member(parameter.name, parameter.value) }
          writer.member("presentation", true)
        }, asks: asks)
    }
  }

  /// Writes the member `next` of an object, unless there is none.
  /// - Parameters:
  ///   - outer: the object that has the object.
  ///   - limit: the most that are written.
  func write(
    _ next: [Prepared], for row: JSONValue, of outer: JSONValue, marks: [String], limit: Int = mostOfRow,
    to writer: inout JSONWriter
  ) {
    var count = 0
    for entry in next where count < limit && entry.view.isOffered(for: row, marks: marks, in: presenter) {
      if let url = entry.view.url {
        guard let text = url.found(in: row, of: outer)?.string, isOpenable(text) else { continue }
        begin(&count, &writer)
        writer.object { writer in
          writer.member("title", entry.view.title.text(of: row, cells))
          writer.member("url", text)
        }
        continue
      }
      let params = entry.view.params.map { ($0.name, $0.value.value(in: row, of: outer)) }
      guard entry.view.method != nil, params.allSatisfy({ $0.1 != nil }) else { continue }
      begin(&count, &writer)
      writer.object { writer in
        writer.member("title", entry.view.title.text(of: row, cells))
        writer.members(entry.head)
        writer.object("params") { writer in
          for (name, value) in params { writer.member(name, value) }
          writer.members(entry.tail)
        }
        if entry.asks { writer.member("ask", entry.view.ask) }
      }
    }
    if count > 0 { writer.endArray() }
  }

  /// What the user is asked for, and within which bounds.
  private struct Asked {
    let kind: String
    var bounds: ClosedRange<Int>?
    /// The parameters that say the same in another way.
    var alternatives: [String] = []
    /// What may be meant.
    var choices: [String] = []

    static let day = Asked(kind: "day")
    static let place = Asked(
      kind: "text", alternatives: ["theatreId", "theatreIds", "latitude", "longitude", "radiusKilometres"])
    static let party = Asked(kind: "integer", bounds: 1...20)
  }

  /// Writes the member `next` of a list: its other pages, days, places and parties.
  func writeWhole(_ answer: JSONValue, to writer: inout JSONWriter) {
    var count = 0
    func add(_ title: String, _ changed: String, _ value: (some JSONWritable)?, asking: Asked? = nil) {
      guard value != nil || asking != nil else { return }
      let left = [changed] + (asking?.alternatives ?? [])
      begin(&count, &writer)
      writer.object { writer in
        writer.member("title", title)
        writer.member("method", method.name)
        if method.changes { writer.member("changes", true) }
        writer.object("params") { writer in
          for parameter in given where !left.contains(parameter.name) {
            writer.member(parameter.name, parameter.value)
          }
          writer.member(changed, value)
          writer.member("presentation", true)
        }
        if let asking {
          writer.object("ask") { writer in
            writer.member("member", "/\(changed)")
            writer.member("kind", asking.kind)
            writer.member("minimum", asking.bounds?.lowerBound)
            writer.member("maximum", asking.bounds?.upperBound)
            if !asking.choices.isEmpty { writer.member("choices", asking.choices) }
          }
        }
      }
    }
    if method.isList {
      add("Next page", "page", answer["nextPage"]?.integer)
      add("Previous page", "page", answer["previousPage"]?.integer)
    }
    if answer["complete"]?.boolean == false, !method.isList {
      add("More", "after", answer["cursor"]?.integer)
    }
    if let day, answer["untilDate"] == nil {
      add("Next day", "date", day.adding(days: 1)?.description)
      if day > presenter.context.today { add("Previous day", "date", day.adding(days: -1)?.description) }
      add("Another day", "date", String?.none, asking: .day)
    }
    if method.isList, takesDay {
      if let place = answer["place"] {
        var asked = Asked.place
        asked.choices = place["alternatives"]?.elements.compactMap { $0["name"]?.string } ?? []
        add("Another place", "place", String?.none, asking: asked)
      }
      if answer["partySize"] != nil, presenter.names.contains("partySize") {
        add("Another party", "partySize", Int?.none, asking: .party)
      }
    }
    if count > 0 { writer.endArray() }
  }

  private func begin(_ count: inout Int, _ writer: inout JSONWriter) {
    if count == 0 {
      writer.key("next")
      writer.beginArray()
    }
    count += 1
  }

  /// Whether an address of an upstream may be opened: https, of the providers' own hosts, and without characters that
  /// readers of addresses disagree about. In bytes, since each row has an address.
  func isOpenable(_ url: String) -> Bool {
    var url = url
    return url.withUTF8 { url in
      let scheme = "https://"
      guard url.count <= Self.urlLength, url.starts(with: scheme.utf8), url.allSatisfy(Self.isPlain) else {
        return false
      }
      let address = url[scheme.utf8.count...]
      let host = address[..<(address.firstIndex(where: Self.endsHost) ?? address.endIndex)]
      return hosts.contains { allowed in
        let isBelow = host.count > allowed.count && host[host.endIndex - allowed.count - 1] == UInt8(ascii: ".")
        // The bit in which small letters differ from capitals; no other plain byte becomes one of a host.
        return (isBelow || host.count == allowed.count)
          && host.suffix(allowed.count).elementsEqual(allowed) { $0 | 0x20 == $1 }
          && !host.contains(UInt8(ascii: "@")) && !host.contains(UInt8(ascii: ":"))
      }
    }
  }

  private static func endsHost(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  /// Whether a byte has one meaning for all readers of addresses.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"),
      UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "|"), UInt8(ascii: "^"):
      false
    default: 0x21..<0x7F ~= byte
    }
  }
}
