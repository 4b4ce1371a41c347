// SPDX-License-Identifier: MIT
import Contract
import JSONRPC

extension MoviesDiscover.Params {
  /// - Throws: -32602 for filters that contradict each other, and for ids that aren't TMDB's.
  func check(in region: Region?) throws(RPCError) {
    try inOrder(minimumRating, maximumRating, "minimumRating", "maximumRating")
    try inOrder(minimumVotes, maximumVotes, "minimumVotes", "maximumVotes")
    try inOrder(minimumRuntime, maximumRuntime, "minimumRuntime", "maximumRuntime")
    try inOrder(releasedAfter, releasedBefore, "releasedAfter", "releasedBefore")
    try disjoint(genreIds, genres, withoutGenreIds, "withoutGenreIds")
    try disjoint(watchProviderIds, services, withoutWatchProviderIds, "withoutWatchProviderIds")
    try disjoint(companyIds, nil, withoutCompanyIds, "withoutCompanyIds")
    try disjoint(keywordIds, nil, withoutKeywordIds, "withoutKeywordIds")
    for (name, ids) in [("castIds", castIds), ("crewIds", crewIds), ("personIds", personIds)] {
      for (index, id) in (ids ?? []).enumerated() where id.provider != .tmdb {
        throw .invalidParameter(
          "\(name)/\(index)", expected: "TMDB’s id of a person, which search/people finds", got: id.description)
      }
    }
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
    throw .invalidParameter("\(name)/\(index)", expected: "none of those that are wanted", got: id.description)
  }
}

extension Call {
  /// - Throws: -32602 for a lowest age rating above the highest one, if their order is known.
  func checkCertifications(_ params: MoviesDiscover.Params, in region: Region?) async throws(RPCError) {
    guard let lowest = params.minimumCertification?.text, let highest = params.maximumCertification?.text,
      let table = await table(CodeSource(list: .certifications, country: params.certificationCountry ?? region)),
      let first = table.order(of: lowest), let last = table.order(of: highest), first > last
    else { return }
    throw .invalidParameter(
      "maximumCertification", expected: "at least minimumCertification, which is \(lowest)", got: highest)
  }
}
