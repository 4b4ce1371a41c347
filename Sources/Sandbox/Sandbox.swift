// SPDX-License-Identifier: MIT

// Sandbox: the upstreams without a network.
//
// `SandboxTransport` stands where `CurlTransport` stands in real use. It looks at the host of a request and hands it to
// the site that plays this host; each answers the upstream's own paths in the upstream's own JSON, paging, filters,
// headers and errors included. So the endpoints, readers and mappings above it are the same as in real use.
//
//     HTTPRequest -> SandboxTransport -> SandboxRequest (decoded path and query)
//       api.amctheatres.com                  -> AMC/AMCSite         movies, theatres, showtimes, seats, places
//       api.themoviedb.org                   -> TMDB/TMDBSite       movies, people, search, lists
//       pixabay.com                          -> Pixabay/PixabaySite photographs
//       image.tmdb.org, cdn.pixabay.com, …   -> Images/ImageSite    PNG pictures, drawn on request
//     SandboxReply -> HTTPResponse
//
// Everything comes from `Catalogue`: real films, theatres at real addresses, and photographs that do not exist, kept as
// JSON literals and read at first use. What a catalogue cannot hold (a day's showtimes, seats, popularity, pictures) is
// computed from fixed seeds: the same question always has the same answer. There is no state and no lock.
