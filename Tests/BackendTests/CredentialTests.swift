// SPDX-License-Identifier: MIT
import FaultServer
import Foundation
import JSON
import JSONRPC
import Platform
import TestSupport
import Testing

/// `credentials/…` with real requests to AMC and TMDB on the loopback interface.
@Suite(.timeLimit(.minutes(5))) struct CredentialTests {
  private let upstream: FaultServer
  private let folder = TemporaryFolder()

  init() throws {
    upstream = try FaultServer()
    upstream.otherwise { _ in .json(#"{"id":1,"name":"One"}"#, headers: [("Cache-Control", "max-age=3600")]) }
  }

  private func client(_ environment: [String: String] = [:]) throws -> TestClient {
    let moved = ["MARQUEE_AMC_URL": upstream.url, "MARQUEE_TMDB_URL": upstream.url]
    return try TestClient(moved.merging(environment) { $1 }, folder: folder)
  }

  private var configurationFile: String { folder.path + "/config/marquee/config.json" }

  private func keysSent() -> [String?] { upstream.requests.map { $0.header("X-AMC-Vendor-Key") } }

  private func status(of provider: String, _ client: TestClient) async throws -> JSONValue {
    let list = try await client.result("credentials/status")["credentials"]
    return try #require(list?.elements.first { $0["provider"]?.string == provider })
  }

  @Test func aKeyIsUsedFromTheNextRequestOn() async throws {
    let client = try client()
    #expect(
      try await client.error("movies/get", #"{"id":"amc:movie:1"}"#)["data"]?["kind"]?.string == "credentialsMissing")
    // Nothing waits for the response to `set`: it takes effect for everything that follows it.
    client.send("credentials/set", #"{"provider":"amc","key":"first"}"#)
    _ = try await client.result("movies/get", #"{"id":"amc:movie:1"}"#)
    #expect(keysSent() == ["first"])
    await client.finish()
  }

  @Test func aCachedAnswerOfAnotherKeyIsNotServed() async throws {
    let client = try client(["MARQUEE_AMC_KEY": "first"])
    for _ in 0..<2 { _ = try await client.result("movies/get", #"{"id":"amc:movie:1"}"#) }
    #expect(keysSent() == ["first"])
    _ = try await client.result("credentials/set", #"{"provider":"amc","key":"second"}"#)
    _ = try await client.result("movies/get", #"{"id":"amc:movie:1"}"#)
    #expect(keysSent() == ["first", "second"])
    // Once the key that was set is removed, the environment's applies again, and its response is still cached.
    _ = try await client.result("credentials/set", #"{"provider":"amc","key":""}"#)
    _ = try await client.result("movies/get", #"{"id":"amc:movie:1"}"#)
    #expect(keysSent() == ["first", "second"])
    await client.finish()
  }

  // Regression: a key with a blank or a line break in it was sent, so that the upstream received a different one.
  @Test(arguments: ["two words", " first", "first\r\nX-Other: 1", "clé"])
  func aKeyOfTheEnvironmentThatCannotBeOneIsNotUsed(key: String) async throws {
    let client = try client(["MARQUEE_AMC_KEY": key])
    #expect(
      try await client.error("movies/get", #"{"id":"amc:movie:1"}"#)["data"]?["kind"]?.string == "credentialsMissing")
    #expect(keysSent().isEmpty)
    let warnings = try await client.result("credentials/status")["warnings"]
    #expect(warnings?[0]?.string?.hasPrefix("MARQUEE_AMC_KEY is skipped") == true)
    #expect(warnings?[0]?.string?.contains(key) == false)
    await client.finish()
  }

  @Test func theStatusSaysWhereAKeyIsFromAndNeverTheKey() async throws {
    let client = try client(["MARQUEE_TMDB_TOKEN": "header.payload.signature"])
    _ = try await client.result("credentials/set", #"{"provider":"amc","key":"s3cret-of-amc"}"#)
    let amc = try await status(of: "amc", client)
    #expect(amc["configured"]?.boolean == true)
    #expect(amc["source"]?.string == "request")
    #expect(amc["scheme"]?.string == "header")
    let tmdb = try await status(of: "tmdb", client)
    #expect(tmdb["source"]?.string == "environment")
    #expect(tmdb["scheme"]?.string == "bearer")
    let pixabay = try await status(of: "pixabay", client)
    #expect(pixabay["configured"]?.boolean == false)
    #expect(pixabay["hint"]?.string?.contains("MARQUEE_PIXABAY_KEY") == true)
    await client.finish()
    let transcript = await client.transcript.joined()
    #expect(!transcript.contains("s3cret-of-amc"))
    #expect(!transcript.contains("header.payload.signature"))
  }

  @Test func aKeyThatWasEverSetIsInNoMessageOfAProviders() async throws {
    let keys = ["s3cret-of-before", "s3cret-of-amc"]
    let words = "Neither \(keys[0]) nor \(keys[1]) is for this."
    upstream.on("/v2/movies/1", .json(#"{"errors":[{"code":4000,"message":"\#(words)"}]}"#, status: 403))
    let client = try client()
    for key in keys { _ = try await client.result("credentials/set", #"{"provider":"amc","key":"\#(key)"}"#) }
    let error = try await client.error("movies/get", #"{"id":"amc:movie:1"}"#)
    #expect(keysSent() == [keys[1]])
    #expect("\(error.raw)".contains("Neither REDACTED nor REDACTED is for this."))
    await client.finish()
    let transcript = await client.transcript.joined()
    for key in keys { #expect(!transcript.contains(key)) }
  }

  @Test func tmdbsTwoKindsOfKeyAreToldApart() async throws {
    let client = try client()
    let key = "0123456789abcdef0123456789abcdef"
    let set = try await client.result("credentials/set", #"{"provider":"tmdb","key":"\#(key)"}"#)
    #expect(set["scheme"]?.string == "query")
    let token = try await client.result("credentials/set", #"{"provider":"tmdb","key":"a.b.c"}"#)
    #expect(token["scheme"]?.string == "bearer")
    await client.finish()
  }

  @Test(arguments: ["two words", "tab\\t", "umlaut ä", "\\u007f", "line\\n"])
  func aKeyOfOtherCharactersIsRefusedAndNotRepeated(key: String) async throws {
    let client = try client()
    let error = try await client.error("credentials/set", #"{"provider":"amc","key":"\#(key)"}"#)
    #expect(error["code"]?.integer == -32602)
    #expect(error["data"]?["path"]?.string == "/key")
    #expect(!error.raw.description.contains(key))
    #expect(try await status(of: "amc", client)["configured"]?.boolean == false)
    await client.finish()
  }

  @Test func aPersistedKeyOutlivesTheProcessInAFileOfItsOwners() async throws {
    let first = try client()
    let set = #"{"provider":"tmdb","key":"a.b.c","persist":true}"#
    #expect(try await first.result("credentials/set", set)["source"]?.string == "request")
    await first.finish()
    var file = stat()
    #expect(stat(configurationFile, &file) == 0)
    #expect(file.st_mode & 0o777 == 0o600)

    let second = try client()
    #expect(try await status(of: "tmdb", second)["source"]?.string == "file")
    // A key of the other kind replaces it.
    let key = "0123456789abcdef0123456789abcdef"
    _ = try await second.result("credentials/set", #"{"provider":"tmdb","key":"\#(key)","persist":true}"#)
    let text = try String(contentsOfFile: configurationFile, encoding: .utf8)
    #expect(text == #"{"tmdbKey":"\#(key)"}"# + "\n")

    _ = try await second.result("credentials/set", #"{"provider":"tmdb","key":"","persist":true}"#)
    #expect(try await status(of: "tmdb", second)["configured"]?.boolean == false)
    await second.finish()
    #expect(try String(contentsOfFile: configurationFile, encoding: .utf8) == "{}\n")
  }

  @Test func whatElseTheFileHoldsStays() async throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/config/marquee", withIntermediateDirectories: true)
    try Data(#"{"theme":{"dark":true},"amcKey":"kept"}"#.utf8).write(to: URL(fileURLWithPath: configurationFile))
    chmod(configurationFile, 0o600)
    let client = try client()
    _ = try await client.result("credentials/set", #"{"provider":"pixabay","key":"p","persist":true}"#)
    await client.finish()
    let text = try String(contentsOfFile: configurationFile, encoding: .utf8)
    #expect(text == #"{"theme":{"dark":true},"amcKey":"kept","pixabayKey":"p"}"# + "\n")
  }

  /// People who keep such files under version control have a symbolic link here. Regression: a file replaced it.
  @Test func aLinkToTheFileStaysOne() async throws {
    let kept = folder.path + "/kept.json"
    try FileManager.default.createDirectory(
      atPath: folder.path + "/config/marquee", withIntermediateDirectories: true)
    try Data(#"{"amcKey":"kept"}"#.utf8).write(to: URL(fileURLWithPath: kept))
    chmod(kept, 0o600)
    try FileManager.default.createSymbolicLink(atPath: configurationFile, withDestinationPath: kept)
    let client = try client()
    _ = try await client.result("credentials/set", #"{"provider":"pixabay","key":"p","persist":true}"#)
    await client.finish()
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: configurationFile) == kept)
    #expect(try String(contentsOfFile: kept, encoding: .utf8) == #"{"amcKey":"kept","pixabayKey":"p"}"# + "\n")
  }

  @Test func aFileThatCannotBeWrittenIsAnErrorAndChangesNothing() async throws {
    // A file is in the place of the folder.
    #expect(FileManager.default.createFile(atPath: folder.path + "/config", contents: nil))
    let client = try client(["MARQUEE_AMC_KEY": "before"])
    let error = try await client.error("credentials/set", #"{"provider":"amc","key":"after","persist":true}"#)
    #expect(error["data"]?["kind"]?.string == "requestFailed")
    #expect(error["message"]?.string?.contains(folder.path) == true)
    _ = try await client.result("movies/get", #"{"id":"amc:movie:1"}"#)
    #expect(keysSent() == ["before"])
    await client.finish()
  }

  @Test(arguments: [0o644, 0o640, 0o604, 0o610]) func aFileThatOthersCanReadIsReportedAndNotUsed(mode: mode_t)
    async throws
  {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/config/marquee", withIntermediateDirectories: true)
    try Data(#"{"amcKey":"open"}"#.utf8).write(to: URL(fileURLWithPath: configurationFile))
    chmod(configurationFile, mode)
    let client = try client()
    let status = try await client.result("credentials/status")
    #expect(status["warnings"]?[0]?.string?.contains("chmod 600") == true)
    #expect(status["credentials"]?[0]?["configured"]?.boolean == false)
    // The folder isn't written to either, as if that made it private.
    let error = try await client.error("credentials/set", #"{"provider":"tmdb","key":"k3y","persist":true}"#)
    #expect(error["message"]?.string?.contains("chmod 600") == true)
    #expect(try String(contentsOfFile: configurationFile, encoding: .utf8) == #"{"amcKey":"open"}"#)
    await client.finish()
  }

  /// Regression: several processes that persisted keys at once, each adding to what it had read before, lost some of
  /// them.
  @Test func aKeyIsAddedToWhatTheLastOneWrote() async throws {
    let configurationFolder = folder.path + "/config/marquee"
    try FileManager.default.createDirectory(atPath: configurationFolder, withIntermediateDirectories: true)
    let descriptor = open(configurationFolder, O_RDONLY)
    try #require(descriptor >= 0 && flock(descriptor, LOCK_SH) == 0)
    let client = try client()

    let set = #"{"provider":"amc","key":"k3y","persist":true,"timeoutMilliseconds":20}"#
    let error = try await client.error("credentials/set", set)
    #expect(error["data"]?["kind"]?.string == "requestFailed")
    #expect(error["message"]?.string?.contains(configurationFolder) == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: configurationFolder).isEmpty)
    #expect(try await status(of: "amc", client)["configured"]?.boolean == false)

    let id = client.send("credentials/set", #"{"provider":"amc","key":"k3y","persist":true}"#)
    // Wait until it waits for the lock: its descriptor is the second one of the folder.
    while descriptors(of: configurationFolder) < 2 { try await Task.sleep(for: .milliseconds(1)) }
    try Data(#"{"pixabayKey":"p"}"#.utf8).write(to: URL(fileURLWithPath: configurationFile))
    chmod(configurationFile, 0o600)
    close(descriptor)
    #expect(await client.answer(to: id)?["result"] != nil)
    await client.finish()
    #expect(
      try String(contentsOfFile: configurationFile, encoding: .utf8) == #"{"pixabayKey":"p","amcKey":"k3y"}"# + "\n")
  }

  private func descriptors(of path: String) -> Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd")) ?? []
    return names.count { (try? FileStatus(path: "/dev/fd/\($0)"))?.identity == (try? FileStatus(path: path))?.identity }
  }

  /// Temporary files hold keys.
  @Test func whatAKilledProcessLeftBesideTheFileIsSwept() async throws {
    let configurationFolder = folder.path + "/config/marquee"
    try FileManager.default.createDirectory(atPath: configurationFolder, withIntermediateDirectories: true)
    let left = "config.json.marquee-new-0123456789abcdef"
    for name in [left, "config.json.1", "config.json.bak"] {
      #expect(FileManager.default.createFile(atPath: configurationFolder + "/" + name, contents: Data("{}".utf8)))
    }
    let old = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: -61)]
    try FileManager.default.setAttributes(old, ofItemAtPath: configurationFolder + "/" + left)
    let client = try client()
    _ = try await client.result("credentials/set", #"{"provider":"amc","key":"k3y","persist":true}"#)
    await client.finish()
    let names = try FileManager.default.contentsOfDirectory(atPath: configurationFolder).sorted()
    #expect(names == ["config.json", "config.json.1", "config.json.bak"])
  }

  /// Regression: a key under a misspelt name was ignored without a report.
  @Test func membersThatLookLikeKeysAndAreNoneAreReported() async throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/config/marquee", withIntermediateDirectories: true)
    try Data(#"{"amckey":"a","tmdb_token":"b","pixabayKey":5,"theme":"dark","tmdbKey":"good"}"#.utf8)
      .write(to: URL(fileURLWithPath: configurationFile))
    chmod(configurationFile, 0o600)
    let client = try client()
    let status = try await client.result("credentials/status")
    let warnings = try #require(status["warnings"]).elements.compactMap(\.string)
    #expect(warnings.count == 3)
    for (warning, words) in zip(warnings, [["amckey", "amcKey"], ["tmdb_token", "tmdbToken"], ["pixabayKey"]]) {
      for word in words { #expect(warning.contains("\"\(word)\"")) }
    }
    #expect(status["credentials"]?[1]?["configured"]?.boolean == true)
    await client.finish()
  }

  @Test func theSandboxNeedsNoKeyAndWritesNone() async throws {
    let client = try TestClient(isSandbox: true, folder: folder)
    #expect(try await status(of: "amc", client)["source"]?.string == "sandbox")
    _ = try await client.result("credentials/set", #"{"provider":"amc","key":"k3y","persist":true}"#)
    await client.finish()
    #expect(!FileManager.default.fileExists(atPath: configurationFile))
  }
}
