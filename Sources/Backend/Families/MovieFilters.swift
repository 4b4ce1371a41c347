import AMC
import Contract

extension MovieList.Filter {
  init(_ params: MoviesAll.Params) {
    self.init(
      name: params.name, ids: params.ids?.map(\.native) ?? [], slug: params.slug,
      releaseNumber: params.releaseNumber, startDate: params.startDate, endDate: params.endDate,
      attributes: AttributeFilter(
        params.includeAttributes, excluding: params.excludeAttributes, operator: params.attributeOperator))
  }
}

extension AttributeFilter {
  /// The three parameters that every list of AMC's takes.
  init(_ including: [String]?, excluding: [String]?, operator combination: AttributeOperator?) {
    self.init(
      including: including ?? [], excluding: excluding ?? [],
      combination: combination.flatMap { Combination(rawValue: $0.rawValue) })
  }
}

extension MovieEndpoint.Key {
  init(_ params: MoviesGet.Params) {
    self =
      if let id = params.id {
        .id(id.native)
      } else if let slug = params.slug {
        .slug(slug)
      } else {
        .internalRelease(params.internalReleaseId ?? 0)
      }
  }
}
