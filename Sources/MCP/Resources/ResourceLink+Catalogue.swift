// SPDX-License-Identifier: MIT

// Links from tools' results to resources.

extension ResourceLink {
  /// - Parameter id: any of the film's ids.
  static func film(_ id: String, title: String) -> ResourceLink {
    ResourceLink(
      uri: "marquee://movie/\(id)", name: id, title: title, description: "The film in full.", mimeType: "text/plain")
  }

  static func theatre(_ id: String, name: String) -> ResourceLink {
    ResourceLink(
      uri: "marquee://theatre/\(id)", name: id, title: name, description: "Where the theatre is and what it has.",
      mimeType: "text/plain")
  }

  /// - Parameter day: a day such as `2026-11-21`.
  static func showtimes(_ theatre: String, name: String, day: String) -> ResourceLink {
    ResourceLink(
      uri: "marquee://showtimes/\(theatre)/\(day)", name: "\(theatre) \(day)", title: "\(name) on \(day)",
      description: "All that the theatre shows on that day.", mimeType: "text/plain")
  }
}
