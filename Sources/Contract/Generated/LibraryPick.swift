// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// A film or a show that was chosen from the library.
public struct LibraryPick: Sendable, Hashable, Boxed {
  /// The id under which the library has it.
  public var id: EntityID {
    get { box.members.id }
    _modify { own(); yield &box.members.id }
  }
  /// Whether it is a film or a show.
  public var kind: WorkKind {
    get { box.members.kind }
    _modify { own(); yield &box.members.kind }
  }
  /// The title.
  public var title: String {
    get { box.members.title }
    _modify { own(); yield &box.members.title }
  }
  /// The year of the release or of the first broadcast, if known.
  public var year: Int? {
    get { box.members.year }
    _modify { own(); yield &box.members.year }
  }
  /// The running time, of a show that of an episode; absent while it isn't known. In minutes.
  public var runtimeMinutes: Int? {
    get { box.members.runtimeMinutes }
    _modify { own(); yield &box.members.runtimeMinutes }
  }
  /// The names of its genres, in English; absent while they aren't known.
  public var genres: [String]? {
    get { box.members.genres }
    _modify { own(); yield &box.members.genres }
  }
  /// The URL of the poster, in a size for lists.
  public var posterUrl: String? {
    get { box.members.posterUrl }
    _modify { own(); yield &box.members.posterUrl }
  }
  /// The user's entry.
  public var library: LibraryEntry {
    get { box.members.library }
    _modify { own(); yield &box.members.library }
  }
  /// The first showing that fits; absent unless one does.
  public var showing: Showing? {
    get { box.members.showing }
    _modify { own(); yield &box.members.showing }
  }
  /// The best seats together at that showing, if seatsTogether asks for them.
  public var seats: [String]? {
    get { box.members.seats }
    _modify { own(); yield &box.members.seats }
  }
  /// Whether one of the user's services has it; absent if that isn't known.
  public var onMine: Bool? {
    get { box.members.onMine }
    _modify { own(); yield &box.members.onMine }
  }
  /// Why it was chosen, the most important first.
  public var reasons: [String] {
    get { box.members.reasons }
    _modify { own(); yield &box.members.reasons }
  }

  /// Copies share it until one of them is changed.
  private var box: Box

  private final class Box: @unchecked Sendable {
    /// Changed only in a box that one value has, so that no access to it overlaps with another.
    @exclusivity(unchecked) var members: Members
    init(_ members: Members) { self.members = members }
  }

  fileprivate struct Members: Sendable, Hashable {
    var id: EntityID
    var kind: WorkKind
    var title: String
    var year: Int?
    var runtimeMinutes: Int?
    var genres: [String]?
    var posterUrl: String?
    var library: LibraryEntry
    var showing: Showing?
    var seats: [String]?
    var onMine: Bool?
    var reasons: [String]
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

  public init(id: EntityID, kind: WorkKind, title: String, year: Int? = nil, runtimeMinutes: Int? = nil, genres: [String]? = nil, posterUrl: String? = nil, library: LibraryEntry, showing: Showing? = nil, seats: [String]? = nil, onMine: Bool? = nil, reasons: [String]) {
    box = Box(Members(id: id, kind: kind, title: title, year: year, runtimeMinutes: runtimeMinutes, genres: genres, posterUrl: posterUrl, library: library, showing: showing, seats: seats, onMine: onMine, reasons: reasons))
  }
}

extension LibraryPick: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    members.writeMembers(to: &writer)
  }
}

extension LibraryPick.Members {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("kind", kind)
    writer.member("title", title)
    writer.member("year", year)
    writer.member("runtimeMinutes", runtimeMinutes)
    writer.member("genres", genres)
    writer.member("posterUrl", posterUrl)
    writer.member("library", library)
    writer.member("showing", showing)
    writer.member("seats", seats)
    writer.member("onMine", onMine)
    writer.member("reasons", reasons)
  }
}

/// What was chosen from the library.
public struct LibraryPicks: Sendable, Hashable, Dated, Boxed {
  /// One to three, the best first; none if nothing fits.
  public var items: [LibraryPick] {
    get { box.members.items }
    _modify { own(); yield &box.members.items }
  }
  /// The seed; the next one chooses others.
  public var seed: Int {
    get { box.members.seed }
    _modify { own(); yield &box.members.seed }
  }
  /// The place whose theatres were asked; absent if none were.
  public var place: FoundPlace? {
    get { box.members.place }
    _modify { own(); yield &box.members.place }
  }
  /// The day of the showings, or the first of several, by the clock of the place; absent if no theatres were asked.
  public var date: Day? {
    get { box.members.date }
    _modify { own(); yield &box.members.date }
  }
  /// The last of several days.
  public var untilDate: Day? {
    get { box.members.untilDate }
    _modify { own(); yield &box.members.untilDate }
  }
  /// Why nothing was chosen, or what could not be known; otherwise absent.
  public var message: String? {
    get { box.members.message }
    _modify { own(); yield &box.members.message }
  }
  /// The settings of the user that stand for parameters that the call left out; absent if none does.
  public var settingsUsed: [SettingName]? {
    get { box.members.settingsUsed }
    _modify { own(); yield &box.members.settingsUsed }
  }
  /// What happened to the library, if it was damaged and the user has not settled it yet (library/recover).
  public var libraryFault: RPCError? {
    get { box.members.libraryFault }
    _modify { own(); yield &box.members.libraryFault }
  }
  /// The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
  /// oldest. Absent if all of them are new.
  public var ageSeconds: Int? {
    get { box.members.ageSeconds }
    _modify { own(); yield &box.members.ageSeconds }
  }
  /// True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
  /// never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
  /// shows, people and theatres for a week.
  public var stale: Bool? {
    get { box.members.stale }
    _modify { own(); yield &box.members.stale }
  }

  /// Copies share it until one of them is changed.
  private var box: Box

  private final class Box: @unchecked Sendable {
    /// Changed only in a box that one value has, so that no access to it overlaps with another.
    @exclusivity(unchecked) var members: Members
    init(_ members: Members) { self.members = members }
  }

  fileprivate struct Members: Sendable, Hashable {
    var items: [LibraryPick]
    var seed: Int
    var place: FoundPlace?
    var date: Day?
    var untilDate: Day?
    var message: String?
    var settingsUsed: [SettingName]?
    var libraryFault: RPCError?
    var ageSeconds: Int?
    var stale: Bool?
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

  public init(items: [LibraryPick], seed: Int, place: FoundPlace? = nil, date: Day? = nil, untilDate: Day? = nil, message: String? = nil, settingsUsed: [SettingName]? = nil, libraryFault: RPCError? = nil, ageSeconds: Int? = nil, stale: Bool? = nil) {
    box = Box(Members(items: items, seed: seed, place: place, date: date, untilDate: untilDate, message: message, settingsUsed: settingsUsed, libraryFault: libraryFault, ageSeconds: ageSeconds, stale: stale))
  }
}

extension LibraryPicks: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    members.writeMembers(to: &writer)
  }
}

extension LibraryPicks.Members {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("items", items)
    writer.member("seed", seed)
    writer.member("place", place)
    writer.member("date", date)
    writer.member("untilDate", untilDate)
    writer.member("message", message)
    writer.member("settingsUsed", settingsUsed)
    writer.member("libraryFault", libraryFault)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
  }
}

