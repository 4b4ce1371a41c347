// SPDX-License-Identifier: MIT
import EndpointCore

/// A secret that authenticates the user to an upstream.
struct Key: Sendable {
  /// Where a key came from, highest precedence first.
  enum Origin: Sendable, Hashable {
    /// `credentials/set`.
    case set
    case environment(variable: String)
    case configurationFile
  }

  let secret: String
  let form: KeyForm
  let origin: Origin

  /// - Parameters:
  ///   - given: the form under which it was configured; nil for `credentials/set`.
  /// - Returns: nil for an empty secret, and for an upstream without keys.
  init?(_ secret: String, given: KeyForm? = nil, for upstream: Upstream, from origin: Origin) {
    guard !secret.isEmpty, let form = upstream.form(of: secret, given: given) else { return nil }
    self.secret = secret
    self.form = form
    self.origin = origin
  }

  /// The key in the form in which it is sent to the upstream.
  var credential: Credential { Credential(secret, in: form.placement) }
}
