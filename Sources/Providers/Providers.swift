// SPDX-License-Identifier: MIT
import AMC
import Contract
import EndpointCore
import Pixabay
import TMDB

// Providers: the list of all upstreams, in the order in which they are shown.
//
//     AMC, TMDB, Pixabay ──Upstream──▶ Upstream.all ──▶ settings, keys, doctor, help, images, attributions, MCP
//
// To add a provider: its name in schema/models/Provider.json and ServerReport.json (`HealthSubject`), a member for its
// own fields in Page.json, its ids in schema/kinds.json; a module with its endpoints and its `Upstream`, named in
// Package.swift and in this list; an accessor in `Call`, and the methods that call it.

extension Upstream {
  /// All providers, in display order.
  public static let all: [Upstream] = [.amc, .tmdb, .pixabay]

  /// The provider with this name; nil if there is none.
  public static func named(_ name: String) -> Upstream? { all.first { $0.name == name } }
}

extension Upstream {
  /// The provider's name in the contract.
  public var provider: Provider { Provider(name) }
}

extension [Provider] {
  /// The clause that reports these providers as down, by their titles: `AMC or TMDB is not answering`.
  public var silence: String {
    let titles = map { Upstream.named($0.rawValue)?.title ?? $0.rawValue }
    return (isEmpty ? "the provider" : titles.joined(separator: " or ")) + " is not answering"
  }
}

// An upstream's environment variables, named MARQUEE_UPSTREAM_SETTING.
extension Upstream {
  /// The variable that overrides the base address, for a proxy or a test server.
  public var baseVariable: String { variable("url") }

  /// The variable that overrides the images' base address; nil if the images have no single base address.
  public var imageBaseVariable: String? { hasImageBase ? variable("image_url") : nil }

  /// The variable that sets the request rate.
  public var rateVariable: String { variable("rate") }

  /// The variable that holds a key of this form.
  public func variable(for form: KeyForm) -> String { variable(form.name) }

  /// All key variables for a message, the preferred one first: `MARQUEE_TMDB_TOKEN or MARQUEE_TMDB_KEY`.
  public var keyVariables: String { identity.keyVariables }

  private func variable(_ end: String) -> String { identity.variable(end) }
}

extension UpstreamIdentity {
  /// All key variables for a message, the preferred one first: `MARQUEE_TMDB_TOKEN or MARQUEE_TMDB_KEY`.
  public var keyVariables: String { keyNames.map(variable).joined(separator: " or ") }

  fileprivate func variable(_ end: String) -> String { "MARQUEE_\(name)_\(end)".uppercased() }
}
