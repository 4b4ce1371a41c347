// SPDX-License-Identifier: MIT

// Sandbox: the upstream services, simulated without a network.
//
// `SandboxTransport` takes the place of `CurlTransport`. It routes each request by host to the site that simulates
// it. A site answers the upstream's own paths with the upstream's own JSON, including paging, filters, headers and
// errors, so the endpoints, readers and mappings above it are the same as in real use.
//
//     HTTPRequest -> SandboxTransport -> SandboxRequest (decoded path and query)
//       api.amctheatres.com                  -> AMC/AMCSite         movies, theatres, showtimes, seats, places
//       api.themoviedb.org                   -> TMDB/TMDBSite       movies, people, search, lists
//       pixabay.com                          -> Pixabay/PixabaySite photographs
//       image.tmdb.org, cdn.pixabay.com, …   -> Images/ImageSite    PNG pictures, drawn on request
//     SandboxReply -> HTTPResponse
//
// All data comes from `Catalogue`: real films, theatres at real addresses, and fictitious photographs, in the tables of
// Sources/CTexts/Catalogue (`CatalogueRow`), each read at first use. What a catalogue can't hold (a day's showtimes,
// seats, popularity, pictures) is computed from fixed seeds, so the same request always gets the same response. There
// is no state and no lock.
