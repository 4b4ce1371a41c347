// SPDX-License-Identifier: MIT
import FaultServer
import Foundation
import JSON
import TestSupport
import Testing

@testable import Backend

@Suite("A setting in the configuration file that is none", .timeLimit(.minutes(5)))
struct SettingFaultTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.path + "/config/marquee/config.json" }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/config/marquee", withIntermediateDirectories: true)
    try #require(
      FileManager.default.createFile(
        atPath: path, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600]))
  }

  @Test(
    "is named with what is expected",
    arguments: [
      (#""partySize":"two""#, #""partySize""#, #"it should be a whole number from 1 to 20, not the string "two""#),
      (#""partySize":21"#, #""partySize""#, "it should be a whole number from 1 to 20, not 21"),
      (#""place":7"#, #""place""#, "it should be a string of 1 to 500 characters, not all of them blanks, not 7"),
      (#""theatreIds":"amc:610""#, #""theatreIds""#, "it should be an array of ids of theatres"),
      (
        #""theatreIds":["amc:610","x"]"#, #""theatreIds/1""#,
        "it should be the id of a theatre, such as amc:theatre:610"
      ),
      (#""region":"Mordor""#, #""region""#, "it should be a country code of ISO 3166-1 such as US"),
      (#""language":3"#, #""language""#, "it should be a language of ISO 639-1 such as en or pt-BR, not 3"),
      (#""units":"miles""#, #""units""#, "not the string \"miles\""),
      (#""clock":13"#, #""clock""#, "it should be 12 or 24, not 13"),
      (#""partysize":2"#, #""partysize""#, #"did you mean "partySize"?"#),
    ])
  func named(member: String, name: String, reason: String) async throws {
    try write(#"{"version":1,"amcKey":"k","other":{},\#(member)}"#)
    let client = try TestClient(folder: folder)
    let warnings = try await client.result("server/status")["warnings"]?.elements.compactMap(\.string) ?? []
    try #require(warnings.count == 1)
    #expect(warnings[0].hasPrefix("\(name) in \(path) is skipped"))
    #expect(warnings[0].contains(reason))
    #expect(client.services.complaints == warnings)
    #expect(try await client.result("settings/get").count == 0)
    await client.finish()
  }

  @Test("harms no other one, and is gone when it is set")
  func others() async throws {
    try write(#"{"partySize":0,"clock":12,"region":null,"theatreIds":[]}"#)
    let client = try TestClient(folder: folder)
    #expect(try await client.result("settings/get")["clock"]?.integer == 12)
    #expect(try await client.result("server/status")["warnings"]?.count == 1)
    _ = try await client.result("settings/set", #"{"partySize":4}"#)
    let status = try await client.result("server/status")
    #expect(status["warnings"] == nil)
    #expect(try await client.result("settings/get")["partySize"]?.integer == 4)
    await client.finish()
  }
}
