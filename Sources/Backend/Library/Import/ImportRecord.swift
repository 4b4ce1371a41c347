// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

/// A film or a show of an export, merged from all lines about it.
struct ImportRecord: Sendable {
  /// Where the export has it.
  struct Place: Sendable, CustomStringConvertible {
    /// The path of the file in the export.
    let file: String
    /// The number of the line, or of the element.
    let line: Int

    var description: String { "\(file):\(line)" }
  }

  /// The export's values as an entry. `name` and `ids` are empty if the export has no id, and `addedAt` is 0 if it has
  /// no time.
  var entry: StoredEntry
  /// What the line itself says; nil if it doesn't.
  var status: StoredEntry.Status?
  /// Whether the export says that it is a film or a show; otherwise TMDB does.
  var isKindKnown = true
  /// Its title in its own language, if the export has that, too, and no id.
  var originalTitle: String?
  /// Whether it may be a show although the export has it among the films.
  var mayBeShow = false
  /// The day of the line that has the rating; nil if the line has no day, since its rating is then the current one.
  var ratedOn: Int?
  /// The lines.
  var places: [Place] = []
  /// The values of the line that are left out, each with the reason.
  private(set) var faults: [String] = []
  /// The column of the time at which it was added, if that can't be read.
  private(set) var unreadTime: String?
  /// The film's address at the service, which tells films of one title and year apart.
  var address: String?
  /// IMDb's id of the episode that it is, which TMDB has to say the show of; nil for a film or a show.
  var episodeID: String?
  /// A suffix of `key` that distinguishes it from another film of the same title and year; empty if there is none.
  var distinction = ""
  /// The tags that alone it gets, as it is of someone else's list. They are part of its key, since such a list and the
  /// user's own export say different things of one film.
  private var list: [String] = []
  /// The key under which the library stores it; nil if it was read from a file.
  var storedKey: String?

  /// Enough for a person to find the film in the export.
  private static let mostPlaces = 20
  private static let mostFaults = 3
  /// In bytes. A note is cut where another one would make it longer.
  private static let longestNote = 60_000
  private static let noteSeparator = "\n\n"
  /// The notes of the lines, beyond the first one.
  private var notes: Set<String> = []

  /// What of all lines together can be too much for an entry.
  enum Part: CaseIterable {
    case days, tags, episodes, notes
  }

  /// What of the lines is left out, since the entry has no room for more.
  private(set) var overflow: Set<Part> = []

  /// In bytes. The title of a longer one is left empty.
  private static let longestTitle = 1_000
  /// Whether its title is too long for one of a film.
  private(set) var hasLongTitle = false

  init(isShow: Bool = false, status: StoredEntry.Status = .seen) {
    entry = StoredEntry(name: "", isShow: isShow, status: status, addedAt: 0)
    entry.ids = []
  }

  /// Identifies the film among those of the export and of earlier imports: the id, otherwise title and year.
  var key: String {
    if let storedKey { return storedKey }
    if let episodeID { return "episode:\(episodeID)" }
    let kind = entry.isShow ? "show" : "movie"
    let film =
      entry.name.isEmpty
      ? "\(kind):\(entry.title.lowercased()):\(entry.year.map(String.init) ?? "")\(distinction)"
      : "\(kind):\(entry.name)"
    return ([film] + list).joined(separator: String(LibraryStore.separator))
  }

  /// The part of a key that is the same in the user's own exports and in the lists of others.
  static func film(of key: String) -> String { String(key.prefix { $0 != LibraryStore.separator }) }

  /// Takes the tags that the user gives to all films of an import.
  /// - Parameter isOfOthers: whether nothing else that the export says is the user's.
  mutating func take(tags: [String], isOfOthers: Bool) {
    if isOfOthers {
      var film = StoredEntry(name: entry.name, isShow: entry.isShow, status: .none, addedAt: 0)
      film.ids = entry.ids
      film.title = entry.title
      film.year = entry.year
      film.source = entry.source
      entry = film
      list = tags
      ratedOn = nil
      faults = []
      unreadTime = nil
    }
    entry.add(tags: tags)
  }

  /// Whether the line says that it was seen, by a rating or a day.
  var statesSeen: Bool { entry.rating != nil || !entry.seenOn.isEmpty }

  /// Adds an id, if it is a valid one for the kind of this entry. The first id becomes the entry's name.
  mutating func take(_ provider: Provider, _ native: String?) {
    guard let id = native.flatMap({ EntityID(provider, entry.isShow ? .show : .movie, $0) }) else { return }
    if entry.name.isEmpty { entry.name = "\(id)" }
    entry.ids.insert("\(id)")
  }

  /// Takes that an episode of the show was seen. That makes a new show wanted.
  /// - Parameters:
  ///   - day: in days since 1970; nil if it isn't known.
  ///   - rating: up to 10; nil if there is none.
  mutating func takeEpisode(_ season: Int, _ episode: Int, on day: Int?, rating text: String? = nil) {
    status = status ?? .wanted
    guard season >= 0, episode >= 0 else { return }
    guard entry.episodes.count < StoredEntry.mostEpisodes else {
      overflow.insert(.episodes)
      return
    }
    let mark = EpisodeMark(days: day.map { [$0] } ?? [], rating: rating(text, of: 10))
    let number = EpisodeNumber(season: season, episode: episode)
    entry.episodes[number] = entry.episodes[number]?.merged(with: mark) ?? mark
  }

  mutating func takeTitle(_ text: String?) {
    guard let text else { return }
    hasLongTitle = text.utf8.count > Self.longestTitle
    if !hasLongTitle { entry.title = text.searchText }
  }

