import EndpointCore
import Testing

@testable import TMDB

@Suite("TMDB's two kinds of key", .timeLimit(.minutes(1)))
struct CredentialTests {
  let bearer = Credential.Placement.header(name: "Authorization", prefix: "Bearer ")
  let query = Credential.Placement.queryItem(name: "api_key")

  @Test("are told apart by form, whatever they were given as", arguments: [false, true])
  func forms(isLikelyToken: Bool) {
    let token = Credential.tmdb("eyJhbGciOi.J9.sig", isLikelyToken: isLikelyToken)
    #expect(token == Credential("eyJhbGciOi.J9.sig", in: bearer))
    let key = Credential.tmdb("0123456789abcdefABCDEF0123456789", isLikelyToken: isLikelyToken)
    #expect(key == Credential("0123456789abcdefABCDEF0123456789", in: query))
  }

  @Test(
    "are what their name says where the form says nothing", arguments: ["test", "0123456789abcdef0123456789abcdeg"])
  func names(secret: String) {
    #expect(Credential.tmdb(secret, isLikelyToken: true).placement == bearer)
    #expect(Credential.tmdb(secret, isLikelyToken: false).placement == query)
  }
}
