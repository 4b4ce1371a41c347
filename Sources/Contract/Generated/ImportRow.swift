// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// A film or a show of an import, or a line, a file or a value of a line that is skipped.
public struct ImportRow: Sendable, Hashable {
  /// What became of it.
  public var outcome: ImportOutcome
  /// Whether it is a film or a show; absent if it is skipped, and while only TMDB can say it.
  public var kind: WorkKind?
  /// The title, as the export has it; absent if it has none.
  public var title: String?
  /// The year, as the export has it; absent if it has none.
  public var year: Int?
  /// The id of its entry in the library; absent if it has none.
  public var id: EntityID?
  /// TMDB's title, if the film or show was found by a title that differs from the export's: it may be another one.
  /// Absent if the titles are the same.
  public var matchedTitle: String?
  /// TMDB's year, if the film or show was found by a year next to the export's: it may be another one. Absent if the
  /// years are the same.
  public var matchedYear: Int?
  /// The number by which library/set settles it; absent if it is settled without doubt, and before it is stored.
  public var row: Int?
  /// Where the export has it, as the file and the number of the line or element; at most twenty. Absent in
  /// library/unmatched.
  public var places: [String]?
  /// What it may be, the likeliest first; absent if nothing is like it.
  public var candidates: [ImportCandidate]?
  /// What the export has about it, which its entry has or will have; absent if it is skipped.
  public var library: LibraryEntry?
  /// Why it is skipped, ambiguous or waits, if that is not plain; otherwise absent.
  public var reason: String?

  public init(outcome: ImportOutcome, kind: WorkKind? = nil, title: String? = nil, year: Int? = nil, id: EntityID? = nil, matchedTitle: String? = nil, matchedYear: Int? = nil, row: Int? = nil, places: [String]? = nil, candidates: [ImportCandidate]? = nil, library: LibraryEntry? = nil, reason: String? = nil) {
    self.outcome = outcome
    self.kind = kind
    self.title = title
    self.year = year
    self.id = id
    self.matchedTitle = matchedTitle
    self.matchedYear = matchedYear
    self.row = row
    self.places = places
    self.candidates = candidates
    self.library = library
    self.reason = reason
  }
}

extension ImportRow: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("outcome", outcome)
    writer.member("kind", kind)
    writer.member("title", title)
    writer.member("year", year)
    writer.member("id", id)
    writer.member("matchedTitle", matchedTitle)
    writer.member("matchedYear", matchedYear)
    writer.member("row", row)
    writer.member("places", places)
    writer.member("candidates", candidates)
    writer.member("library", library)
    writer.member("reason", reason)
  }
}

/// What became of a row of an import.
public enum ImportOutcome: String, Enumeration {
  /// It is settled: its entry was added or changed.
  case matched
  /// It is settled: its entry has all of it already.
  case unchanged
  /// It may be one of several; library/set settles it.
  case ambiguous
  /// TMDB has none of this title and year; library/set settles it.
  case notFound
  /// TMDB could not be asked; library/import asks again.
  case waiting
  /// It is left out.
  case skipped
}

/// A film or a show that a row of an import may be.
public struct ImportCandidate: Sendable, Hashable {
  /// Its id.
  public var id: EntityID
  /// Its title.
  public var title: String
  /// The year of its release or first broadcast, if known.
  public var year: Int?

  public init(id: EntityID, title: String, year: Int? = nil) {
    self.id = id
    self.title = title
    self.year = year
  }
}

extension ImportCandidate: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("title", title)
    writer.member("year", year)
  }
}

/// How many rows of an import have each outcome. Those that are none are absent.
public struct ImportCounts: Sendable, Hashable {
  /// Rows whose entry was added or changed. In rows.
  public var matched: Int?
  /// Rows whose entry has all of it already. In rows.
  public var unchanged: Int?
  /// Rows that may be one of several films. In rows.
  public var ambiguous: Int?
  /// Rows that TMDB doesn't have. In rows.
  public var notFound: Int?
  /// Rows for which TMDB could not be asked. In rows.
  public var waiting: Int?
  /// Lines, files and values of lines that are left out. In rows.
  public var skipped: Int?

  public init(matched: Int? = nil, unchanged: Int? = nil, ambiguous: Int? = nil, notFound: Int? = nil, waiting: Int? = nil, skipped: Int? = nil) {
    self.matched = matched
    self.unchanged = unchanged
    self.ambiguous = ambiguous
    self.notFound = notFound
    self.waiting = waiting
    self.skipped = skipped
  }
}

extension ImportCounts: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("matched", matched)
    writer.member("unchanged", unchanged)
    writer.member("ambiguous", ambiguous)
    writer.member("notFound", notFound)
    writer.member("waiting", waiting)
    writer.member("skipped", skipped)
  }
}

/// What an import took for granted of a file that doesn't say it.
public struct ImportAssumption: Sendable, Hashable {
  /// The file, as in places.
  public var file: String
  /// The status of those of its films that have neither a rating nor a day; absent if the file says it.
  public var status: LibraryStatus?
  /// The best rating of its scale, 5 or 10; absent if the file says it or has no ratings. In points.
  public var bestRating: Int?

  public init(file: String, status: LibraryStatus? = nil, bestRating: Int? = nil) {
    self.file = file
    self.status = status
    self.bestRating = bestRating
  }
}

extension ImportAssumption: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("file", file)
    writer.member("status", status)
    writer.member("bestRating", bestRating)
  }
}

/// A form of an export.
public enum ExportFormat: String, Enumeration {
  /// Everything that the library has.
  case json
  /// The table (CSV) that Letterboxd's import page reads.
  case letterboxd
}

