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
    let link = await canLink
    return await withTaskGroup(of: (String, FilmDetails?).self) { group in
      var waiting = ids.makeIterator()
      func start(_ group: inout TaskGroup<(String, FilmDetails?)>) {
        guard let id = waiting.next() else { return }
        group.addTask { (id, (try? await movie(id, link: link)).flatMap(FilmDetails.init)) }
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
    try await movie(id, link: await canLink)
  }

  private func movie(_ id: String, link: Bool) async throws(RPCError) -> JSONValue {
    do throws(RPCError) {
      return try await get(id, link: link)
    } catch {
      guard link, ![.notFound, .invalidParams, .requestCancelled].contains(error.code) else { throw error }
      return try await get(id, link: false)
    }
  }

  private func get(_ id: String, link: Bool) async throws(RPCError) -> JSONValue {
    let params = RawJSON {
      $0.object { writer in
        writer.member("id", id)
        writer.member("link", link)
      }
    }
    return try await contract.call("movies/get", params)
  }

  /// Whether both providers have a key; to link without one costs a request that must fail.
  private var canLink: Bool {
    get async {
      guard let status = try? await contract.call("credentials/status") else { return true }
      let keys = status.list("credentials").filter { $0["configured"]?.boolean == true }.compactMap {
        $0["provider"]?.string
      }
      return keys.contains("amc") && keys.contains("tmdb")
    }
  }
}
