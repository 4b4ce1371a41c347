// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// An entry of a list of codes: what a filter takes, and what it means.
public struct CodeEntry: Sendable, Hashable, Boxed {
  /// The code that filters take.
  public var code: String {
    get { box.members.code }
    _modify { own(); yield &box.members.code }
  }
  /// The name, in English; filters that take names take it too.
  public var name: String {
    get { box.members.name }
    _modify { own(); yield &box.members.name }
  }
  /// The name as the country or the speakers of the language write it.
  public var nativeName: String? {
    get { box.members.nativeName }
    _modify { own(); yield &box.members.nativeName }
  }
  /// The country that gives the age rating.
  public var country: String? {
    get { box.members.country }
    _modify { own(); yield &box.members.country }
  }
  /// The department of the job.
  public var department: String? {
    get { box.members.department }
    _modify { own(); yield &box.members.department }
  }
  /// What the age rating or the attribute means.
  public var description: String? {
    get { box.members.description }
    _modify { own(); yield &box.members.description }
  }
  /// What has the attribute: movies, theatres, showtimes, in AMC's words.
  public var appliesTo: [String]? {
    get { box.members.appliesTo }
    _modify { own(); yield &box.members.appliesTo }
  }
  /// Whether the attribute is a premium format, such as IMAX.
  public var isPremiumFormat: Bool? {
    get { box.members.isPremiumFormat }
    _modify { own(); yield &box.members.isPremiumFormat }
  }
  /// The position among the age ratings of the country: a higher one is for older viewers.
  public var order: Int? {
    get { box.members.order }
    _modify { own(); yield &box.members.order }
  }
  /// AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
  /// values that it converts. Absent if there are none.
  public var amc: RawJSON? {
    get { box.members.amc }
    _modify { own(); yield &box.members.amc }
  }
  /// TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
  /// of values that it converts. Absent if there are none.
  public var tmdb: RawJSON? {
    get { box.members.tmdb }
    _modify { own(); yield &box.members.tmdb }
  }

  /// Copies share it until one of them is changed.
  private var box: Box

  private final class Box: @unchecked Sendable {
    /// Changed only in a box that one value has, so that no access to it overlaps with another.
    @exclusivity(unchecked) var members: Members
    init(_ members: Members) { self.members = members }
  }

  fileprivate struct Members: Sendable, Hashable {
    var code: String
    var name: String
    var nativeName: String?
    var country: String?
    var department: String?
    var description: String?
    var appliesTo: [String]?
    var isPremiumFormat: Bool?
    var order: Int?
    var amc: RawJSON?
    var tmdb: RawJSON?
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

  public init(code: String, name: String, nativeName: String? = nil, country: String? = nil, department: String? = nil, description: String? = nil, appliesTo: [String]? = nil, isPremiumFormat: Bool? = nil, order: Int? = nil, amc: RawJSON? = nil, tmdb: RawJSON? = nil) {
    box = Box(Members(code: code, name: name, nativeName: nativeName, country: country, department: department, description: description, appliesTo: appliesTo, isPremiumFormat: isPremiumFormat, order: order, amc: amc, tmdb: tmdb))
  }
}

extension CodeEntry: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    members.writeMembers(to: &writer)
    writer.endObject()
  }
}

extension CodeEntry.Members {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("code", code)
    writer.member("name", name)
    writer.member("nativeName", nativeName)
    writer.member("country", country)
    writer.member("department", department)
    writer.member("description", description)
    writer.member("appliesTo", appliesTo)
    writer.member("isPremiumFormat", isPremiumFormat)
    writer.member("order", order)
    writer.member("amc", amc)
    writer.member("tmdb", tmdb)
  }
}

