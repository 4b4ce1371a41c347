// SPDX-License-Identifier: MIT
import Contract
import JSONRPC

/// The streaming services that the user subscribes to, for features that know no library.
protocol UserServices: Sendable {
  /// The services by the code of their country, each country's in the order in which they were given.
  func subscribedServices() async throws(RPCError) -> [String: [EntityID]]
}

/// Learns what responses say of the films and shows in the user's library.
protocol WorkLearner: Sendable {
  /// - Parameters:
  ///   - content: the content of a response that is new from its upstream.
  ///   - isEnglish: whether its names are English.
  func learn<Content>(_ content: Content, isEnglish: Bool)
}

/// The services of `on: "mine"`, in the country that counts.
struct OwnServices {
  let region: Region
  let ids: [EntityID]
}

extension Call {
  /// The call's region, or else the only country in which the user has services; the United States if that is none.
  func regionOfServices() async throws(RPCError) -> Region {
    let countries = try await services.user.subscribedServices().keys
    return presentation.region ?? (countries.count == 1 ? countries.first.flatMap { Region($0) } : nil) ?? .unitedStates
  }

  /// The services that `on` selects: in the region of the call, or, without one, in the only country that has any.
  /// - Parameter fallback: the country that counts where several have some; nil if the call must have a region then.
  /// - Throws: -32602 if there are none.
  func ownServices(otherwise fallback: Region? = nil) async throws(RPCError) -> OwnServices {
    let all = try await services.user.subscribedServices()
    let countries = all.keys.sorted()
    guard !countries.isEmpty else {
      throw .invalidParameter(
        "on", expected: "services that the user subscribes to, which services/set stores", got: "none that are stored")
    }
    let only = countries.count == 1 ? Region(countries[0]) : fallback
    guard let region = presentation.region ?? only else {
      throw .invalidParameter(
        "region", expected: "one of the countries with services, \(countries.joined(separator: ", "))", got: "nothing",
        alternatives: countries)
    }
    guard let ids = all[region.code], !ids.isEmpty else {
      throw .invalidParameter(
        "on", expected: "services for \(region.code), which services/set stores, or another region",
        got: "services for \(countries.joined(separator: ", ")) alone")
    }
    return OwnServices(region: region, ids: ids)
  }
}
