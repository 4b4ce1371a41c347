// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// Where to watch one movie. The data comes from JustWatch, who ask to be named.
public struct WatchProviders: Sendable, Hashable, Dated {
  /// Which movie.
  public var id: EntityID
  /// The offers, by country (ISO 3166-1 alpha-2). With region, that country alone.
  public var regions: [String: WatchOffers]
  /// The id that was asked for, where the provider that answers knows the entity by another one.
  public var linkedFrom: EntityID?
  /// Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var tmdb: RawJSON?
  /// How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out if
  /// all of them came just now. In seconds.
  public var ageSeconds: Int?
  /// True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
  /// Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
  /// person or a theatre for a week.
  public var stale: Bool?

  public init(id: EntityID, regions: [String: WatchOffers], linkedFrom: EntityID? = nil, tmdb: RawJSON? = nil, ageSeconds: Int? = nil, stale: Bool? = nil) {
    self.id = id
    self.regions = regions
    self.linkedFrom = linkedFrom
    self.tmdb = tmdb
    self.ageSeconds = ageSeconds
    self.stale = stale
  }
}

extension WatchProviders: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("regions", regions)
    writer.member("linkedFrom", linkedFrom)
    writer.member("tmdb", tmdb)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
    writer.endObject()
  }
}

/// Where to watch a movie in one country.
public struct WatchOffers: Sendable, Hashable {
  /// A page that leads to the offers.
  public var url: String?
  /// Part of a subscription.
  public var subscription: [WatchProvider]?
  /// For nothing.
  public var free: [WatchProvider]?
  /// For nothing, with advertisements.
  public var ads: [WatchProvider]?
  /// To rent.
  public var rent: [WatchProvider]?
  /// To buy.
  public var buy: [WatchProvider]?
  /// Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var tmdb: RawJSON?

  public init(url: String? = nil, subscription: [WatchProvider]? = nil, free: [WatchProvider]? = nil, ads: [WatchProvider]? = nil, rent: [WatchProvider]? = nil, buy: [WatchProvider]? = nil, tmdb: RawJSON? = nil) {
    self.url = url
    self.subscription = subscription
    self.free = free
    self.ads = ads
    self.rent = rent
    self.buy = buy
    self.tmdb = tmdb
  }
}

extension WatchOffers: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("url", url)
    writer.member("subscription", subscription)
    writer.member("free", free)
    writer.member("ads", ads)
    writer.member("rent", rent)
    writer.member("buy", buy)
    writer.member("tmdb", tmdb)
    writer.endObject()
  }
}

/// A streaming service or a shop.
public struct WatchProvider: Sendable, Hashable {
  /// What movies/discover calls it.
  public var id: EntityID
  /// What it is called.
  public var name: String
  /// Its logo.
  public var logoUrl: String?
  /// What images/url and images/fetch call the logo.
  public var logoPath: String?
  /// Its place in lists; smaller comes first.
  public var order: Int?
  /// Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var tmdb: RawJSON?

  public init(id: EntityID, name: String, logoUrl: String? = nil, logoPath: String? = nil, order: Int? = nil, tmdb: RawJSON? = nil) {
    self.id = id
    self.name = name
    self.logoUrl = logoUrl
    self.logoPath = logoPath
    self.order = order
    self.tmdb = tmdb
  }
}

extension WatchProvider: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("name", name)
    writer.member("logoUrl", logoUrl)
    writer.member("logoPath", logoPath)
    writer.member("order", order)
    writer.member("tmdb", tmdb)
    writer.endObject()
  }
}

