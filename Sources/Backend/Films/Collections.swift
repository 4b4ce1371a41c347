// SPDX-License-Identifier: MIT
import Contract
import JSONRPC
import TMDB

/// `collections/get`, `companies/get`, `reviews/get`, all from TMDB.
struct Collections {
  let services: Services
  let genres: GenreMemory

  func register(in router: inout Router) {
    router.handle(CollectionsGet.self, services) { params, call in
      async let names = genres.names(of: [.movie], for: call.presentation, call)
      let endpoint = TMDBObject.collection(try tmdb(params.id), for: call.presentation)
      var collection = try await call.tmdb.answer(endpoint)
      collection.totals = collection.parts.map { CollectionTotals(of: $0, today: call.today) }
      collection.name(await names)
      collection.parts = await call.marked(collection.parts)
      return collection
    }
    router.handle(CompaniesGet.self, services) { params, call in
      try await call.tmdb.answer(TMDBObject.company(try tmdb(params.id), for: call.presentation))
    }
    router.handle(ReviewsGet.self, services) { params, call in
      try await call.tmdb.answer(TMDBObject.review(try tmdb(params.id)))
    }
  }

  /// The id at TMDB. The contract has no other provider's ids of these kinds.
  private func tmdb(_ id: EntityID) throws(RPCError) -> TMDBID {
    guard let id = TMDBID(id) else {
      throw .invalidParameter("id", expected: "TMDB's id of \(id.kind.phrase)", got: "\(id)")
    }
    return id
  }
}
