// SPDX-License-Identifier: MIT
import JSON

/// One page of a list in HAL (`_links`, `_embedded`), the form of all of AMC's lists.
struct AMCPage<Row> {
  let request: SandboxRequest
  /// All rows of the list, from which the page is cut.
  let rows: [Row]
  /// The name under `_embedded`.
  let relation: String

  init(_ request: SandboxRequest, _ relation: String, _ rows: [Row]) {
    self.request = request
    self.relation = relation
    self.rows = rows
  }

  private var number: Int { min(max(request.integer("page-number") ?? 1, 1), 1_000_000) }
  private var size: Int { min(max(request.integer("page-size") ?? 10, 1), 100) }

  /// - Parameters:
  ///   - extra: members that only this list has.
  ///   - write: writes one row, which must be a single value.
  func reply(
    extra: (inout JSONWriter) -> Void = { _ in }, _ write: (Row, inout JSONWriter) -> Void
  ) -> SandboxReply {
    let start = min((number - 1) * size, rows.count)
    let end = min(start + size, rows.count)
    return .object { writer in
      writer.member("pageSize", size)
      writer.member("pageNumber", number)
      writer.member("count", rows.count)
      extra(&writer)
      writer.object("_links") { writer in
        AMCLink.write("self", link(to: number), to: &writer)
        if number > 1 { AMCLink.write("previous", link(to: number - 1), to: &writer) }
        if end < rows.count { AMCLink.write("next", link(to: number + 1), to: &writer) }
      }
      writer.object("_embedded") { writer in
        writer.array(relation) { writer in
          for row in rows[start..<end] { write(row, &writer) }
        }
      }
    }
  }

  private func link(to number: Int) -> String {
    var items = request.query.filter { $0.name != "page-number" && $0.name != "page-size" }
    items += [("page-number", String(number)), ("page-size", String(size))]
    let query = items.map { "\($0.name)=\(AMCLink.escape($0.value))" }.joined(separator: "&")
    return "\(AMCLink.base)/\(request.path.map(AMCLink.escape).joined(separator: "/"))?\(query)"
  }
}

/// HAL links. AMC doesn't escape spaces in its links, so clients have to cope with them.
enum AMCLink {
  static let base = "https://api.amctheatres.com"

  static func write(_ relation: String, _ href: String, templated: Bool = false, to writer: inout JSONWriter) {
    writer.object(relation) { writer in
      writer.member("href", href)
      writer.member("templated", templated)
    }
  }

  /// The URL of one of AMC's own link relations: `https://api.amctheatres.com/rels/v2/media`.
  static func relation(_ name: String) -> String { "\(base)/rels/\(name)" }

  static func escape(_ text: String) -> String {
    text.map { character in
      switch character {
      case "%": "%25"
      case "&": "%26"
      case "#": "%23"
      case "?": "%3F"
      case "+": "%2B"
      case "/": "%2F"
      default: String(character)
      }
    }.joined()
  }
}

/// AMC's error responses: `{"errors":[{"code":…,"message":…}]}`. The codes 5108 and 5217 are AMC's; the others are the
/// sandbox's own, in the same style.
enum AMCFailure {
  static let unknownMovie = reply(5_103, "There is no such movie.")
  static let unknownTheatre = reply(5_108, "There is no such theatre.")
  static let unknownShowtime = reply(5_215, "There is no such showtime.")
  static let noShowtimes = reply(5_217, "There are no showtimes.")
  static let noSeatingLayout = reply(5_301, "There is no seating layout for this performance.")
  static let cityWithoutState = reply(5_110, "A city needs its state.", status: 400)

  private static func reply(_ code: Int, _ message: String, status: Int = 404) -> SandboxReply {
    .object(status) { writer in
      writer.objects("errors", [code]) { code, writer in
        writer.member("code", code)
        writer.member("message", message)
      }
    }
  }
}
