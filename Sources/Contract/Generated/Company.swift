// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// A company that produces movies or shows. Rows of search/companies have a name, a country and a logo at most.
public struct Company: Sendable, Hashable, Dated {
  /// The company's id.
  public var id: EntityID
  /// The name.
  public var name: String
  /// What the company is; most have no description.
  public var description: String?
  /// Where it has its seat, as TMDB's editors write it.
  public var headquarters: String?
  /// The URL of the company's page.
  public var homepage: String?
  /// The country that it comes from.
  public var country: String?
  /// The company that owns it.
  public var parent: NamedEntity?
  /// The URL of the logo, in a size for lists.
  public var logoUrl: String?
  /// The logo's path, for images/url and images/fetch.
  public var logoPath: String?
  /// TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
  /// of values that it converts. Absent if there are none.
  public var tmdb: RawJSON?
  /// The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
  /// oldest. Absent if all of them are new.
  public var ageSeconds: Int?
  /// True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
  /// never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
  /// shows, people and theatres for a week.
  public var stale: Bool?

  public init(id: EntityID, name: String, description: String? = nil, headquarters: String? = nil, homepage: String? = nil, country: String? = nil, parent: NamedEntity? = nil, logoUrl: String? = nil, logoPath: String? = nil, tmdb: RawJSON? = nil, ageSeconds: Int? = nil, stale: Bool? = nil) {
    self.id = id
    self.name = name
    self.description = description
    self.headquarters = headquarters
    self.homepage = homepage
    self.country = country
    self.parent = parent
    self.logoUrl = logoUrl
    self.logoPath = logoPath
    self.tmdb = tmdb
    self.ageSeconds = ageSeconds
    self.stale = stale
  }
}

extension Company: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
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

