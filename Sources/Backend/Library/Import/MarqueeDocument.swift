// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

/// Marquee's own export. Its values have the limits that `library/set` has.
struct MarqueeDocument: ImportedDocument {
  private let entries: JSONValue

  init?(_ json: JSONValue, file: String) {
    guard json["marqueeLibrary"]?.integer == 1, let entries = json["entries"] else { return nil }
    self.entries = entries
  }

  var elements: JSONValue.Elements { entries.elements }

  /// Each entry says it; one of another program that doesn't was seen.
  var meaning: TableMeaning { .stated(.seen) }
  let hasSilentFilms = false

  /// The status of an entry; without one the user has said neither.
  private static func status(_ library: JSONValue) -> StoredEntry.Status {
    switch library["status"]?.string {
    case "wanted": .wanted
    case nil: StoredEntry.Status.none
    default: .seen
    }
  }

  func read(_ row: JSONValue, given: StoredEntry.Status?, assumed: StoredEntry.Status?) -> ImportFile.Line {
    let library = row["library"]
    var record = ImportRecord(isShow: row["kind"]?.string == "show")
    record.status = library.map(Self.status) ?? .seen
    if let id = row["id"]?.string.flatMap({ EntityID($0, of: record.entry.isShow ? .show : .movie) }) {
      record.take(id.provider, id.native)
    }
    for provider in Provider.allCases + Provider.sites { record.take(provider, row["ids"]?[provider.rawValue]?.text) }
    record.takeTitle(row["title"]?.string.flatMap { $0 == record.entry.name ? nil : $0 })
    record.entry.year = ImportValues.year(row["year"]?.text)
    record.entry.releasedOn = row["releaseDate"]?.string.flatMap { Day($0) }?.daysSince1970
    record.entry.poster = row["posterPath"]?.string.flatMap { $0.utf8.count <= 200 ? $0 : nil }
    record.takeRating(library?["rating"]?.text, of: 10)
    let days = library?["seenOn"]?.elements.compactMap(\.string) ?? []
    record.takeDays(days.prefix(StoredEntry.mostDays)) { ImportValues.day($0) }
    record.leaveOut(days.count - StoredEntry.mostDays, of: "days", most: StoredEntry.mostDays)
    for visit in library?["seenAt"]?.elements.map({ $0 }) ?? [] {
      guard let visit = try? CinemaVisit(json: visit) else { continue }
      record.entry.add([Int: StoredVisit]([visit]))
    }
    record.takeNote(library?["note"]?.string)
    record.takeTags(library?["tags"]?.elements.compactMap(\.string) ?? [])
    let episodes = library?["seenEpisodes"]?.elements.map { $0 }
    for episode in episodes ?? [] {
      guard let season = episode["season"]?.integer, let number = episode["episode"]?.integer else { continue }
      let days = episode["seenOn"]?.elements.compactMap { $0.string.flatMap { ImportValues.day($0) } } ?? []
      record.takeEpisode(season, number, on: nil, rating: episode["rating"]?.text)
      for day in days.prefix(StoredEntry.mostDays) { record.takeEpisode(season, number, on: day) }
    }
    record.entry.addedAt = library?["addedAt"]?.string.flatMap { Instant($0) }?.secondsSince1970 ?? 0
    record.entry.source = library?["source"]?.string.flatMap { ImportFormat(rawValue: $0) }?.rawValue
    return .film(record)
  }
}
