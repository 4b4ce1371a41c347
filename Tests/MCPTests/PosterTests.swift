// SPDX-License-Identifier: MIT
import Basics
import Contract
import Foundation
import JSON
import JSONRPC
import Synchronization
import TestSupport
import Testing

@testable import MCP

/// The posters that hosts read for a view.
@Suite(.timeLimit(.minutes(5))) struct PosterTests {
  @Test(arguments: ["amc:movie:61234", "tmdb:movie:268", "imdb:tt0096895", "tmdb:show:1399"])
  func aPosterIsAPicture(id: String) async throws {
    let (bytes, mimeType) = try await read(id, Model().context.contract)
    #expect(mimeType == "image/png" && bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(bytes.count <= 100_000)
  }

  @Test(arguments: ["amc:theatre:610", "batman"]) func onlyFilmsAndShowsHaveOne(id: String) async throws {
    let error = await #expect(throws: RPCError.self) { try await read(id, Model().context.contract) }
    #expect(error?.code == .invalidParams)
  }

  @Test func theLargestThatIsSmallEnoughIsTaken() async throws {
    let world = World(movie: Movie(id: EntityID(.tmdb, .movie, 1)!, title: "A", posterPath: "/a.jpg"))
    world.files.withLock { $0 = ["300": 100_001, "150": 100_000] }
    #expect(try await read("tmdb:movie:1", world).bytes.count == 100_000)
    #expect(world.asked.withLock { $0 } == ["/a.jpg 300", "/a.jpg 150"])
  }

  @Test func theSizesThatAMCHasAreTriedInTurn() async throws {
    let world = World(movie: Movie(id: EntityID(.amc, .movie, 1)!, title: "A"))
    world.files.withLock { $0 = ["standard": 100_001, "thumbnail": 9] }
    #expect(try await read("amc:movie:1", world).bytes.count == 9)
    #expect(
      world.asked.withLock { $0 } == ["amc:movie:1 large", "amc:movie:1 standard", "amc:movie:1 thumbnail"])
  }

  @Test(arguments: ["amc:movie:1", "tmdb:movie:1"]) func aFilmMayHaveNone(id: String) async throws {
    let world = World(movie: Movie(id: try #require(EntityID(id, of: .movie)), title: "A"))
    let error = await #expect(throws: RPCError.self) { try await read(id, world) }
    #expect(error?.code == .notFound)
  }

  /// - Returns: the content of the resource at the id.
  @discardableResult
  private func read(_ id: String, _ contract: any ContractCaller) async throws -> (bytes: [UInt8], mimeType: String) {
    let resource = try #require(ViewResources.all.first { $0.name == "poster" })
    let contents = try await resource.read(["id": id], FeatureContext(contract: contract, progress: ProgressReporter()))
    guard case .picture(let bytes, let mimeType) = contents else { throw RPCError(.internalError, "no picture") }
    return (bytes, mimeType)
  }
}

/// A film, and its poster in some sizes.
private final class World: ContractCaller {
  let movie: Movie
  /// The length of each file by the name or width of the size.
  let files = Mutex<[String: Int]>([:])
  /// The images that were asked for.
  let asked = Mutex<[String]>([])
  private let folder = TemporaryFolder()

  init(movie: Movie) { self.movie = movie }

  func result(of method: String, _ params: RawJSON, _ observer: LocalObserver) async throws(RPCError) -> ContractValue?
  {
    guard method == "images/fetch" else { return movie }
    let params = params.value
    let size = params["size"]?.string ?? params["width"]?.integer?.description ?? ""
    asked.withLock { $0.append((params["path"]?.string ?? params["id"]?.string ?? "") + " " + size) }
    guard let length = files.withLock({ $0[size] }) else {
      throw .invalid("size", expected: "another", got: size)
    }
    let path = "\(folder.path)/\(size)"
    _ = FileManager.default.createFile(atPath: path, contents: Data(count: length))
    return FetchedImage(path: path, contentType: "image/jpeg", bytes: length, url: "https://a", provider: .tmdb)
  }
}
