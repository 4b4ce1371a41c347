// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import Store

/// A film or a show as the lines of an export have it.
struct ImportRecord: Sendable {
  /// What the export has about it. The name and the ids are empty if it has no id, `addedAt` is 0 if it has no time.
  var entry: StoredEntry
  /// The lines, such as `diary.csv:12`.
  var places: [String] = []
  /// What distinguishes it from another film of the same title and year in the same table; otherwise empty.
  var distinction = ""
  /// The key under which it was stored; nil if it comes from a file.
  var storedKey: String?

  /// Nobody looks up more lines of one film.
  private static let mostPlaces = 20
  private static let mostDays = 1_000
  private static let mostTags = 100
  /// In bytes.
  private static let longestNote = 60_000

  init(isShow: Bool = false, status: StoredEntry.Status = .seen) {
    entry = StoredEntry(name: "", isShow: isShow, status: status, addedAt: 0)
    entry.ids = []
  }

  /// What identifies the film in files.
  var key: String {
    if let storedKey { return storedKey }
    let kind = entry.isShow ? "show" : "movie"
    return entry.name.isEmpty
      ? "\(kind):\(entry.title.lowercased()):\(entry.year.map(String.init) ?? "")\(distinction)"
      : "\(kind):\(entry.name)"
  }

  /// Takes an id, if it is one of a film or a show. The first one is the name of the entry.
  mutating func take(_ provider: Provider, _ native: String?) {
    guard let id = native.flatMap({ EntityID(provider, entry.isShow ? .show : .movie, $0) }) else { return }
    if entry.name.isEmpty { entry.name = "\(id)" }
    entry.ids.insert("\(id)")
  }

  /// Adds what another line has of the same film, within the limits of an entry.
  mutating func add(_ other: ImportRecord) {
    var (added, note) = (other.entry, entry.note)
    let times = [entry.addedAt, added.addedAt].filter { $0 > 0 }
    if entry.seenOn.count >= Self.mostDays { added.seenOn = [] }
    if entry.tags.count >= Self.mostTags { added.tags = [] }
    // A film that was reviewed twice has both reviews.
    if !note.contains(added.note), note.utf8.count + added.note.utf8.count <= Self.longestNote {
      note += (note.isEmpty ? "" : "\n\n") + added.note
    }
    entry = entry.merged(with: added)
    (entry.addedAt, entry.note) = (times.min() ?? 0, note)
    if places.count < Self.mostPlaces { places += other.places }
  }

  /// The library's entry of the film with what the export has. The user's own values stay, unless the export's have
  /// changed since the last import.
  /// - Parameters:
  ///   - known: the entry; nil for a new one.
  ///   - last: what the last import knew of the film; nil if there was none.
  ///   - film: the film that it is, with its ids; its title and year, if it was found by these.
  func merged(into known: StoredEntry?, last: StoredImport?, film: StoredEntry, now: Instant) -> StoredEntry {
    guard var entry = known else {
      var new = entry
      (new.name, new.ids, new.isShow) = (film.name, entry.ids.union(film.ids), film.isShow)
      new.takeTitle(of: film)
      new.addedAt = new.addedAt == 0 ? now.secondsSince1970 : min(new.addedAt, now.secondsSince1970)
      return new
    }
    let given = self.entry
    entry.ids.formUnion(given.ids.union(film.ids))
    if entry.title.isEmpty {
      entry.takeTitle(of: given)
      entry.takeTitle(of: film)
    }
    let applied = last?.outcome == .matched ? last : nil
    guard applied?.content != content else { return entry }
    let old = applied.flatMap { ImportRecord(content: $0.content)?.entry }
    if given.status == .seen { entry.status = .seen }
    if entry.rating == nil || old != nil && old?.rating != given.rating { entry.rating = given.rating ?? entry.rating }
    if !given.note.isEmpty, entry.note.isEmpty || entry.note == old?.note { entry.note = given.note }
    entry.seenOn = Set(entry.seenOn + given.seenOn).sorted()
    entry.tags += given.tags.filter { !entry.tags.contains($0) }
    return entry
  }
}

