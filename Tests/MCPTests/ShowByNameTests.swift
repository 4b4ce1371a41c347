// SPDX-License-Identifier: MIT
import Contract
import JSONRPC
import Testing

@testable import MCP

/// A show is named where a film may be.
@Suite(.timeLimit(.minutes(5))) struct ShowByNameTests {
  @Test func isFoundWhereItIsStreamed() async throws {
    let offers = try await Model().text(tool("movies_watch_providers"), #"{"id":"Severance","region":"US"}"#)
    #expect(offers.contains("Apple TV Plus"))
  }

  @Test(arguments: ["Severance", "tmdb:show:95396"]) func isWatchedUntilItIsStreamed(film: String) async throws {
    let model = try Model(watches: true)
    let added = try await model.text(tool("watch_add"), #"{"kind":"release","film":"\#(film)"}"#)
    #expect(added.contains("The release of Severance") && added.contains("Apple TV Plus"))
    let watch = try #require(try await model.context.contract.call(WatchList.self, .init()).items.first)
    #expect(watch.question.showId == EntityID(.tmdb, .show, 95396) && watch.question.movieId == nil)
  }

  @Test func isRecognizedByAToolForFilmsAlone() async throws {
    let error = await #expect(throws: RPCError.self) {
      try await Model().call(tool("movies_get"), #"{"id":"Severance"}"#)
    }
    #expect(error?.message.contains("it is a show, Severance (2022) (tmdb:show:95396)") == true)
    #expect(error?.message.contains("shows_get") == true)
  }

  private func tool(_ name: String) throws -> Tool {
    let features = Features(MCPOptions(tools: .all, product: ("marquee", "1")))
    return try #require(features.tools.first { $0.name == name })
  }
}
