// SPDX-License-Identifier: MIT
import EndpointCore

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
  public var keyVariables: String { keys.map(variable).joined(separator: " or ") }

  private func variable(_ end: String) -> String { "MARQUEE_\(name)_\(end)".uppercased() }
}
