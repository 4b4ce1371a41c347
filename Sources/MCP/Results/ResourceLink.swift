// SPDX-License-Identifier: MIT
import Contract
import JSON

/// A link in a tool's result to a resource (MCP, `ResourceLink`).
struct ResourceLink: Sendable {
  let uri: String
  let name: String
  let title: String
  let description: String

  /// - Parameter id: any of the film's ids.
  static func film(_ id: String, title: String) -> ResourceLink {
    ResourceLink(uri: "marquee://movie/\(id)", name: id, title: title, description: "Everything known about the film.")
  }

  static func theatre(_ id: String, name: String) -> ResourceLink {
    ResourceLink(
      uri: "marquee://theatre/\(id)", name: id, title: name, description: "The theatre's location and features.")
  }

  /// - Parameter day: a day such as `2026-11-21`.
  static func showtimes(_ theatre: String, name: String, day: String) -> ResourceLink {
    ResourceLink(
      uri: "marquee://showtimes/\(theatre)/\(day)", name: "\(theatre) \(day)",
      title: "\(name) on \(Day(day)?.reading ?? day)", description: "All of the theatre's showtimes on that day.")
  }

  var json: RawJSON {
    RawJSON(members: [
      "type": "resource_link", "uri": uri, "name": name, "title": title.forModel, "description": description,
      "mimeType": "text/plain",
    ])
  }
}