  /// Takes the title in the film's own language. One that is too long is left out.
  mutating func takeOriginalTitle(_ text: String?) {
    originalTitle = text.flatMap { $0.utf8.count > Self.longestTitle ? nil : $0.searchText }
  }

  /// Reports a rating of a column whose scale isn't known. It says that the film was seen.
  mutating func leaveOut(rating text: String) {
    guard ImportValues.number(text) != 0 else { return }
    status = .seen
    faults.append("its rating “\(text.prefix(40))” is left out: the scale of its column goes beyond 10")
  }

  mutating func takeRating(_ text: String?, of best: Double) { entry.rating = rating(text, of: best) }

  private mutating func rating(_ text: String?, of best: Double) -> Int? {
    value(of: text, "rating", "it is no number up to \(Int(best))") { ImportValues.rating($0, of: best) }
  }

  /// Takes the day of a column.
  mutating func takeDay(_ row: TableRow, _ column: String) {
    let order = row.order(of: column)
    takeDays([row.text(column) ?? ""]) { ImportValues.day($0, order) }
    if entry.rating != nil { ratedOn = entry.seenOn.first }
  }

  /// Takes when it was added: the day of the first of several columns that has a value.
  mutating func takeTime(_ row: TableRow, _ columns: String...) {
    guard let column = columns.first(where: { row.text($0) != nil }) else { return }
    if let day = ImportValues.day(row.text(column), row.order(of: column)) {
      entry.addedAt = day * 86_400
    } else {
      unreadTime = row.heading.place(of: column).map { row.heading.written[$0] }
    }
  }

  mutating func takeDays(_ texts: some Sequence<String>, _ read: (String) -> Int?) {
    let days = texts.compactMap { value(of: $0, "day", "use the form 2024-12-25", read) }
    entry.add(days: days)
  }

  /// Takes a note. That a longer one is cut is reported.
  mutating func takeNote(_ text: String?) {
    entry.note = ImportValues.note(text)
    if let text, text.trimmingBlanks != entry.note {
      faults.append("its note is cut after \(entry.note.count) characters")
    }
  }

  /// Takes tags with commas between them.
  mutating func takeTags(_ text: String?) { takeTags((text ?? "").split(separator: ",").map(String.init)) }

  /// Takes tags. That some are left out, or cut, is reported.
  mutating func takeTags(_ texts: [String]) {
    entry.tags = ImportValues.tags(texts)
    leaveOut(texts.count - StoredEntry.mostTags, of: "tags", most: StoredEntry.mostTags)
    if let long = texts.first(where: { $0.count > ImportValues.longestTag }) {
      faults.append("its tag “\(long.prefix(40))…” is cut after \(ImportValues.longestTag) characters")
    }
  }

  /// Reports values that are too many.
  /// - Parameter count: how many; none if it isn't positive.
  mutating func leaveOut(_ count: Int, of name: String, most: Int) {
    if count > 0 { faults.append("\(count) of its \(name) are left out: it may have \(most)") }
  }

  /// Reads a value. An empty text and a zero stand for none. A text that can't be read becomes one of `faults`, with
  /// this advice.
  private mutating func value(
    of text: String?, _ name: String, _ advice: String, _ read: (String) -> Int?
  ) -> Int? {
    guard let text, !text.isEmpty, ImportValues.number(text) != 0 else { return nil }
    let value = read(text)
    if value == nil, faults.count < Self.mostFaults {
      faults.append("its \(name) “\(text.prefix(40))” is left out: \(advice)")
    }
    return value
  }

  /// Adds the values of another line about the same film. Once the days, the tags or the places have reached their
  /// maximum, no more of them are added.
  mutating func add(_ other: ImportRecord) {
    let added = other.entry
    let times = [entry.addedAt, added.addedAt].filter { $0 > 0 }
    // A diary has the rating of each time, the first one first.
    let isLater = ratedOn.map { day in other.ratedOn.map { $0 >= day } ?? true } ?? false
    if added.rating != nil, entry.rating == nil || isLater { (entry.rating, ratedOn) = (added.rating, other.ratedOn) }
    // A film that was reviewed twice keeps both reviews.
    add(note: added.note)
    entry.merge(added)
    entry.addedAt = times.min() ?? 0
    noteOverflow(of: other)
    mayBeShow = mayBeShow && other.mayBeShow
    if places.count < Self.mostPlaces { places += other.places }
  }

  /// Adds a note as a paragraph of its own, unless another line had it. What doesn't fit is cut, with an ellipsis; the
  /// first note always fits.
  private mutating func add(note: String) {
    guard !note.isEmpty, note != entry.note, !overflow.contains(.notes) else { return }
    guard !entry.note.isEmpty else { return entry.note = note }
    if notes.isEmpty { notes.insert(entry.note) }
    guard notes.insert(note).inserted else { return }
    entry.note += Self.noteSeparator
    var room = Self.longestNote - entry.note.utf8.count
    guard note.utf8.count > room else { return entry.note += note }
    overflow.insert(.notes)
    room -= "…".utf8.count
    entry.note +=
      note.prefix { character in
        room -= character.utf8.count
        return room >= 0
      } + "…"
  }

  /// Notes what of another line the entry has no room for.
  private mutating func noteOverflow(of other: ImportRecord) {
    overflow.formUnion(other.overflow)
    let added = other.entry
    if entry.seenOn.count == StoredEntry.mostDays, !added.seenOn.allSatisfy(entry.seenOn.contains) {
      overflow.insert(.days)
    }
    if entry.tags.count == StoredEntry.mostTags, !added.tags.allSatisfy(entry.tags.contains) { overflow.insert(.tags) }
    let hasOtherEpisodes = added.episodes.keys.contains { entry.episodes[$0] == nil }
    if hasOtherEpisodes { overflow.insert(.episodes) }
  }
}
