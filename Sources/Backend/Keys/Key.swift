// SPDX-License-Identifier: MIT
import EndpointCore

/// A secret that an upstream knows its user by.
struct Key: Sendable {
  /// Where it was found; the first case that has one wins.
  enum Origin: Sendable, Hashable {
    /// credentials/set.
    case set
    case environment(variable: String)
    case configurationFile
  }

  let secret: String
  let form: KeyForm
  let origin: Origin

  /// - Parameters:
  ///   - given: the form that it was given as; nil if nobody said.
  /// - Returns: nil for no secret, and for an upstream that has no keys.
  init?(_ secret: String, given: KeyForm? = nil, for upstream: Upstream, from origin: Origin) {
    guard !secret.isEmpty, let form = upstream.form(of: secret, given: given) else { return nil }
    self.secret = secret
    self.form = form
    self.origin = origin
  }

  /// As the upstream wants it.
  var credential: Credential { Credential(secret, in: form.placement) }
}
