// SPDX-License-Identifier: MIT
import Basics
import EndpointCore
import Testing

@testable import Fleet

@Suite("Kept answers as a fleet's engine has them", .timeLimit(.minutes(5)))
struct KeptValueTests {
  let identity = SharedKey("https://things.example/1")
  let now = Instant(secondsSince1970: 1_800_000_000)
  let answer: CachedResponse

  init() {
    var headers = HTTPHeaders()
    headers.append("ETag", "\"a:b\"")
    headers.append("Cache-Control", "max-age=60")
    answer = CachedResponse(
      url: "https://things.example/1", headers: headers, body: Array("{\"größe\":1}".utf8),
      receivedAt: Instant(secondsSince1970: 1_799_999_990))
  }

  func value(lead: Int = 0) throws -> [UInt8] {
    try #require(KeptValue.bytes(of: answer, identity: identity, clockLead: lead))
  }

  func read(_ value: [UInt8], lead: Int = 0) -> CachedResponse? {
    KeptValue.answer(value, identity: identity, clockLead: lead, now: now)
  }

  @Test("an answer comes back as it was")
  func whole() throws { #expect(read(try value()) == answer) }

  @Test("its age is by the engine's clock, whatever the machines' clocks say")
  func clocks() throws {
    // Written by a machine that is 20 s behind the engine, read by one that is 5 s ahead of it.
    #expect(read(try value(lead: 20_000), lead: -5000)?.receivedAt.secondsSince1970 == 1_800_000_000)
    #expect(read(try value(lead: 3000), lead: 1000)?.receivedAt.secondsSince1970 == 1_799_999_992)
    // The engine's clock is never known to the millisecond.
    #expect(read(try value(lead: 3000), lead: 3001)?.receivedAt == answer.receivedAt)
    #expect(read(try value(lead: 3001), lead: 3000)?.receivedAt == answer.receivedAt)
    // Nothing was received in the future.
    #expect(read(try value(lead: 60_000))?.receivedAt == now)
  }

  @Test("one for another request is none")
  func identities() throws {
    #expect(KeptValue.answer(try value(), identity: SharedKey("other"), clockLead: 0, now: now) == nil)
  }

  @Test("every damaged byte and every cut is noticed")
  func damage() throws {
    let value = try value()
    for index in value.indices {
      var damaged = value
      damaged[index] ^= 0x10
      #expect(read(damaged) == nil, "byte \(index)")
      #expect(read(Array(value[..<index])) == nil)
    }
    #expect(read(value + [0]) == nil)
    #expect(read([]) == nil)
    #expect(read(Array("somebody else's".utf8)) == nil)
  }

  @Test("a larger answer than the bound is not kept")
  func bound() {
    var large = answer
    large.body = [UInt8](repeating: 32, count: KeptValue.maximumCount)
    #expect(KeptValue.bytes(of: large, identity: identity, clockLead: 0) == nil)
  }
}
