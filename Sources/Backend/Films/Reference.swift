// SPDX-License-Identifier: MIT
import AMC
import Contract
import JSONRPC
import TMDB

/// `reference/…`: the lists of codes that filters take, from TMDB and AMC.
struct Reference {
  let services: Services

  func register(in router: inout Router) {
    tmdb(ReferenceCountries.self, .countries, in: &router)
    tmdb(ReferenceLanguages.self, .languages, in: &router)
    tmdb(ReferenceJobs.self, .jobs, in: &router)
    tmdb(ReferenceWatchRegions.self, .watchRegions, in: &router)
    amc(ReferenceAttributes.self, .attributes, in: &router)
    amc(ReferenceMarkets.self, .markets, in: &router)
    amc(ReferenceStates.self, .states, in: &router)
    router.handle(ReferenceGenres.self, services) { params, call in
      try await call.tmdb.list(TMDBCodes.genres(params.kind, in: call.presentation.language), params.list)
    }
    router.handle(ReferenceCertifications.self, services) { params, call in
      try await call.tmdb.list(TMDBCodes.certifications(params.kind, in: call.presentation.region), params.list)
    }
    router.handle(ReferenceWatchProviders.self, services) { params, call in
      let presentation = call.presentation
      let list = TMDBCodes.watchProviders(params.kind, in: presentation.region, presentation.images)
      return try await call.tmdb.list(list, params.list)
    }
  }

  private func tmdb<M: RPCMethod>(_ method: M.Type, _ list: TMDBCodes<CodeEntry>, in router: inout Router)
  where M.Params == PlainListParameters, M.Result == ListResult<CodeEntry> {
    router.handle(method, services) { params, call in try await call.tmdb.list(list, params.list) }
  }

  private func amc<M: RPCMethod>(_ method: M.Type, _ list: AMCView<CodeEntry>, in router: inout Router)
  where M.Params == PlainListParameters, M.Result == ListResult<CodeEntry> {
    router.handle(method, services) { params, call in
      try await call.amc.list(AMCList(list, pageSize: params.list.pageSize), params.list)
    }
  }
}