/// Where the entries of a damaged library come from.
public enum RecoverySource: String, Enumeration {
  /// The file that was set aside, as far as it can be read, and the latest copy that has what can't; a record of the
  /// changes since that copy says which is right.
  case damaged
  /// A copy that was made of the library.
  case backup
  /// Nowhere: the library stays as it is now.
  case nothing
}

/// What came back, and what did not.
public struct LibraryRecovery: Sendable, Hashable, Boxed {
  /// The number of entries that came back.
  public var restored: Int {
    get { box.members.restored }
    _modify { own(); yield &box.members.restored }
  }
  /// How many of them come from a copy, because the damaged file no longer has them; absent if none does. In entries.
  public var fromCopies: Int? {
    get { box.members.fromCopies }
    _modify { own(); yield &box.members.fromCopies }
  }
  /// Entries without their last changes, which nothing has any more, and from a backup those that were removed after
  /// it, ten thousand at most; absent if there are none.
  public var older: [MissingEntry]? {
    get { box.members.older }
    _modify { own(); yield &box.members.older }
  }
  /// Entries that came back although bytes of them were changed in the damaged file, because no copy has them, ten
  /// thousand at most; absent if there are none. Check their values.
  public var altered: [MissingEntry]? {
    get { box.members.altered }
    _modify { own(); yield &box.members.altered }
  }
  /// The number of entries that the library has now.
  public var entries: Int {
    get { box.members.entries }
    _modify { own(); yield &box.members.entries }
  }
  /// Entries that are known to have been there and did not come back, ten thousand at most; absent if there are none.
  public var missing: [MissingEntry]? {
    get { box.members.missing }
    _modify { own(); yield &box.members.missing }
  }
  /// How many did not come back, those included that nothing is known of; absent if none. In entries.
  public var missingCount: Int? {
    get { box.members.missingCount }
    _modify { own(); yield &box.members.missingCount }
  }
  /// The day of the copy that was used, in UTC; only from a backup.
  public var day: Day? {
    get { box.members.day }
    _modify { own(); yield &box.members.day }
  }
  /// The files that were set aside, under their new names. Only the user deletes them.
  public var kept: [String]? {
    get { box.members.kept }
    _modify { own(); yield &box.members.kept }
  }
  /// What came back and what did not, in a sentence or two.
  public var message: String {
    get { box.members.message }
    _modify { own(); yield &box.members.message }
  }

  /// Copies share it until one of them is changed.
  private var box: Box

  private final class Box: @unchecked Sendable {
    /// Changed only in a box that one value has, so that no access to it overlaps with another.
    @exclusivity(unchecked) var members: Members
    init(_ members: Members) { self.members = members }
  }

  fileprivate struct Members: Sendable, Hashable {
    var restored: Int
    var fromCopies: Int?
    var older: [MissingEntry]?
    var altered: [MissingEntry]?
    var entries: Int
    var missing: [MissingEntry]?
    var missingCount: Int?
    var day: Day?
    var kept: [String]?
    var message: String
  }

  fileprivate var members: Members { _read { yield box.members } }

  @inline(never) private mutating func own() {
    if !isKnownUniquelyReferenced(&box) { box = Box(box.members) }
  }

  public static func == (one: Self, other: Self) -> Bool {
    one.box === other.box || one.members == other.members
  }

  public func hash(into hasher: inout Hasher) { members.hash(into: &hasher) }

  public static var boxedBytes: Int { MemoryLayout<Members>.size }

  public init(restored: Int, fromCopies: Int? = nil, older: [MissingEntry]? = nil, altered: [MissingEntry]? = nil, entries: Int, missing: [MissingEntry]? = nil, missingCount: Int? = nil, day: Day? = nil, kept: [String]? = nil, message: String) {
    box = Box(Members(restored: restored, fromCopies: fromCopies, older: older, altered: altered, entries: entries, missing: missing, missingCount: missingCount, day: day, kept: kept, message: message))
  }
}

extension LibraryRecovery: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    members.writeMembers(to: &writer)
  }
}

extension LibraryRecovery.Members {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("restored", restored)
    writer.member("fromCopies", fromCopies)
    writer.member("older", older)
    writer.member("altered", altered)
    writer.member("entries", entries)
    writer.member("missing", missing)
    writer.member("missingCount", missingCount)
    writer.member("day", day)
    writer.member("kept", kept)
    writer.member("message", message)
  }
}

/// An entry that did not come back, or not as it was last.
public struct MissingEntry: Sendable, Hashable {
  /// One of its ids.
  public var id: String
  /// Its title; absent if it isn't known.
  public var title: String?

  public init(id: String, title: String? = nil) {
    self.id = id
    self.title = title
  }
}

extension MissingEntry: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("title", title)
  }
}

/// What was written.
public struct ExportReport: Sendable, Hashable {
  /// The file.
  public var path: String
  /// The number of entries in it.
  public var entries: Int
  /// The number of entries that aren't in it: of another status or, for Letterboxd, shows. Absent if none.
  public var leftOut: Int?
  /// What happened to the library, if it was damaged and the user has not settled it yet (library/recover).
  public var libraryFault: RPCError?

  public init(path: String, entries: Int, leftOut: Int? = nil, libraryFault: RPCError? = nil) {
    self.path = path
    self.entries = entries
    self.leftOut = leftOut
    self.libraryFault = libraryFault
  }
}

extension ExportReport: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("path", path)
    writer.member("entries", entries)
    writer.member("leftOut", leftOut)
    writer.member("libraryFault", libraryFault)
  }
}

