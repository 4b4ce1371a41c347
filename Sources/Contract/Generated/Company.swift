// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// A company that produces movies or shows. Rows of search/companies have a name, a country and a logo at most.
public struct Company: Sendable, Hashable, Dated, Boxed {
  /// The company's id.
  public var id: EntityID {
    get { box.members.id }
    _modify { own(); yield &box.members.id }
  }
  /// The name.
  public var name: String {
    get { box.members.name }
    _modify { own(); yield &box.members.name }
  }
  /// What the company is; most have no description.
  public var description: String? {
    get { box.members.description }
    _modify { own(); yield &box.members.description }
  }
  /// Where it has its seat, as TMDB's editors write it.
  public var headquarters: String? {
    get { box.members.headquarters }
    _modify { own(); yield &box.members.headquarters }
  }
  /// The URL of the company's page.
  public var homepage: String? {
    get { box.members.homepage }
    _modify { own(); yield &box.members.homepage }
  }
  /// The country that it comes from.
  public var country: String? {
    get { box.members.country }
    _modify { own(); yield &box.members.country }
  }
  /// The company that owns it.
  public var parent: NamedEntity? {
    get { box.members.parent }
    _modify { own(); yield &box.members.parent }
  }
  /// The URL of the logo, in a size for lists.
  public var logoUrl: String? {
    get { box.members.logoUrl }
    _modify { own(); yield &box.members.logoUrl }
  }
  /// The logo's path, for images/url and images/fetch.
  public var logoPath: String? {
    get { box.members.logoPath }
    _modify { own(); yield &box.members.logoPath }
  }
  /// TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
  /// of values that it converts. Absent if there are none.
  public var tmdb: RawJSON? {
    get { box.members.tmdb }
    _modify { own(); yield &box.members.tmdb }
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
    var id: EntityID
    var name: String
    var description: String?
    var headquarters: String?
    var homepage: String?
    var country: String?
    var parent: NamedEntity?
    var logoUrl: String?
    var logoPath: String?
    var tmdb: RawJSON?
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

  public init(id: EntityID, name: String, description: String? = nil, headquarters: String? = nil, homepage: String? = nil, country: String? = nil, parent: NamedEntity? = nil, logoUrl: String? = nil, logoPath: String? = nil, tmdb: RawJSON? = nil, ageSeconds: Int? = nil, stale: Bool? = nil) {
    box = Box(Members(id: id, name: name, description: description, headquarters: headquarters, homepage: homepage, country: country, parent: parent, logoUrl: logoUrl, logoPath: logoPath, tmdb: tmdb, ageSeconds: ageSeconds, stale: stale))
  }
}

extension Company: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    members.writeMembers(to: &writer)
    writer.endObject()
  }
}

extension Company.Members {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("name", name)
    writer.member("description", description)
    writer.member("headquarters", headquarters)
    writer.member("homepage", homepage)
    writer.member("country", country)
    writer.member("parent", parent)
    writer.member("logoUrl", logoUrl)
    writer.member("logoPath", logoPath)
    writer.member("tmdb", tmdb)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
  }
}

