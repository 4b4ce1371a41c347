import Testing

@testable import TMDB

@Suite("TMDB's two kinds of key")
struct CredentialTests {
  @Test("are told apart by form, whatever they were given as", arguments: [false, true])
  func forms(isLikelyKey: Bool) {
    let key = "0123456789abcdefABCDEF0123456789"
    #expect(TMDBCredential("eyJhbGciOi.J9.sig", isLikelyKey: isLikelyKey) == .token("eyJhbGciOi.J9.sig"))
    #expect(TMDBCredential(key, isLikelyKey: isLikelyKey) == .key(key))
    #expect(TMDBCredential(key).secret == key)
  }

  @Test("are what their name says where the form says nothing")
  func names() {
    #expect(TMDBCredential("test", isLikelyKey: true) == .key("test"))
    #expect(TMDBCredential("test", isLikelyKey: false) == .token("test"))
    #expect(TMDBCredential("0123456789abcdef0123456789abcdeg") == .token("0123456789abcdef0123456789abcdeg"))
  }
}
