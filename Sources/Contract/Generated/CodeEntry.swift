// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// An entry of a list of codes: what a filter takes, and what it means.
public struct CodeEntry: Sendable, Hashable {
  /// The code that filters take.
  public var code: String
  /// The name, in English; filters that take names take it too.
  public var name: String
  /// The name as the country or the speakers of the language write it.
  public var nativeName: String?
  /// The country that gives the age rating.
  public var country: String?
  /// The department of the job.
  public var department: String?
  /// What the age rating or the attribute means.
  public var description: String?
  /// What has the attribute: movies, theatres, showtimes, in AMC's words.
  public var appliesTo: [String]?
  /// Whether the attribute is a premium format, such as IMAX.
  public var isPremiumFormat: Bool?
  /// The position among the age ratings of the country: a higher one is for older viewers.
  public var order: Int?
  /// AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
  /// values that it converts. Absent if there are none.
  public var amc: RawJSON?
  /// TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
  /// of values that it converts. Absent if there are none.
  public var tmdb: RawJSON?

  public init(code: String, name: String, nativeName: String? = nil, country: String? = nil, department: String? = nil, description: String? = nil, appliesTo: [String]? = nil, isPremiumFormat: Bool? = nil, order: Int? = nil, amc: RawJSON? = nil, tmdb: RawJSON? = nil) {
    self.code = code
    self.name = name
    self.nativeName = nativeName
    self.country = country
    self.department = department
    self.description = description
    self.appliesTo = appliesTo
    self.isPremiumFormat = isPremiumFormat
    self.order = order
    self.amc = amc
    self.tmdb = tmdb
  }
}

extension CodeEntry: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
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

