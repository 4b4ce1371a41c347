// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// The native ids of one entity at each provider, as far as known. They are no ids of this contract; a parameter takes
/// them with the provider in front, as in amc:61234.
public struct KnownIDs: Sendable, Hashable {
  /// The number at AMC.
  public var amc: Int?
  /// The number at TMDB.
  public var tmdb: Int?
  /// The id at IMDb: tt and at least seven digits for a movie or a show, nm and at least seven digits for a person.
  public var imdb: String?
  /// The number of a show at TheTVDB; given where external ids are included.
  public var tvdb: Int?
  /// The id at Wikidata; given where external ids are included.
  public var wikidata: String?

  public init(amc: Int? = nil, tmdb: Int? = nil, imdb: String? = nil, tvdb: Int? = nil, wikidata: String? = nil) {
    self.amc = amc
    self.tmdb = tmdb
    self.imdb = imdb
    self.tvdb = tvdb
    self.wikidata = wikidata
  }
}

extension KnownIDs: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("amc", amc)
    writer.member("tmdb", tmdb)
    writer.member("imdb", imdb)
    writer.member("tvdb", tvdb)
    writer.member("wikidata", wikidata)
  }
}

extension KnownIDs {
  /// Takes each field that is nil here from another one's.
  public mutating func fill(from other: KnownIDs) {
    amc = amc ?? other.amc
    tmdb = tmdb ?? other.tmdb
    imdb = imdb ?? other.imdb
    tvdb = tvdb ?? other.tvdb
    wikidata = wikidata ?? other.wikidata
  }
}

