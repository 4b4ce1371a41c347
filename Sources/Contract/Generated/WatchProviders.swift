// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// Where to watch one movie or show. The data is JustWatch's, which asks to be named.
public struct WatchProviders: Sendable, Hashable, Dated, Localized {
  /// The id of the movie or the show.
  public var id: EntityID
  /// The offers, by country (ISO 3166-1 alpha-2); with region only that country's.
  public var regions: [String: WatchOffers]
  /// The id given in the request; present only if the provider that answered knows the entity by another id.
  public var linkedFrom: EntityID?
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
  /// The settings of the user that stand for parameters that the call left out; absent if none does.
  public var settingsUsed: [SettingName]?
  /// Whether one of the services that the user subscribes to has it in the subscription, free or with advertisements:
  /// in the region of the call, or, without one, in any country with such services. Absent if no services are set
  /// there, or the offers weren't requested.
  public var onMine: Bool?

  public init(id: EntityID, regions: [String: WatchOffers], linkedFrom: EntityID? = nil, tmdb: RawJSON? = nil, ageSeconds: Int? = nil, stale: Bool? = nil, settingsUsed: [SettingName]? = nil, onMine: Bool? = nil) {
    self.id = id
    self.regions = regions
    self.linkedFrom = linkedFrom
    self.tmdb = tmdb
    self.ageSeconds = ageSeconds
    self.stale = stale
    self.settingsUsed = settingsUsed
    self.onMine = onMine
  }
}

extension WatchProviders: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("regions", regions)
    writer.member("linkedFrom", linkedFrom)
    writer.member("tmdb", tmdb)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
    writer.member("settingsUsed", settingsUsed)
    writer.member("onMine", onMine)
  }
}

/// Where to watch a movie or a show in one country.
public struct WatchOffers: Sendable, Hashable {
  /// The URL of a page that leads to the offers.
  public var url: String?
  /// The services that include it in a subscription.
  public var subscription: [WatchProvider]?
  /// The services that show it free of charge.
  public var free: [WatchProvider]?
  /// The services that show it free of charge with advertisements.
  public var ads: [WatchProvider]?
  /// The services that rent it.
  public var rent: [WatchProvider]?
  /// The services that sell it.
  public var buy: [WatchProvider]?
  /// TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
  /// of values that it converts. Absent if there are none.
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

extension WatchOffers: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("url", url)
    writer.member("subscription", subscription)
    writer.member("free", free)
    writer.member("ads", ads)
    writer.member("rent", rent)
    writer.member("buy", buy)
    writer.member("tmdb", tmdb)
  }
}

/// A streaming service or shop.
public struct WatchProvider: Sendable, Hashable {
  /// The service's id, which movies/discover takes.
  public var id: EntityID
  /// The service's name.
  public var name: String
  /// The URL of the logo.
  public var logoUrl: String?
  /// The logo's path, for images/url and images/fetch.
  public var logoPath: String?
  /// The position in lists; lower numbers come first.
  public var order: Int?
  /// True in the offers of a film or show if the user subscribes to the service in that country, as services/set has
  /// it; otherwise absent.
  public var mine: Bool?
  /// TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
  /// of values that it converts. Absent if there are none.
  public var tmdb: RawJSON?

  public init(id: EntityID, name: String, logoUrl: String? = nil, logoPath: String? = nil, order: Int? = nil, mine: Bool? = nil, tmdb: RawJSON? = nil) {
    self.id = id
    self.name = name
    self.logoUrl = logoUrl
    self.logoPath = logoPath
    self.order = order
    self.mine = mine
    self.tmdb = tmdb
  }
}

extension WatchProvider: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("name", name)
    writer.member("logoUrl", logoUrl)
    writer.member("logoPath", logoPath)
    writer.member("order", order)
    writer.member("mine", mine)
    writer.member("tmdb", tmdb)
  }
}

