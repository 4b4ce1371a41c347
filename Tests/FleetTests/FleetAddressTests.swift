// SPDX-License-Identifier: MIT
import Testing

@testable import Fleet

@Suite("The address of a fleet's engine", .timeLimit(.minutes(5)))
struct FleetAddressTests {
  @Test(
    "each form is understood",
    arguments: [
      ("redis://engine", "redis://engine:6379/0"),
      ("redis://engine:6380/3", "redis://engine:6380/3"),
      ("REDISS://Engine.example/", "rediss://Engine.example:6379/0"),
      ("redis://[::1]:7000/1", "redis://[::1]:7000/1"),
      ("redis://ada:lovelace@engine/2", "redis://engine:6379/2"),
      ("unix:/run/redis.sock", "unix:/run/redis.sock"),
      ("unix:///run/redis.sock", "unix:/run/redis.sock"),
      ("unix://:secret@/run/redis.sock", "unix:/run/redis.sock"),
      ("/run/redis.sock", "unix:/run/redis.sock"),
    ])
  func forms(text: String, shown: String) throws { #expect(try #require(FleetAddress(text)).description == shown) }

  @Test("user name and password end at the last @ and may be percent-encoded")
  func login() throws {
    let address = try #require(FleetAddress("redis://ada:a%40b:c@d@engine"))
    #expect(address.user == "ada")
    #expect(address.password == "a@b:c@d")
    let alone = try #require(FleetAddress("redis://:only@engine"))
    #expect(alone.user == nil)
    #expect(alone.password == "only")
    #expect(!"\(address)\(alone)".contains("only") && !"\(address)".contains("ada"))
  }

  @Test(
    "anything else is refused",
    arguments: [
      "", "engine", "redis:engine", "redis://", "redis://:6379", "redis://engine:0", "redis://engine:99999",
      "redis://engine/one", "redis://engine/-1", "redis://engine/0/1", "redis://secret@engine", "redis://ada:@engine",
      "http://engine", "unix:/:secret@/run/redis.sock", "/ada:secret@/run/redis.sock", "unix:/secret@/run/redis.sock",
      "unix:run/redis.sock", "unix://",
      "redis://engine?db=1", "redis://a b", "redis://[::1",
    ])
  func refused(text: String) { #expect(FleetAddress(text) == nil) }

  @Test(
    "who can read what is sent is known",
    arguments: [
      ("redis://engine", true), ("rediss://engine", false), ("redis://127.0.0.1", false), ("redis://[::1]", false),
      ("redis://localhost", false), ("/run/redis.sock", false),
    ])
  func readable(text: String, isReadable: Bool) throws {
    #expect(try #require(FleetAddress(text)).isReadable == isReadable)
  }
}
