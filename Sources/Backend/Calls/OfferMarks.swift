// SPDX-License-Identifier: MIT
import Contract
import JSONRPC

/// A film, a show or a row that may have offers.
protocol Offered {
  /// The offers by country; nil if they weren't requested.
  var offers: [String: WatchOffers]? { get set }
  var onMine: Bool? { get set }
}

extension Movie: Offered {
  var offers: [String: WatchOffers]? {
    get { watchProviders }
    set { watchProviders = newValue }
  }
}

extension Show: Offered {
  var offers: [String: WatchOffers]? {
    get { watchProviders }
    set { watchProviders = newValue }
  }
}

extension WatchProviders: Offered {
  var offers: [String: WatchOffers]? {
    get { regions }
    set { regions = newValue ?? [:] }
  }
}

extension WatchOffers {
  /// Marks those of the user's services.
  fileprivate mutating func mark(_ services: Set<EntityID>) {
    func marked(_ providers: [WatchProvider]?) -> [WatchProvider]? {
      providers?.map { provider in
        var provider = provider
        if services.contains(provider.id) { provider.mine = true }
        return provider
      }
    }
    subscription = marked(subscription)
    free = marked(free)
    ads = marked(ads)
    rent = marked(rent)
    buy = marked(buy)
  }

  /// Whether one of the user's services has it without a further payment.
  fileprivate var isOnMine: Bool { [subscription, free, ads].contains { $0?.contains { $0.mine == true } == true } }
}

extension Monetization {
  /// The ways without a further payment.
  static let included: [Monetization] = [.subscription, .free, .ads]
}

extension Offered {
  /// Marks the offers of the user's services.
  /// - Parameters:
  ///   - services: by country.
  ///   - region: the only country that counts; nil for every one that has services.
  mutating func mark(_ services: [String: Set<EntityID>], in region: Region?) {
    guard var offers else { return }
    for region in offers.keys { offers[region]?.mark(services[region] ?? []) }
    self.offers = offers
    let countries = region.map { [$0.code] } ?? Array(services.keys)
    guard countries.contains(where: { services[$0]?.isEmpty == false }) else { return }
    onMine = countries.contains { offers[$0]?.isOnMine == true }
  }
}

extension Call {
  /// The film or the show with marks on its offers. If the services can't be read there are none.
  func withMarkedOffers<Work: Offered>(_ work: Work) async -> Work {
    guard work.offers != nil, let subscribed = try? await services.user.subscribedServices(), !subscribed.isEmpty
    else { return work }
    var work = work
    work.mark(subscribed.mapValues { Set($0) }, in: presentation.region)
    return work
  }
}
