// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSONRPC

// Backend: the contract's methods, answered from the upstreams and the store.
//
//     JSONRPC.Server ──params, Call──▶ Handlers/<Family>.swift ──endpoint──▶ UpstreamCall ──Client──▶ UpstreamStack
//         ▲                                                         │
//         └──── result, or $/progress pages (Lists/ListCall) ◀──────┘
//
// A family's file maps each of its methods to the endpoint that answers it; that is all there is to most methods. Those
// that combine several endpoints have a folder of their own: Codes (what filters take), FilmSearch (`movies/find`),
// Calendar (`calendar/get`), Library (the user's films and services, and their marks), Places (`theatres/find`),
// Seating (`showtimes/plan`), Watches, TitleSearch (`suggestions/complete`, `index/update`), WhatsOn
// (`showtimes/whatsOn`) and Linking, which matches the two providers' movies. A handler gets its params and a `Call`:
// the request, its options, and the shared `Services` (the clients with their policies, keys, session and stores).
// `Settings` come from the command line and the environment; Keys manages the secrets; Errors converts upstream errors
// into the contract's; Lists turns a `ListSource` into a page, or into a stream of pages with faults and a summary.

/// The contract's methods over one set of services.
public struct Backend: Sendable {
  /// The services that all methods share.
  public let services: Services
  /// Routes every method of the contract to its handler.
  public let router: Router

  /// Creates the router. Makes no requests and opens no files; the first call does.
  public init(_ services: Services) {
    self.services = services
    var dialect = Dialect()
    dialect.errorNotification = ServerError.name
    var router = Router(dialect: dialect)
    Lifecycle(services: services).register(in: &router)
    ServerMethods(services: services).register(in: &router)
    Movies(services: services).register(in: &router)
    Shows(services: services).register(in: &router)
    People(services: services).register(in: &router)
    Collections(services: services).register(in: &router)
    Theatres(services: services).register(in: &router)
    Showtimes(services: services).register(in: &router)
    Search(services: services).register(in: &router)
    Reference(services: services).register(in: &router)
    Images(services: services).register(in: &router)
    CalendarMethods(services: services).register(in: &router)
    Suggestions(services: services).register(in: &router)
    Watches(services: services).register(in: &router)
    Library(services: services).register(in: &router)
    StreamingServices(services: services).register(in: &router)
    Index(services: services).register(in: &router)
    Credentials(services: services).register(in: &router)
    SettingsMethods(services: services).register(in: &router)
    self.router = router
  }
}

/// The program's identity.
public enum Product {
  /// The name of the command, also reported to upstreams and clients.
  public static let name = "marquee"
  /// The version (https://semver.org).
  public static let version = "1.0.0"

  /// The user agent: product, version and a contact address, as providers require.
  static let userAgent = "marquee/\(version) (+mailto:maintainers@marquee.example)"
}
