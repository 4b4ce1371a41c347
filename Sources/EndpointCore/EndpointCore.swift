// SPDX-License-Identifier: MIT

// EndpointCore: everything between a provider's module and the network. It knows nothing about movies.
//
// An `Endpoint` is a value that makes one kind of request and reads its response. A `Client` runs an upstream's
// endpoints over a `Transport`, which has a single function, request -> response. `CurlTransport` at the bottom
// accesses the network, and every policy is a transport around another:
//
//     Client ─ Endpoint.request ─▶ policies (UpstreamStack) ─▶ CurlTransport ─▶ network
//            ◀─ Endpoint.content ─ HTTPResponse or UpstreamError ◀────────────┘
//
// `ListPages` runs a `PagedEndpoint` page by page. `Client.states(of:)` yields the progress of a call.
// `Client.upload` sends bytes, files, streams and forms.
//
//     Endpoint    requests and the reading of responses; the client; the context of a call
//     HTTP        requests, responses, headers and URLs as values
//     Errors      the one error type, and the redactor that keeps secrets out of it
//     Paging      lists, page by page
//     Policies    one transport each; UpstreamStack.swift puts them in order and explains it; Policies/Sharing is the
//                 state that a user's processes share, in a mapped file for the reasons in ProcessSharing.swift
//     Proxies     the proxy for each request, from the environment
//     Curl        the network access
//     Loading     the state of a value that is being loaded
//     Uploads     multipart bodies, and progress
//
// To add a provider, write its endpoints and its `Upstream`. This is a complete one, which a test runs
// (Tests/EndpointCoreTests/TidesProvider.swift is this text):
//
//     import EndpointCore
//     import JSON
//
//     /// A station that measures tides.
//     struct Station: JSONReadable, Identifiable, Sendable, Equatable {
//       let id: Int
//       let name: String
//
//       init(json: JSONValue) throws(JSONMismatch) {
//         id = try json.required("id")
//         name = try json.required("name")
//       }
//     }
//
//     /// One station.
//     struct GetStation: JSONEndpoint {
//       typealias Content = Station
//       let id: Int
//       var path: [String] { ["stations", String(id)] }
//       var cachePolicy: CachePolicy { .asAnswered(.description, otherwise: .seconds(3600)) }
//     }
//
//     /// All stations, page by page.
//     struct ListStations: JSONEndpoint, PagedEndpoint {
//       typealias Row = Station
//       var number = 1
//       var pageSize: Int { 2 }
//       var path: [String] { ["stations"] }
//       var query: QueryItems { ["page": String(number)] }
//       var cachePolicy: CachePolicy { .asAnswered(.list) }
//       func page(_ number: Int) -> Self { Self(number: number) }
//       func following(_ link: Link) -> Self { self }
//
//       func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> RowPage<Station> {
//         guard let rows = json["stations"] else { throw UpstreamError(json.mismatch(expected: "a page of stations")) }
//         let stations = rows.elements.map { try? $0.read(Station.self) }
//         return RowPage(number: number, size: pageSize, rows: stations, totalRows: json["total"]?.integer)
//       }
//     }
//
//     /// The upstream, with its base URL, its rate and its key.
//     extension Upstream {
//       static let tides = Upstream(
//         name: "tides", title: "Tides", base: "https://tides.example/v1", rate: 10,
//         keys: [KeyForm("key", "key for Tides", in: .header(name: "X-Tides-Key"))],
//         attribution: "Tides by Tides.", website: "https://tides.example"
//       ) { client, context throws(UpstreamError) in
//         _ = try await client.run(ListStations(), context: context)
//       }
//     }
//
// With one `UpstreamStack` for all providers of the process, it is used like this:
//
//     let stack = UpstreamStack(network: CurlTransport(.init(userAgent: "…")), cache: ResponseCache(store: …))
//     let tides = stack.client(of: .tides, base: base, rate: …, redactor: redactor) { key }
//     let station = try await tides.run(GetStation(id: 7), context: CallContext()).content
//     for try await page in ListPages(ListStations(), client: tides, context: CallContext()) { … }
//
// No provider takes uploads today; the next one may. An upload is an endpoint with a body: bytes, a file, a stream or a
// form. Files and streams are read while they are sent, so they may be larger than memory. Only a replayable body (PUT
// of bytes or a file) is retried. This upload is a test too (Tests/EndpointCoreTests/TidesUpload.swift):
//
//     /// Sets the photograph of a station.
//     struct PutPhotograph: UploadEndpoint, EmptyEndpoint {
//       let station: Int
//       let file: String
//       var method: HTTPMethod { .put }
//       var path: [String] { ["stations", String(station), "photograph"] }
//       var body: HTTPBody { .file(path: file, contentType: "image/jpeg") }
//     }
//
//     try await tides.upload(PutPhotograph(station: 7, file: "brest.jpg"), context: CallContext()) { progress in
//       print(progress.sent, "of", progress.total ?? 0, "bytes")
//     }
