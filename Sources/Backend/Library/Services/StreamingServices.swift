// SPDX-License-Identifier: MIT
import Basics
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
    let own = subscribed.filter { region == nil || $0.region == region?.code }
    var rows = own.compactMap { row($0, today: nil) }
    var notes = ListNotes()
    notes.facts.libraryFault = store.fault
    var provenance = Provenance.network
    if let region, !params.mine {
      do throws(RPCError) {
        let known = try await known(in: region, call)
        provenance = known.provenance
        rows = own.compactMap { row($0, today: known.services) }
        let own = Set(rows.map(\.id))
        rows += known.services.filter { !own.contains($0.id) }.map { row($0, in: region, isSubscribed: false) }
        notes.facts.message = "TMDB knows no services in \(region.code); reference/watchRegions lists its countries."
      } catch {
        // The user's own are worth more than an error.
        guard !rows.isEmpty else { throw error }
        notes.facts.faults = [ProviderFault(provider: .tmdb, error: error)]
      }
    } else {
      rows = await renamed(own, call)
      let place = region.map { " for \($0.code)" } ?? ""
      notes.facts.message = "No services are stored\(place); services/set stores those that the user subscribes to."
    }
    let gone = rows.filter { $0.gone == true }.map(\.name)
    if !gone.isEmpty {
      let verb = gone.count == 1 ? "is" : "are"
      notes.remark =
        "\(gone.joined(separator: ", ")) \(verb) no longer among TMDB's services there; services/set removes what is named."
    }
    return try await call.list(rows, provenance, params.list, notes)
  }

  /// The user's services under today's names, or under those stored where TMDB's list can't be had.
  private func renamed(_ own: [SubscribedService], _ call: Call) async -> [StreamingService] {
    let regions = Set(own.map(\.region)).sorted().compactMap { Region($0) }
    let lists = await regions.mapped(atOnce: 2) { region in
      let known = try? await known(in: region, call).services
      return (region.code, known)
    }
    let today = Dictionary(lists) { first, _ in first }
    return own.compactMap { row($0, today: today[$0.region] ?? nil) }
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
    let today = params.remove == nil ? nil : try? await known(in: region, call).services
    for text in params.remove ?? [] {
      let own = Self.own(text, among: stored, today: today ?? [])
      if own.isEmpty { others.append(text) } else { removed.formUnion(own) }
    }
    // What isn't stored must at least exist, so that a misspelt name is no silent success.
    removed.formUnion(try await chosen(others, "remove", in: region, call).map(\.id.description))
    do throws(DatabaseError) {
      let now = try await store.changeServices(
        in: region.code,
        adding: added.map { SubscribedService(region: region.code, id: "\($0.id)", name: $0.name, logo: $0.logoPath) },
        removing: removed)
      return ServiceChoice(region: region.code, services: await renamed(now, call))
    } catch {
      throw RPCError(error)
    }
  }

  private func subscribed() async throws(RPCError) -> [SubscribedService] {
    do throws(DatabaseError) { return try await store.services() } catch { throw RPCError(error) }
  }

  /// The ids of the user's services that a text names: by its id, by today's name, or by the one that is stored.
  private static func own(
    _ text: String, among stored: [SubscribedService], today: [WatchProvider]
  ) -> Set<String> {
    let wanted = id(text)?.description
    if let wanted { return Set(stored.map(\.id).filter { $0 == wanted }) }
    if case .service(let service) = ServiceNames(known: today).find(text),
      stored.contains(where: { $0.id == service.id.description })
    {
      return [service.id.description]
    }
    return Set(stored.filter { $0.name.searchText == text.searchText }.map(\.id))
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
    guard !known.isEmpty else {
      throw .invalidParameter(
        "region", expected: "a country of reference/watchRegions, in which TMDB knows services", got: region.code)
    }
    var chosen: [WatchProvider] = []
    for (index, text) in texts.enumerated() {
      func unknown(_ got: String, _ alternatives: [String], choices: [String] = []) -> RPCError {
        .invalidParameter(
          "\(parameter)/\(index)", expected: "one of services/list for \(region.code)", got: got,
          alternatives: alternatives, choices: choices)
      }
      let wanted = Self.id(text)?.description ?? text
      switch ServiceNames(known: known).find(wanted) {
      case .service(let service): if !chosen.contains(service) { chosen.append(service) }
      case .several(let services): throw unknown("“\(text)”, which may be several", services.map(\.shownName))
      case .nothing:
        let table = CodeTable(known)
        throw unknown("“\(text)”", table.nearest(to: wanted), choices: table.choices(ifShortFor: wanted))
      }
    }
    return chosen
  }

  /// TMDB's services in a country, in the order of its people.
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
    let all = films + ofShows.content.rows.filter { !known.contains($0.id) }
    return (all.ordered { $0.order ?? .max }, ofFilms.provenance.lessFresh(ofShows.provenance))
  }

  private func row(_ service: WatchProvider, in region: Region, isSubscribed: Bool) -> StreamingService {
    var row = StreamingService(id: service.id, name: service.name, region: region.code, subscribed: isSubscribed)
    row.logoPath = service.logoPath
    row.logoUrl = service.logoUrl
    return row
  }

  /// - Parameter today: TMDB's services in the country; nil if they can't be had.
  private func row(_ service: SubscribedService, today: [WatchProvider]?) -> StreamingService? {
    guard let id = service.entity else { return nil }
    if let now = today?.first(where: { $0.id == id }) {
      return Region(service.region).map { row(now, in: $0, isSubscribed: true) }
    }
    var stored = StreamingService(id: id, name: service.name, region: service.region, subscribed: true)
    stored.logoPath = service.logo
    stored.logoUrl = service.logo.flatMap { services.usualImages.url(path: $0, .logo) }
    stored.gone = today?.isEmpty == false ? true : nil
    return stored
  }
}

extension WatchProvider {
  /// The name with the id, where the names of several are alike.
  fileprivate var shownName: String { "\(name) (\(id))" }
}
