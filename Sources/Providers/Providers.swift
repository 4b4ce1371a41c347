// SPDX-License-Identifier: MIT
import AMC
import EndpointCore
import Pixabay
import TMDB

// Providers: the upstreams that there are, in the order that people see them in.
//
//     AMC, TMDB, Pixabay ──Upstream──▶ Upstream.all ──▶ settings, keys, doctor, help, images, attributions, MCP
//
// To add one: its name in schema/models/Provider.json, a module of its own with its endpoints and its `Upstream`, a
// line in this list, and the methods that ask it.

extension Upstream {
  /// All providers, in the order in which they are listed.
  public static let all: [Upstream] = [.amc, .tmdb, .pixabay]

  /// The upstream on the list that has this name; nil if none does.
  public static func named(_ name: String) -> Upstream? { all.first { $0.name == name } }
}
