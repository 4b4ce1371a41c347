// SPDX-License-Identifier: MIT
import Basics

/// A service that offers films at home, with the id that TMDB (and JustWatch, its source) uses.
struct WatchProvider: Sendable, Hashable {
  let id: Int
  let name: String

  /// The services that offer a film in a country, by kind of offer.
  struct Offers: Sendable {
    let subscription: [WatchProvider]
    let rental: [WatchProvider]
    let purchase: [WatchProvider]

    var all: [WatchProvider] { subscription + rental + purchase }
  }

  /// The countries for which the sandbox has offers.
  static let countries = ["DE", "ES", "FR", "GB", "US"]

  /// The offers for a film; nil in any other country, and until 90 days after the release.
  static func offers(of film: Film, in country: String, today: Day, world: WorldEvents? = nil) -> Offers? {
    guard countries.contains(country), film.released <= today.shifted(days: -90) else { return nil }
    var random = SplitMix64("offers", film.ids.amc, country == "US" ? 0 : 1)
    let home = film.studio.map(home(of:)) ?? netflix
    var subscription = [home]
    if country != "US", random.below(3) == 0 { subscription = random.below(2) == 0 ? [netflix] : [] }
    return Offers(
      subscription: subscription,
      rental: [apple, amazonVideo] + (world?.isForRent(film) ?? false ? [fandango] : []),
      purchase: [apple, amazonVideo, googlePlay])
  }

  /// The offers for a show: its network's service has it in a subscription, and shops sell it.
  static func offers(of show: Show, in country: String) -> Offers? {
    guard countries.contains(country), let network = show.facts?.network.name else { return nil }
    return Offers(subscription: [home(ofNetwork: network)], rental: [], purchase: [apple, amazonVideo])
  }

  private static func home(ofNetwork name: String) -> WatchProvider {
    switch name {
    case "HBO", "Adult Swim", "Comedy Central": WatchProvider(id: 1_899, name: "HBO Max")
    case "Disney+", "ABC": WatchProvider(id: 337, name: "Disney Plus")
    case "Prime Video": WatchProvider(id: 9, name: "Amazon Prime Video")
    case "Apple TV": WatchProvider(id: 350, name: "Apple TV Plus")
    case "FOX", "FX", "Hulu": WatchProvider(id: 15, name: "Hulu")
    case "NBC", "USA Network": WatchProvider(id: 386, name: "Peacock Premium")
    case "CBS", "Showtime", "Nickelodeon", "Syndication": WatchProvider(id: 531, name: "Paramount Plus")
    default: netflix
    }
  }

  private static func home(of studio: Studio) -> WatchProvider {
    switch studio {
    case .disney, .fox: WatchProvider(id: 337, name: "Disney Plus")
    case .warner, .a24: WatchProvider(id: 1_899, name: "HBO Max")
    case .universal: WatchProvider(id: 386, name: "Peacock Premium")
    case .paramount: WatchProvider(id: 531, name: "Paramount Plus")
    case .janus: WatchProvider(id: 258, name: "Criterion Channel")
    case .amazon, .mgm: WatchProvider(id: 9, name: "Amazon Prime Video")
    case .neon, .lionsgate: WatchProvider(id: 15, name: "Hulu")
    case .sony, .gkids, .independent: netflix
    }
  }

  /// The services that offer films in any country, by id.
  static let all = Set(Studio.allCases.map(home) + [fandango, netflix, apple, amazonVideo, googlePlay])
    .sorted { $0.id < $1.id }

  private static let fandango = WatchProvider(id: 7, name: "Fandango At Home")
  private static let netflix = WatchProvider(id: 8, name: "Netflix")
  private static let apple = WatchProvider(id: 2, name: "Apple TV")
  private static let amazonVideo = WatchProvider(id: 10, name: "Amazon Video")
  private static let googlePlay = WatchProvider(id: 3, name: "Google Play Movies")
}
