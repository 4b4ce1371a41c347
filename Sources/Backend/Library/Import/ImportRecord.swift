// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

/// A film or a show of an export, merged from all lines about it.
struct ImportRecord: Sendable {
  /// The export's values as an entry. `name` and `ids` are empty if the export has no id, and `addedAt` is 0 if it has
  /// no time.
  var entry: StoredEntry
  /// The day of the line that has the rating; nil if the line has no day, since its rating is then the current one.
  var ratedOn: Int?
  /// The lines, such as `diary.csv:12`.
  var places: [String] = []
  /// The values of the line that are left out, each with the reason.
  private(set) var faults: [String] = []
  /// A suffix of `key` that distinguishes it from another film of the same title and year; empty if there is none.
  var distinction = ""
  /// The key under which the library stores it; nil if it was read from a file.
  var storedKey: String?

  /// Enough for a person to find the film in the export.
  private static let mostPlaces = 20
  private static let mostDays = 1_000
  private static let mostFaults = 3
  private static let mostTags = 100
  /// In bytes. A note is cut where another one would make it longer.
  private static let longestNote = 60_000
  private static let noteSeparator = "\n\n"
  /// Whether the note was cut; it then takes no more.
  private var isNoteCut = false

  init(isShow: Bool = false, status: StoredEntry.Status = .seen) {
    entry = StoredEntry(name: "", isShow: isShow, status: status, addedAt: 0)
    entry.ids = []
  }

  /// Identifies the film among those of the export and of earlier imports: the id, otherwise title and year.
  var key: String {
    if let storedKey { return storedKey }
    let kind = entry.isShow ? "show" : "movie"
    return entry.name.isEmpty
      ? "\(kind):\(entry.title.lowercased()):\(entry.year.map(String.init) ?? "")\(distinction)"
      : "\(kind):\(entry.name)"
  }

  /// Adds an id, if it is a valid one for the kind of this entry. The first id becomes the entry's name.
  mutating func take(_ provider: Provider, _ native: String?) {
    guard let id = native.flatMap({ EntityID(provider, entry.isShow ? .show : .movie, $0) }) else { return }
    if entry.name.isEmpty { entry.name = "\(id)" }
    entry.ids.insert("\(id)")
  }

  mutating func takeRating(_ text: String?, of best: Double) {
    entry.rating = value(of: text, "rating", "it is no number up to \(Int(best))") { ImportFile.rating($0, of: best) }
  }

  mutating func takeDays(_ texts: [String?]) {
    let days = texts.compactMap { value(of: $0, "day", "use the form 2024-12-25", ImportFile.day) }
    entry.seenOn = Set(days).sorted()
  }

  /// Reads a value. An empty text and a zero stand for none. A text that can't be read becomes one of `faults`, with
  /// this advice.
  private mutating func value(
    of text: String?, _ name: String, _ advice: String, _ read: (String) -> Int?
  ) -> Int? {
    guard let text, !text.isEmpty, Double(text) != 0 else { return nil }
    let value = read(text)
    if value == nil, faults.count < Self.mostFaults {
      faults.append("its \(name) “\(text.prefix(40))” is left out: \(advice)")
    }
    return value
  }

  /// Adds the values of another line about the same film. Once the days, the tags or the places have reached their
  /// maximum, no more of them are added.
  mutating func add(_ other: ImportRecord) {
    var added = other.entry
    let times = [entry.addedAt, added.addedAt].filter { $0 > 0 }
    if entry.seenOn.count >= Self.mostDays { added.seenOn = [] }
    if entry.tags.count >= Self.mostTags { added.tags = [] }
    // A diary has the rating of each time, the first one first.
    let isLater = ratedOn.map { day in other.ratedOn.map { $0 >= day } ?? true } ?? false
    if added.rating != nil, entry.rating == nil || isLater { (entry.rating, ratedOn) = (added.rating, other.ratedOn) }
    // A film that was reviewed twice keeps both reviews.
    add(note: added.note)
    let note = entry.note
    entry = entry.merged(with: added)
    entry.addedAt = times.min() ?? 0
    entry.note = note
    if places.count < Self.mostPlaces { places += other.places }
  }

  /// Adds a note as a paragraph of its own, unless the note already has it. What doesn't fit is cut, with an ellipsis;
  /// the first note always fits.
  private mutating func add(note: String) {
    let separator = Self.noteSeparator
    guard !note.isEmpty, !isNoteCut else { return }
    // A short review may also be a part of a sentence of another one, so whole paragraphs are compared.
    guard !(separator + entry.note + separator).contains(separator + note + separator) else { return }
    let start = entry.note.isEmpty ? "" : entry.note + separator
    isNoteCut = start.utf8.count + note.utf8.count > Self.longestNote && !start.isEmpty
    guard isNoteCut else {
      entry.note = start + note
      return
    }
    var room = Self.longestNote - start.utf8.count - "…".utf8.count
    entry.note =
      start
      + note.prefix { character in
        room -= character.utf8.count
        return room >= 0
      } + "…"
  }

