// SPDX-License-Identifier: MIT
import AMC
import Contract
import EndpointCore
import JSONRPC

/// `theatres/…`, answered by AMC.
struct Theatres {
  let services: Services
  let codes: CodeLookup
  let links: LinkMemory

  func register(in router: inout Router) {
    router.handle(TheatresAll.self, services, codes) { params, call in
      let view = AMCView<Theatre>.all(
        name: params.name?.text, ids: params.ids?.map(\.native) ?? [], market: params.market?.text,
        state: params.state?.text, city: params.city?.text, brand: params.brand?.text,
        includesClosed: params.includeClosed,
        attributes: AttributeFilter(
          params.includeAttributes, excluding: params.excludeAttributes, combination: params.attributeOperator))
      return try await call.amc.list(AMCList(view, pageSize: params.list.pageSize), params.list)
    }
    router.handle(TheatresGet.self, services) { params, call in
      try await call.amc.answer(AMCObject.theatre(params.id?.native ?? params.slug ?? ""))
    }
    router.handle(TheatresNear.self, services) { params, call in
      let place = Coordinates(latitude: params.latitude, longitude: params.longitude)
      let view = AMCView<Theatre>.near(place, radiusKilometres: params.radiusKilometres)
      return try await call.amc.list(AMCList(view, pageSize: params.list.pageSize), params.list)
    }
    router.handle(TheatresShowing.self, services) { params, call in
      let releases = try await releases(params, call)
      let notes = ListNotes(ListFacts(linkedFrom: releases.linkedFrom))
      let views = releases.numbers.sorted().map { AMCView<Theatre>.showing(releaseNumber: $0) }
      guard views.count > 1 else {
        return try await call.amc.list(AMCList(views[0], pageSize: params.list.pageSize), params.list, notes)
      }
      let theatres = try await call.theatres(of: views)
      return try await call.list(theatres.content, theatres.provenance, params.list, notes)
    }
    router.handle(TheatresFind.self, services) { params, call in try await find(params, call) }
    router.handle(TheatresSuggest.self, services) { params, call in
      let endpoint = AMCList(.suggestions(params.query.text), pageSize: params.list.pageSize)
      let message = "No city, zip code or theatre matches “\(params.query.text)”."
      let call = call.for(.search())
      return try await call.amc.list(endpoint, params.list, ListNotes(ListFacts(message: message))) { places in
        await locate(&places, call)
      }
    }
  }

  private func find(_ params: TheatresFind.Params, _ call: Call) async throws -> ListResult<Theatre> {
    let finder = PlaceFinder(call: call)
    var defaults = SettingDefaults(call)
    let query = try defaults.place(
      PlaceOptions(
        place: params.place, latitude: params.latitude, longitude: params.longitude, theatreId: params.theatreId))
    let found = try await finder.place(query)
    let place = found.place
    var notes = ListNotes(ListFacts(place: place, settingsUsed: defaults.used))
    if let theatres = found.theatres { return try await call.list(theatres, found.provenance, params.list, notes) }
    guard let coordinates = place.coordinates, found.theatre == nil || params.radiusKilometres != nil else {
      return try await call.list([found.theatre].compactMap(\.self), found.provenance, params.list, notes)
    }
    notes.facts.message = finder.noTheatre(at: place, params.radiusKilometres)
    let radius = params.radiusKilometres ?? PlaceFinder.usualRadius
    let list = AMCList(.near(coordinates, radiusKilometres: radius), pageSize: params.list.pageSize)
    return try await call.amc.list(list, params.list, notes)
  }

  /// AMC's release numbers of the film, one of each of its entries, and the requested id if AMC's is a different one.
  private func releases(
    _ params: TheatresShowing.Params, _ call: Call
  ) async throws(RPCError) -> (numbers: Set<Int>, linkedFrom: EntityID?) {
    guard let id = params.movieId else { return ([params.releaseNumber ?? 0], nil) }
    let movies =
      if id.provider == .amc {
        [try await call.amc.answer(AMCObject.movie(id.native))]
      } else {
        try await MovieLinker(call: call, links: links).amcEntries(of: id).map(\.movie)
      }
    let numbers = Set(movies.compactMap(\.releaseNumber))
    guard !numbers.isEmpty else {
      let names = movies.map { "\($0.id)" }.joined(separator: ", ")
      throw RPCError(
        UpstreamError(
          .notFound, "AMC has no release number for \(names), so the theatres that show it can't be found",
          upstream: .amc))
    }
    return (numbers, id.provider == .amc ? nil : id)
  }

  /// Looks up the suggested theatres, which have only a name, and adds their ids and coordinates. A theatre that can't
  /// be found keeps only its name.
  private func locate(_ places: inout [Place], _ call: Call) async {
    places = await places.mapped(atOnce: 16) { $0.type == "theatre" ? await located($0, call) : $0 }
  }

  private func located(_ place: Place, _ call: Call) async -> Place {
    guard let theatre = try? await call.theatre(called: place.title) else { return place }
    var place = place
    place.theatreId = theatre.id
    place.latitude = theatre.location?.latitude
    place.longitude = theatre.location?.longitude
    return place
  }
}
