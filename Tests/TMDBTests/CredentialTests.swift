// SPDX-License-Identifier: MIT
import EndpointCore
import TestSupport
import Testing

@testable import TMDB

@Suite("TMDB's two kinds of key", .timeLimit(.minutes(5)))
struct CredentialTests {
  let token = Upstream.tmdb.keys[0]
  let key = Upstream.tmdb.keys[1]

  private func placement(of secret: String, given: KeyForm?) -> Credential.Placement? {
    Upstream.tmdb.form(of: secret, given: given)?.placement
  }

  @Test("are told apart by form, whatever they were given as")
  func forms() {
    for given in [token, key, nil] {
      expect(
        placement(of: "eyJhbGciOi.J9.sig", given: given) == .header(name: "Authorization", prefix: "Bearer "))
      expect(placement(of: "0123456789abcdefABCDEF0123456789", given: given) == .queryItem(name: "api_key"))
    }
  }

  @Test(
    "are what their name says where the form says nothing, and a key where nobody said",
    arguments: ["test", "0123456789abcdef0123456789abcdeg"])
  func names(secret: String) {
    expect(placement(of: secret, given: token) == token.placement)
    expect(placement(of: secret, given: key) == key.placement)
    expect(placement(of: secret, given: nil) == key.placement)
  }
}