extension StoredEntry {
  fileprivate mutating func takeTitle(of other: StoredEntry) {
    guard !other.title.isEmpty else { return }
    (title, year, releasedOn, poster) = (other.title, other.year, other.releasedOn, other.poster)
  }
}

// In the library's file a film of an import is a row of the contract, whose version is part of the file's schema. The
// rows of Marquee's own export have the same members, and more.
extension ImportRecord {
  /// - Parameter stored: what is known of it; nil if nothing is.
  func row(_ stored: StoredImport?, now: Instant) -> ImportRow {
    let outcomes: [StoredImport.Outcome: ImportOutcome] = [
      .matched: .matched, .ambiguous: .ambiguous, .notFound: .notFound,
    ]
    var row = ImportRow(outcome: stored.flatMap { outcomes[$0.outcome] } ?? .waiting)
    row.kind = entry.isShow ? .show : .movie
    row.title = entry.title.isEmpty ? nil : entry.title
    row.year = entry.year
    row.id = EntityID(entry.name, of: entry.isShow ? .show : .movie)
    row.row = stored?.number.nilIfZero
    row.places = places.isEmpty ? nil : places
    let candidates = (try? JSONValue(parsing: stored?.candidates ?? ""))?.elements.compactMap { json in
      (try? json.required("id", as: EntityID.self)).map {
        ImportCandidate(id: $0, title: json["title"]?.string ?? "", year: json["year"]?.integer)
      }
    }
    row.candidates = candidates.flatMap { $0.isEmpty ? nil : $0 }
    var entry = entry
    if entry.addedAt == 0 { entry.addedAt = now.secondsSince1970 }
    row.library = LibraryEntry(entry)
    return row
  }

  /// The record as it is stored.
  var content: String {
    var record = self
    record.places = []
    return RawJSON(writing: record.row(nil, now: Instant(secondsSince1970: 0))).description
  }

  init?(content: String) {
    guard let json = try? JSONValue(parsing: content) else { return nil }
    self.init(row: json)
  }

  init(row: JSONValue) {
    self.init(
      isShow: row["kind"]?.string == "show", status: row["library"]?["status"]?.string == "wanted" ? .wanted : .seen)
    if let id = row["id"]?.string.flatMap({ EntityID($0, of: entry.isShow ? .show : .movie) }) {
      take(id.provider, id.native)
    }
    for provider in Provider.allCases + Provider.sites { take(provider, row["ids"]?[provider.rawValue]?.text) }
    entry.title = row["title"]?.string.flatMap { $0 == entry.name ? nil : $0.searchText } ?? ""
    entry.year = ImportFile.year(row["year"]?.text)
    entry.releasedOn = row["releaseDate"]?.string.flatMap { Day($0) }?.daysSince1970
    entry.poster = row["posterPath"]?.string
    guard let library = row["library"] else { return }
    entry.rating = library["rating"]?.text.flatMap { ImportFile.rating($0, of: 10) }
    entry.seenOn = Set(library["seenOn"]?.elements.compactMap { ImportFile.day($0.string) } ?? []).sorted()
    entry.note = library["note"]?.string ?? ""
    entry.tags = library["tags"]?.elements.compactMap { $0.string?.searchText }.filter { !$0.isEmpty } ?? []
    entry.addedAt = library["addedAt"]?.string.flatMap { Instant($0) }?.secondsSince1970 ?? 0
    entry.source = library["source"]?.string.flatMap { ImportFormat(rawValue: $0) }?.rawValue
  }
}

extension JSONValue {
  /// The text of a string, or of a number as it is written.
  var text: String? { kind == .number ? String(decoding: rawBytes, as: UTF8.self) : string }
}