  /// The library's entry of the film with the export's values. If these are unchanged since the last import, only ids
  /// and a missing title are added. Otherwise only the values that the last import didn't have are taken, so that
  /// nothing returns that the user has removed: days and tags are added, a film that was seen becomes seen, the rating
  /// is replaced, and the note is too unless the user has changed it.
  /// - Parameters:
  ///   - known: the entry; nil for a new one.
  ///   - last: the film's row of the last import; nil if there was none.
  ///   - film: the film that was matched, with its ids. It has a title and a year if it was found by these.
  func merged(into known: StoredEntry?, last: StoredImport?, film: StoredEntry, now: Instant) -> StoredEntry {
    guard var entry = known else {
      var new = entry
      new.name = film.name
      new.ids = entry.ids.union(film.ids)
      new.isShow = film.isShow
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
    // What an id identifies got its entry before a provider was asked.
    let applied = last?.outcome == .matched || !given.ids.isEmpty ? last : nil
    guard applied?.content != content else { return entry }
    let old = applied.flatMap { ImportRecord(content: $0.content)?.entry }
    let days = Set(given.seenOn).subtracting(old?.seenOn ?? [])
    if given.status == .seen, old?.status != .seen || !days.isEmpty { entry.status = .seen }
    if let old {
      if old.rating != given.rating { entry.rating = given.rating ?? entry.rating }
    } else {
      entry.rating = entry.rating ?? given.rating
    }
    if !given.note.isEmpty, given.note != old?.note, entry.note.isEmpty || entry.note == old?.note {
      entry.note = given.note
    }
    entry.seenOn = days.union(entry.seenOn).sorted()
    entry.tags += given.tags.filter { !entry.tags.contains($0) && old?.tags.contains($0) != true }
    return entry
  }
}

extension StoredEntry {
  fileprivate mutating func takeTitle(of other: StoredEntry) {
    guard !other.title.isEmpty else { return }
    title = other.title
    year = other.year
    releasedOn = other.releasedOn
    poster = other.poster
  }
}

// The library's file stores an imported film as the JSON of the contract's `ImportRow`, so the version of the file's
// schema covers these members. The rows of Marquee's own export have them too: `init(row:)` reads both.
extension ImportRecord {
  /// The record as a row of the contract.
  /// - Parameter stored: the stored import with the outcome and the candidates; nil if it isn't stored.
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

  /// The record in the form in which it is stored: without its places.
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
      isShow: row["kind"]?.string == "show", status: row["library"].map(Self.status) ?? .seen)
    if let id = row["id"]?.string.flatMap({ EntityID($0, of: entry.isShow ? .show : .movie) }) {
      take(id.provider, id.native)
    }
    for provider in Provider.allCases + Provider.sites { take(provider, row["ids"]?[provider.rawValue]?.text) }
    entry.title = row["title"]?.string.flatMap { $0 == entry.name ? nil : $0.searchText } ?? ""
    entry.year = ImportFile.year(row["year"]?.text)
    entry.releasedOn = row["releaseDate"]?.string.flatMap { Day($0) }?.daysSince1970
    entry.poster = row["posterPath"]?.string
    guard let library = row["library"] else { return }
    takeRating(library["rating"]?.text, of: 10)
    takeDays(library["seenOn"]?.elements.map(\.string) ?? [])
    entry.note = library["note"]?.string ?? ""
    entry.tags = library["tags"]?.elements.compactMap { $0.string?.searchText }.filter { !$0.isEmpty } ?? []
    entry.addedAt = library["addedAt"]?.string.flatMap { Instant($0) }?.secondsSince1970 ?? 0
    entry.source = library["source"]?.string.flatMap { ImportFormat(rawValue: $0) }?.rawValue
  }

  /// The status of an entry in Marquee's own form; without one the user has said neither.
  private static func status(_ library: JSONValue) -> StoredEntry.Status {
    switch library["status"]?.string {
    case "wanted": .wanted
    case nil: .none
    default: .seen
    }
  }
}

extension JSONValue {
  /// The text of a string, or the digits of a number as they are written.
  var text: String? { kind == .number ? String(decoding: rawBytes, as: UTF8.self) : string }
}
