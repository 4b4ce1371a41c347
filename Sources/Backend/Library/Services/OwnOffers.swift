// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import TMDB

/// Which entries of the library the user's services have.
struct OwnOffers {
  let mine: OwnServices
  let call: Call
  let store: LibraryStore

  /// Few enough that other calls have room within TMDB's rate.
  static let width = 8

  /// Whether one of the services has each entry. TMDB is asked unless it was within a day. The requests stay out of
  /// every file, because they name what is in the library.
  func contains(_ entries: [StoredEntry]) async -> [Result<Bool, UpstreamError>] {
    let isAskedAnew = [.reload, .revalidate].contains(call.context.cacheMode)
    let numbers = isAskedAnew ? [] : entries.map(\.number)
    let known = try? await store.offers(of: numbers, in: mine.region.code, at: call.now)
    return await entries.mapped(atOnce: Self.width) { entry in
      if let services = known?[entry.number] { return .success(self.contains(oneOf: services)) }
      do throws(UpstreamError) { return .success(try await self.isOffered(entry)) } catch { return .failure(error) }
    }
  }

  /// The same by the entries' numbers, without the entries of which TMDB can't be asked.
  func known(of entries: [StoredEntry]) async -> [Int: Bool] {
    let answers = zip(entries, await contains(entries)).compactMap { entry, answer in
      (try? answer.get()).map { (entry.number, $0) }
    }
    return Dictionary(answers) { first, _ in first }
  }

  /// Whether one of these numbers of TMDB's is a service of the user's.
  func contains(oneOf services: [Int]) -> Bool { mine.ids.contains { $0.number.map(services.contains) ?? false } }

  private func isOffered(_ entry: StoredEntry) async throws(UpstreamError) -> Bool {
    // The response has the offers of all countries.
    var presentation = call.presentation
    presentation.region = nil
    let call = call.for(.library)
    do throws(UpstreamError) {
      guard let id = try await entry.tmdbID(call) else { return false }
      let offers = try await call.tmdb.send(TMDBObject.watchProviders(of: id, for: presentation)).content
      var facts = StoredFacts()
      facts.take(offers.regions)
      store.learn(facts, of: [entry.name], isWhole: false)
      return contains(oneOf: facts.services?[mine.region.code] ?? [])
    } catch {
      if error.kind == .notFound { return false }
      throw error
    }
  }
}

extension OwnOffers? {
  /// The entries that the user's services have, and of how many others that isn't known; all entries without a choice.
  func chosen(of entries: [StoredEntry]) async -> (entries: [StoredEntry], unknownCount: Int) {
    guard let answers = await self?.known(of: entries) else { return (entries, 0) }
    return (entries.filter { answers[$0.number] == true }, entries.count - answers.count)
  }
}
