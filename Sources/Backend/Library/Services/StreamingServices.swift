// SPDX-License-Identifier: MIT
import Contract
import Database
import EndpointCore
import JSONRPC
import TMDB

/// `services/…`: the streaming services that the user subscribes to.
struct StreamingServices {
  let services: Services
  let store: LibraryStore

  func register(in router: inout Router) {
    router.handle(ServicesList.self, services) { params, call in try await list(params, call) }
    router.handle(ServicesSet.self, services) { params, call in try await set(params, call) }
  }

  private func list(_ params: ServicesList.Params, _ call: Call) async throws -> ListResult<StreamingService> {
    let subscribed = try await subscribed()
    let region = params.mine ? call.options.region : call.presentation.region
    var rows = subscribed.filter { region == nil || $0.region == region?.code }.compactMap(row)
    var notes = ListNotes()
    notes.facts.libraryFault = store.fault
    var provenance = Provenance.network
    if let region, !params.mine {
      do throws(RPCError) {
        let known = try await known(in: region, call)
        provenance = known.provenance
        let own = Set(rows.map(\.id))
        rows += known.services.filter { !own.contains($0.id) }.map { row($0, in: region, isSubscribed: false) }
        notes.facts.message = "TMDB knows no services in \(region.code); reference/watchRegions lists its countries."
      } catch {
        // The user's own are worth more than an error.
        guard !rows.isEmpty else { throw error }
        notes.facts.faults = [ProviderFault(provider: .tmdb, error: error)]
      }
    } else {
      let place = region.map { " for \($0.code)" } ?? ""
      notes.facts.message = "No services are stored\(place); services/set stores those that the user subscribes to."
    }
    return try await call.list(rows, provenance, params.list, notes)
  }

  private func set(_ params: ServicesSet.Params, _ call: Call) async throws -> ServiceChoice {
    guard let region = call.presentation.region else {
      throw RPCError.invalidParameter(
        "region", expected: "the country in which the user subscribes, such as US", got: "nothing")
    }
    let stored = try await subscribed().filter { $0.region == region.code }
    let added = try await chosen(params.add ?? [], "add", in: region, call)
    var removed: Set<String> = []
    var others: [String] = []
    for text in params.remove ?? [] {
      let id = Self.id(text)?.description
      let own = stored.filter { $0.id == id || $0.name.searchText == text.searchText }
      if own.isEmpty { others.append(text) } else { removed.formUnion(own.map(\.id)) }
    }
    // What isn't stored must at least exist, so that a misspelt name is no silent success.
    removed.formUnion(try await chosen(others, "remove", in: region, call).map(\.id.description))
    do throws(DatabaseError) {
      let now = try await store.changeServices(
        in: region.code,
        adding: added.map { SubscribedService(region: region.code, id: "\($0.id)", name: $0.name, logo: $0.logoPath) },
        removing: removed)
      return ServiceChoice(region: region.code, services: now.compactMap(row))
    } catch {
      throw RPCError(error)
    }
  }

  private func subscribed() async throws(RPCError) -> [SubscribedService] {
    do throws(DatabaseError) { return try await store.services() } catch { throw RPCError(error) }
  }

  private static func id(_ text: String) -> EntityID? {
    EntityID(text, of: .watchProvider) ?? Int(text).flatMap { EntityID(.tmdb, .watchProvider, $0) }
  }

  /// The services that names and ids stand for, each once.
  /// - Throws: -32602 for a name that no service has, or several have.
  private func chosen(
    _ texts: [String], _ parameter: String, in region: Region, _ call: Call
  ) async throws(RPCError) -> [WatchProvider] {
    guard !texts.isEmpty else { return [] }
    let known = try await known(in: region, call).services
    guard let table = CodeTable(known) else {
      throw .invalidParameter(
        "region", expected: "a country of reference/watchRegions, in which TMDB knows services", got: region.code)
    }
    var chosen: [WatchProvider] = []
    for (index, text) in texts.enumerated() {
      func unknown(_ got: String, _ alternatives: [String]) -> RPCError {
        .invalidParameter(
          "\(parameter)/\(index)", expected: "one of services/list for \(region.code)", got: got,
          alternatives: alternatives)
      }
      let wanted = Self.id(text)?.description ?? text
      switch table.find(wanted) {
      case .code(let code):
        guard let service = known.first(where: { $0.sentCode == code }), !chosen.contains(service) else { continue }
        chosen.append(service)
      case .several(let codes): throw unknown("“\(text)”, the name of several", codes)
      case .nothing: throw unknown("“\(text)”", table.nearest(to: wanted))
      }
    }
    return chosen
  }

  /// TMDB's services in a country: those that have films, then those that have shows alone.
  private func known(
    in region: Region, _ call: Call
  ) async throws(RPCError) -> (services: [WatchProvider], provenance: Provenance) {
    let images = services.usualImages
    async let others = call.tmdb.response(to: TMDBCodes.watchProviders(.show, in: region, images))
    let ofFilms = try await call.tmdb.response(to: TMDBCodes.watchProviders(.movie, in: region, images))
    let ofShows: Response<RowPage<WatchProvider>>
    do { ofShows = try await others } catch { throw error as? RPCError ?? RPCError(.requestFailed, "\(error)") }
    let films = ofFilms.content.rows
    let known = Set(films.map(\.id))
    return (
      films + ofShows.content.rows.filter { !known.contains($0.id) },
      ofFilms.provenance.lessFresh(ofShows.provenance)
    )
  }

  private func row(_ service: WatchProvider, in region: Region, isSubscribed: Bool) -> StreamingService {
    var row = StreamingService(id: service.id, name: service.name, region: region.code, subscribed: isSubscribed)
    row.logoPath = service.logoPath
    row.logoUrl = service.logoUrl
    return row
  }

  private func row(_ service: SubscribedService) -> StreamingService? {
    guard let id = service.entity else { return nil }
    var row = StreamingService(id: id, name: service.name, region: service.region, subscribed: true)
    row.logoPath = service.logo
    row.logoUrl = service.logo.flatMap { services.usualImages.url(path: $0, .logo) }
    return row
  }
}
