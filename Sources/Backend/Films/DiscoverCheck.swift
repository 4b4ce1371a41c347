// SPDX-License-Identifier: MIT
import Contract
import JSONRPC
import TMDB

extension MoviesDiscover.Params {
  /// - Throws: -32602 for filters that contradict each other, or an age rating without a country or a region.
  func check(in region: Region?) throws(RPCError) {
    try inOrder(minimumRating, maximumRating, "minimumRating", "maximumRating")
    try inOrder(minimumVotes, maximumVotes, "minimumVotes", "maximumVotes")
    try inOrder(minimumRuntime, maximumRuntime, "minimumRuntime", "maximumRuntime")
    try inOrder(releasedAfter, releasedBefore, "releasedAfter", "releasedBefore")
    try disjoint(genreIds, genres, withoutGenreIds, "withoutGenreIds")
    try disjoint(watchProviderIds, services, withoutWatchProviderIds, "withoutWatchProviderIds")
    try disjoint(companyIds, nil, withoutCompanyIds, "withoutCompanyIds")
    try disjoint(keywordIds, nil, withoutKeywordIds, "withoutKeywordIds")
    if certificationCountry == nil, region == nil,
      let name = certifications.first(where: { $0.code != nil })?.name
    {
      throw .invalidParameter(
        "certificationCountry", expected: "a country or a region, because \(name) is given", got: "nothing")
    }
  }

  private var certifications: [(name: String, code: Code?)] {
    [
      ("certification", certification), ("minimumCertification", minimumCertification),
      ("maximumCertification", maximumCertification),
    ]
  }

  private func inOrder<Value: Comparable>(
    _ lowest: Value?, _ highest: Value?, _ name: String, _ other: String
  ) throws(RPCError) {
    guard let lowest, let highest, lowest > highest else { return }
    throw .invalidParameter(other, expected: "at least \(name), which is \(lowest)", got: "\(highest)")
  }

  private func disjoint(
    _ ids: [EntityID]?, _ codes: [Code]?, _ without: [EntityID]?, _ name: String
  ) throws(RPCError) {
    let wanted = Set((ids ?? []).map(\.native) + (codes ?? []).map(\.text))
    guard let index = without?.firstIndex(where: { wanted.contains($0.native) }), let id = without?[index] else {
      return
    }
    throw .invalidParameter("\(name)/\(index)", expected: "an id that isn't also included", got: id.description)
  }
}

extension Call {
  /// TMDB's ids of people. Looks up the ids of other sites at TMDB.
  /// - Parameter name: the parameter's name, for errors.
  /// - Throws: -32602 for an id of AMC's, which can't be looked up, and -32012 for a person whom TMDB doesn't know.
  func tmdbPeople(_ ids: [EntityID]?, _ name: String) async throws(RPCError) -> [EntityID]? {
    guard var people = ids else { return nil }
    for index in people.indices {
      let id = people[index]
      guard id.provider != .amc else {
        throw .invalidParameter(
          "\(name)/\(index)", expected: "an id of a person outside AMC, which search/people finds", got: "\(id)")
      }
      people[index] = try await tmdbID(of: id).entity
    }
    return people
  }

  /// - Throws: -32602 if the minimum age rating is above the maximum one, as far as their order is known.
  func checkCertifications(
    _ params: MoviesDiscover.Params, in region: Region?, _ codes: CodeLookup
  ) async throws(RPCError) {
    guard let lowest = params.minimumCertification?.text, let highest = params.maximumCertification?.text,
      let table = await codes.table(
        CodeSource(list: .certifications, country: params.certificationCountry ?? region), self),
      let first = table.order(of: lowest), let last = table.order(of: highest), first > last
    else { return }
    throw .invalidParameter(
      "maximumCertification", expected: "at least minimumCertification, which is \(lowest)", got: highest)
  }
}
