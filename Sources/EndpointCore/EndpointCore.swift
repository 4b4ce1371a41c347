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
// `ListPages` runs a `PagedEndpoint` page by page. `Client.upload` sends bytes, files, streams and forms.
//
// A room knows only rooms above it in this list:
//
//     HTTP        methods, headers, URLs, bodies and responses as values
//     Errors      the one error type, and the redactor that keeps secrets out of it
//     Proxies     the proxy for each request, from the environment
//     Endpoint    what is asked for: endpoints, their requests and the context of a call
//     Transport   who asks: transports, the client, and what is fixed of an upstream
//     Curl        the network access
//     Paging      lists, page by page
//     Uploads     endpoints that send bodies, and their progress
//     Policies    one transport each; UpstreamStack.swift puts them in order and explains it. Policies/Sharing is the
//                 state that a user's processes share, in a mapped file for the reasons in ProcessSharing.swift.
//                 MachineSharing.swift is the plug for other machines.
//
// To add a provider, write its endpoints and its `Upstream`: Tests/EndpointCoreTests/TidesProvider.swift is a complete
// one, which a test runs.
//
// Other packages can use this module: Tests/Bookshop is one that does.
//
// With one `UpstreamStack` for all providers of the process, it is used like this:
//
//     let stack = UpstreamStack(network: CurlTransport(.init(userAgent: "…")), cache: ResponseCache(store: …))
//     let tides = stack.client(of: .tides, base: base, rate: …, redactor: redactor) { key }
//     let station = try await tides.run(GetStation(id: 7), context: CallContext()).content
//     for try await page in ListPages(ListStations(), client: tides, context: CallContext()) { … }
//
// No provider takes uploads today; the next one may. An upload is an endpoint with a body: bytes, a file, a stream or a
// form (Tests/EndpointCoreTests/TidesUpload.swift). Files and streams are read while they are sent, so they may be
// larger than memory. Only a replayable body (PUT of bytes or a file) is retried.
