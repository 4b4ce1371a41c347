// SPDX-License-Identifier: MIT
import EndpointCore

// The environment variables of an upstream, which all begin with the program's name and the upstream's.
extension Upstream {
  /// Moves the upstream (a proxy, a test server).
  public var baseVariable: String { variable("url") }

  /// Moves its images; nil where they are at no single address.
  public var imageBaseVariable: String? { hasImageBase ? variable("image_url") : nil }

  /// The variable that sets the rate.
  public var rateVariable: String { variable("rate") }

  /// The variable that may hold a key of this form.
  public func variable(for form: KeyForm) -> String { variable(form.name) }

  /// Those that may hold a key, the preferred one first, for people: `MARQUEE_TMDB_TOKEN or MARQUEE_TMDB_KEY`.
  public var keyVariables: String { keys.map(variable).joined(separator: " or ") }

  private func variable(_ end: String) -> String { "MARQUEE_\(name)_\(end)".uppercased() }
}
