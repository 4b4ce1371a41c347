// SPDX-License-Identifier: MIT
import AMC
import EndpointCore
import Pixabay
import TMDB

// Providers: the list of all upstreams, in the order in which people see them.
//
//     AMC, TMDB, Pixabay ──Upstream──▶ Upstream.all ──▶ settings, keys, doctor, help, images, attributions, MCP
//
// To add a provider: its name in schema/models/Provider.json, a module with its endpoints and its `Upstream`, an entry
// in this list, and the methods that call it.

extension Upstream {
  /// All providers, in display order.
  public static let all: [Upstream] = [.amc, .tmdb, .pixabay]

  /// The provider with this name; nil if there is none.
  public static func named(_ name: String) -> Upstream? { all.first { $0.name == name } }
}
