// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// Looks films up, linked to the other provider, as many at a time as an upstream likes.
struct FilmLookup: Sendable {
  private static let atATime = 5

  let contract: any ContractCaller

  /// By id; a film that can't be looked up now is left out, since its details are a kindness.
  /// - Parameter done: told how many have been looked up.
  func details(
    of ids: [String], done: @escaping @Sendable (Int) async -> Void = { _ in }
  ) async -> [String: FilmDetails] {
    await withTaskGroup(of: (String, FilmDetails?).self) { group in
      var waiting = ids.makeIterator()
      func start(_ group: inout TaskGroup<(String, FilmDetails?)>) {
        guard let id = waiting.next() else { return }
        group.addTask { (id, (try? await movie(id)).flatMap(FilmDetails.init)) }
      }
      for _ in 0..<Self.atATime { start(&group) }
      var result: [String: FilmDetails] = [:]
      var count = 0
      for await (id, details) in group {
        result[id] = details
        count += 1
        await done(count)
        start(&group)
      }
      return result
    }
  }

  /// One film as the contract has it, with the other provider's fields where that has the film and can be asked.
  func movie(_ id: String) async throws(RPCError) -> JSONValue {
    let params = RawJSON {
      $0.object { writer in
        writer.member("id", id)
        writer.member("link", true)
      }
    }
    return try await contract.call("movies/get", params)
  }
}
