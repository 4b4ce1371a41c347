// SPDX-License-Identifier: MIT
import Contract
import FaultServer
import Foundation
import JSON
import JSONRPC
import Providers
import TMDB
import TestSupport
import Testing

@testable import Backend
@testable import EndpointCore

/// `images/fetch` with an image host on the loopback interface.
@Suite(.timeLimit(.minutes(5))) struct ImageFetchTests {
  private let host: FaultServer
  private let other: FaultServer
  private let folder = TemporaryFolder()

  init() throws {
    host = try FaultServer()
    other = try FaultServer()
    host.on("/w342/x.png", .status(200, headers: [("Content-Type", "text/html")], body: png(width: 342, height: 513)))
  }

  private func client() throws -> TestClient {
    try TestClient(
      [
        "MARQUEE_TMDB_IMAGE_URL": host.url, "MARQUEE_TMDB_URL": host.url, "MARQUEE_TMDB_TOKEN": "a.b.c",
        "MARQUEE_AMC_URL": host.url, "MARQUEE_AMC_KEY": "k3y",
      ], folder: folder)
  }

  private func files() -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/cache/marquee/images")) ?? []
  }

  @Test func anImageBecomesAFile() async throws {
    let client = try client()
    let image = try await client.result("images/fetch", #"{"path":"/x.png"}"#)
    #expect(image["contentType"]?.string == "image/png")
    #expect(image["width"]?.integer == 342)
    #expect(image["height"]?.integer == 513)
    #expect(image["url"]?.string == host.url + "/w342/x.png")
    #expect(image["provider"]?.string == "tmdb")
    let path = try #require(image["path"]?.string)
    #expect(path.hasPrefix(folder.path + "/cache/marquee/images/"))
    let content = FileManager.default.contents(atPath: path)
    #expect(content.map(Array.init) == png(width: 342, height: 513))
    #expect(image["bytes"]?.integer == content?.count)
    await client.finish()
  }

  @Test func theSandboxDrawsItsImages() async throws {
    let client = try TestClient(isSandbox: true, folder: folder)
    let image = try await client.result("images/fetch", #"{"id":"tmdb:movie:268","kind":"movie","size":"w342"}"#)
    #expect(image["contentType"]?.string == "image/png")
    #expect(image["width"]?.integer == 342)
    let path = try #require(image["path"]?.string)
    #expect(path.hasPrefix(folder.path + "/cache/marquee/sandbox/images/"))
    #expect(FileManager.default.contents(atPath: path)?.count == image["bytes"]?.integer)
    await client.finish()
  }

  @Test func noKeyGoesToTheHostOfTheImages() async throws {
    let client = try client()
    _ = try await client.result("images/fetch", #"{"path":"/x.png"}"#)
    let request = try #require(host.requests(to: "/w342/x.png").first)
    #expect(request.header("Authorization") == nil)
    #expect(request.header("X-AMC-Vendor-Key") == nil)
    #expect(request.query == nil)
    await client.finish()
  }

  @Test func itIsDownloadedOnceAndAgainOnlyOnDemand() async throws {
    for _ in 0..<2 {
      let client = try client()
      for _ in 0..<2 { _ = try await client.result("images/fetch", #"{"path":"/x.png"}"#) }
      await client.finish()
    }
    #expect(host.requests.count == 1)
    let client = try client()
    _ = try await client.result("images/fetch", #"{"path":"/x.png","cache":"reload"}"#)
    #expect(host.requests.count == 2)
    _ = try await client.result("images/fetch", #"{"path":"/x.png","cache":"only"}"#)
    let error = try await client.error("images/fetch", #"{"path":"/y.png","cache":"only"}"#)
    #expect(error["data"]?["kind"]?.string == "upstreamUnreachable")
    #expect(host.requests.count == 2)
    await client.finish()
    #expect(files().count == 1)
    // Only the file is kept: the response cache has no second copy.
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/cache/marquee/responses.sqlite"))
  }

  @Test func fetchesAtTheSameTimeShareOneDownload() async throws {
    let gate = Gate()
    let bytes = png(width: 10, height: 10)
    host.on("/w342/z.png", Reply.status(200, body: bytes).after(gate))
    let transport = ResponseCacheTransport(
      around: CurlTransport(CurlTransport.Configuration(userAgent: "tests")), cache: ResponseCache())
    let downloads = ImageDownloads(
      store: ImageFileStore(folder: folder.path + "/images", report: { _ in }),
      hosts: ImageHosts(Upstream.all, moved: [.tmdb: try #require(HTTPURL(host.url))]), transport: transport,
      redactor: Redactor())
    let location = ImageLocation(url: host.url + "/w342/z.png", provider: .tmdb)
    let images = try await withThrowingTaskGroup(of: StoredImage.self) { group in
      for language in ["de", "fr", "en"] {
        group.addTask { try await downloads.file(of: location, in: CallContext(language: language)) }
      }
      while transport.waitingCount < 3 { try await Task.sleep(for: .milliseconds(1)) }
      gate.open()
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(images.count == 3)
    #expect(Set(images.map(\.path)).count == 1)
    #expect(host.requests.count == 1)
  }

  @Test(arguments: ["<html>", "", "{}"])
  func whatIsNoImageIsRefusedWhateverItsHeadersSay(body: String) async throws {
    host.on("/w342/n.png", .text(body, type: "image/png"))
    let client = try client()
    let error = try await client.error("images/fetch", #"{"path":"/n.png"}"#)
    #expect(error["data"]?["kind"]?.string == "upstreamMalformed")
    #expect(error["data"]?["provider"]?.string == "tmdb")
    await client.finish()
    #expect(files().isEmpty)
  }

  @Test(arguments: [true, false])
  func anImageThatIsTooLargeIsGivenUp(isAnnounced: Bool) async throws {
    host.on("/w342/big.png", .huge(64 << 20, announced: isAnnounced))
    let client = try client()
    let error = try await client.error("images/fetch", #"{"path":"/big.png"}"#)
    #expect(error["data"]?["kind"]?.string == "responseTooLarge")
    await client.finish()
    #expect(host.bytesSent < 40 << 20)
    #expect(files().isEmpty)
  }

  @Test func aRedirectIsFollowedOnTheHostAndNowhereElse() async throws {
    host.on("/w342/moved.png", .redirect(to: "/w342/x.png"))
    host.on("/w342/away.png", .redirect(to: other.url + "/w342/x.png"))
    let client = try client()
    _ = try await client.result("images/fetch", #"{"path":"/moved.png"}"#)
    let error = try await client.error("images/fetch", #"{"path":"/away.png"}"#)
    #expect(error["data"]?["kind"]?.string == "requestFailed")
    #expect(other.requests.isEmpty)
    await client.finish()
  }

  @Test func anAddressThatAnUpstreamMadeUpIsNotFetched() async throws {
    host.on("/v2/movies/1", .json(#"{"id":1,"name":"One","media":{"posterDynamic":"\#(other.url)/x.png"}}"#))
    let client = try client()
    let error = try await client.error("images/fetch", #"{"id":"amc:movie:1","kind":"movie"}"#)
    #expect(error["data"]?["kind"]?.string == "requestFailed")
    #expect(error["data"]?["url"]?.string == other.url + "/x.png")
    #expect(other.requests.isEmpty)
    await client.finish()
  }

  @Test func anImageThatIsGoneIsNotFound() async throws {
    let client = try client()
    let error = try await client.error("images/fetch", #"{"path":"/none.png"}"#)
    #expect(error["data"]?["kind"]?.string == "notFound")
    #expect(error["data"]?["httpStatus"]?.integer == 404)
    await client.finish()
  }

  @Test func aFolderThatCannotBeWrittenIsAnErrorThatSaysSo() async throws {
    // A file is in the place of the folder.
    #expect(FileManager.default.createFile(atPath: folder.path + "/cache", contents: nil))
    let client = try client()
    try await client.initialize(notifications: ["server/error"])
    let error = try await client.error("images/fetch", #"{"path":"/x.png"}"#)
    #expect(error["data"]?["kind"]?.string == "requestFailed")
    #expect(error["message"]?.string?.contains(folder.path) == true)
    #expect(await client.notification("server/error") != nil)
    await client.finish()
  }
}
