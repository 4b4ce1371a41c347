// SPDX-License-Identifier: MIT

// AMC: the theatre chain's API (https://developers.amctheatres.com), as endpoints and as the contract's models.
//
//     a family's handler ──▶ endpoint (AMCList of a MovieView, ShowtimeEndpoint, …) ──Client──▶ HAL JSON
//     HAL JSON ──AMCList──▶ rows ──LenientObject──▶ Movie, Theatre, Showtime … of module Contract
//
// An endpoint knows its path and its query and nothing of keys, retries or caches. All lists answer HAL with a total,
// so one endpoint, `AMCList`, reads them all, and a view says which; a row that can't be read keeps its place as nil.
// `AMCError` reads the one form that errors come in.
//
// Mapping: what the contract's models have in common with other providers is renamed; every other member of the
// upstream object stays verbatim under `amc`, as does a value that the mapping had to change. Only ids and names are
// certain.
