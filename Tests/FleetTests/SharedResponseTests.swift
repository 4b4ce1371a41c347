// SPDX-License-Identifier: MIT
import Basics
import EndpointCore
import Testing

@testable import Fleet

@Suite("A shared response in a fleet's engine", .timeLimit(.minutes(5)))
struct SharedResponseTests {
  let key = ResponseKey("https://things.example/1", authenticationKey: Array("derived from a key".utf8))
  let now = Instant(secondsSince1970: 1_800_000_000)
  let response: CachedResponse

  init() {
    var headers = HTTPHeaders()
    headers.append("ETag", "\"a:b\"")
    headers.append("Cache-Control", "max-age=60")
    response = CachedResponse(
      url: "https://things.example/1", headers: headers, body: Array("{\"größe\":1}".utf8),
      receivedAt: Instant(secondsSince1970: 1_799_999_990))
  }

  func value(receivedAt seconds: Int = 1_799_999_990) throws -> [UInt8] {
    var response = response
    response.receivedAt = Instant(secondsSince1970: seconds)
    return try #require(SharedResponse.bytes(of: response, for: key))
  }

  func fault(_ value: [UInt8], _ other: ResponseKey? = nil) -> SharedResponse.Fault? {
    #expect(throws: SharedResponse.Fault.self) { try SharedResponse.read(value, for: other ?? key, now: now) }
  }

  @Test("is read as it was stored")
  func whole() throws { #expect(try SharedResponse.read(value(), for: key, now: now) == response) }

  @Test("is as old as its time of receipt, by the machines' clocks")
  func clocks() throws {
    let ahead = try SharedResponse.read(value(receivedAt: 1_800_000_060), for: key, now: now)
    #expect(ahead.receivedAt == now)
    #expect(fault(try value(receivedAt: 1_800_000_061)) == .fromTheFuture)
  }

  @Test("of another request, or of another key of the provider, is forged")
  func identities() throws {
    let secret = key.authenticationKey
    #expect(fault(try value(), ResponseKey("https://things.example/2", authenticationKey: secret)) == .forged)
    #expect(fault(try value(), ResponseKey(key.text, authenticationKey: [1])) == .forged)
    #expect(fault(try value(), ResponseKey(key.text)) == .forged)
    #expect(SharedResponse.bytes(of: response, for: ResponseKey(key.text)) == nil)
  }

  @Test("is refused after a change of any byte, and after any cut")
  func damage() throws {
    let value = try value()
    for index in value.indices {
      var damaged = value
      damaged[index] ^= 0x10
      #expect(fault(damaged) == (index < 4 ? .unknown : .forged), "byte \(index)")
      _ = fault(Array(value[..<index]))
    }
    #expect(fault(value + [0]) == .forged)
    #expect(fault([]) == .unknown)
    #expect(fault(Array("somebody else's".utf8)) == .unknown)
  }

  @Test("is not larger than the bound")
  func bound() {
    var large = response
    large.body = [UInt8](repeating: 32, count: SharedResponse.maximumCount)
    #expect(SharedResponse.bytes(of: large, for: key) == nil)
  }
}
