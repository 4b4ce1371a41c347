// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSONRPC

// Backend: the contract's methods, answered from the upstreams and the stores.
//
//     JSONRPC.Server ──params, Call──▶ <Room>/<Family>.swift ──endpoint──▶ UpstreamCall ──Client──▶ UpstreamStack
//         ▲                                                         │
//         └──── result, or $/progress pages (Lists/ListCall) ◀──────┘
//
// A family's file maps each of its methods to the endpoint that answers it; that is all there is to most methods. A
// feature is a room, and a room may know only those before it:
//
//     Calls      one call and what every call needs (`Services`): clients, settings, keys, log, codes, lists, errors
//     Films      search (`movies/find`, titles on this machine), linking the two providers' movies, details, images
//     Library    the user's films and services: store, import, export
//     Cinemas    places, showings, what's on, tonight, seats
//     Watches    conditions that are checked for people: scheduler, log, store
//     Calendar   showings, plans and releases as a calendar file
//     Server     the connection, the program's state, doctor
//
// What a feature remembers is a value of its own, which is made here and handed to its handlers.

/// The contract's methods, over what their features remember.
public struct Backend: Sendable {
  /// What all methods share.
  public let services: Services
  /// Routes every method of the contract to its handler.
  public let router: Router
  let images: ImageDownloads
  let titles: TitleServices
  let library: LibraryStore
  let facts: FactLearner
  let watches: WatchServices
  let scheduler: WatchScheduler

  /// Composes the features. Makes no requests and opens no files; the first call does.
  ///
  /// - Parameters:
  ///   - redactor: gets every secret that must not be written anywhere.
  ///   - log: receives store failures, and every upstream call and attempt.
  public init(
    settings: Settings, redactor: Redactor = Redactor(), log: Log?, network: (any Transport)? = nil
  ) throws(SettingsError) {
    let now = try settings.clock()
    let notifications = Notifications(log: log)
    let library = LibraryStore(folder: settings.stateFolder, now: now, report: notifications.report)
    let index = TitleStore(settings, now: now)
    let searches = try SuggestionStore(settings, now: now, notifications)
    let services = try Services(
      settings: settings, redactor: redactor, log: log, now: now, notifications: notifications, user: library,
      titles: index, network: network)
    let links = LinkMemory()
    let codes = CodeLookup()
    self.services = services
    self.library = library
    let facts = FactLearner(library) { [weak services] in services }
    self.facts = facts
    library.onLackingFacts.withLock { $0 = { [weak facts] in facts?.wake(isNeeded: true) } }
    images = ImageDownloads(services)
    titles = try TitleServices(index, searches, services)
    watches = WatchServices(
      folder: settings.stateFolder, clock: try settings.watchClock(), now: now, links: links, library: library,
      report: notifications.report)
    scheduler = WatchScheduler(watches) { [weak services] in services.map { Call(watchesOf: $0) } }
    let films = FilmServices(links: links, genres: GenreMemory(), titles: titles, codes: codes)

    var dialect = Dialect()
    dialect.errorNotification = ServerError.name
    var router = Router(dialect: dialect)
    Lifecycle(services: services, watchFeed: WatchFeed(watches)).register(in: &router)
    ServerMethods(services: services) {
      facts.progress.map { LibraryProgress(known: $0.known, of: $0.count) }
    }.register(in: &router)
    Credentials(keys: services.keys, settings: settings).register(in: &router)
    SettingsMethods(settings: services.userSettings).register(in: &router)

    Movies(services: services, films: films).register(in: &router)
    Shows(services: services, genres: films.genres, codes: codes).register(in: &router)
    People(services: services, links: links).register(in: &router)
    Collections(services: services, genres: films.genres).register(in: &router)
    Search(services: services, films: films).register(in: &router)
    Reference(services: services).register(in: &router)
    Images(services: services, downloads: images).register(in: &router)
    Suggestions(services: services, titles: titles).register(in: &router)
    IndexMethods(services: services, titles: titles).register(in: &router)

    Library(services: services, store: library, links: links, codes: codes, facts: facts).register(in: &router)
    StreamingServices(services: services, store: library).register(in: &router)
    Theatres(services: services, codes: codes, links: links).register(in: &router)
    Showtimes(services: services, codes: codes, links: links, library: library).register(in: &router)
    Watches(services: services, watches: watches, scheduler: scheduler).register(in: &router)
    CalendarMethods(services: services, links: links, library: library, watches: watches).register(in: &router)
    router.presenting = services.presenting
    self.router = router
  }

  /// Starts what a process does that answers until its input ends: it checks watches, and learns what TMDB says of the
  /// library's films.
  @Sendable public func startBackgroundWork() {
    startWatchScheduler()
    facts.start(.always)
  }

  /// For a process that answers a single call: has the call's films learnt, for a short time after its answer.
  public func startLearningOnDemand() { facts.start(.onDemand) }

  /// Waits for what is learnt after the answer of a single call. Blocks.
  @available(*, noasync)
  public func finishLearning() { facts.wait(atMost: .seconds(2)) }

  /// Starts the scheduler of watches if it isn't running, and checks the due ones at once.
  @Sendable public func startWatchScheduler() { scheduler.startNow() }

  /// What runs, for the log's first line: the version, the folders and how many watches there are.
  public func introduction() async -> String {
    let count = (try? await watches.store.watches())?.watches.count
    let known = count.map { "\($0) \($0 == 1 ? "watch" : "watches")" } ?? "watches that can't be read"
    let settings = services.settings
    return "\(Product.name) \(Product.version) starts: state in \(settings.stateFolder), cache in "
      + "\(settings.cacheFolder), \(known)"
  }

  /// Delivers the events of watches.
  public func watchDelivery() -> WatchDelivery { WatchDelivery(watches, scheduler) }

  /// Completes pending writes and closes the files. Blocks; called at the end of the process.
  @available(*, noasync)
  public func close() {
    facts.stop()
    scheduler.stop()
    watches.store.close()
    titles.close()
    images.store.close()
    library.close()
    services.close()
  }
}
