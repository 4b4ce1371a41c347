// EndpointCore: everything between a provider's module and the network. It knows no movie.
//
// An `Endpoint` is a value that says how to ask one thing and how to read the answer. A `Client` runs endpoints of one
// upstream over a `Transport`. A `Transport` has one function, request -> response; `CurlTransport` at the bottom talks
// to the network and every policy is a transport around another:
//
//     Client ─ Endpoint.request ─▶ policies (authentication, redirects, …) ─▶ CurlTransport ─▶ network
//            ◀─ Endpoint.content ─ HTTPResponse or UpstreamError ◀──────────────────────────┘
//
// A `PageSequence` runs a `PagedEndpoint` page by page.
