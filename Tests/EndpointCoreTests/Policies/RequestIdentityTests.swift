// SPDX-License-Identifier: MIT
import Basics
import Testing

@testable import EndpointCore

@Suite("Request identity", .timeLimit(.minutes(5)))
struct RequestIdentityTests {
  func hex(_ text: String) -> String {
    SHA256.digest(Array(text.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  @Test("SHA-256 gives the digests of FIPS 180-4's examples and of the lengths around a block")
  func digests() {
    #expect(hex("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(hex("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(
      hex(String(repeating: "a", count: 55)) == "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318")
    #expect(
      hex(String(repeating: "a", count: 56)) == "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a")
    #expect(
      hex(String(repeating: "a", count: 64)) == "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb")
  }

  @Test("it holds no secret, and each secret makes another")
  func secrets() {
    func request(header: String, query: String) -> HTTPRequest {
      var request = HTTPRequest.get("/things?key=\(query)&page=1")
      request.headers["X-Vendor-Key"] = header
      request.secretHeaders = ["x-vendor-key"]
      request.secretQueryItems = ["key"]
      return request
    }
    let requests = [
      request(header: "alpha", query: "beta"), request(header: "beta", query: "alpha"),
      request(header: "alpha", query: "gamma"),
    ]
    let identities = requests.map(\.identity)
    #expect(Set(identities).count == 3)
    for identity in identities {
      for secret in ["alpha", "beta", "gamma"] { #expect(!identity.contains(secret)) }
    }
    #expect(request(header: "alpha", query: "beta").identity == identities[0])
  }

  @Test("a request without a key has no fingerprint")
  func noKey() {
    var request = HTTPRequest.get()
    #expect(request.keyFingerprint == "")
    request.secretHeaders = ["Authorization"]
    #expect(request.keyFingerprint == "")
  }

  @Test("the order and case of header names don't matter; their values do")
  func headers() {
    var one = HTTPRequest.get()
    one.headers = ["Accept": "application/json", "Accept-Language": "de"]
    var two = HTTPRequest.get()
    two.headers = ["accept-language": "de", "ACCEPT": "application/json"]
    var three = two
    three.headers["Accept-Language"] = "en"
    #expect(one.identity == two.identity)
    #expect(two.identity != three.identity)
  }
}
