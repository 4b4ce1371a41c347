// SPDX-License-Identifier: MIT

// TMDB: The Movie Database (https://developer.themoviedb.org/reference), as endpoints and as the contract's models.
//
//     a family's handler ──▶ endpoint (MovieList, MovieEndpoint, TextSearch, …) ──Client──▶ TMDB's JSON
//     TMDB's JSON ──TMDBList──▶ rows ──LenientObject──▶ Movie, Person, Video … of module Contract
//
// An endpoint knows its path and its query and nothing of keys, retries or caches; `Credential.tmdb` says how a key
// goes with a request. Lists are all of one form, which `TMDBList` reads; a row that can't be read keeps its place as
// nil. `TMDBError` reads the two forms that errors come in. `Presentation` carries what a caller wants to see:
// language, country, and where pictures are.
//
// Mapping: what the contract's models have in common with other providers is renamed; every other member of the
// upstream object stays verbatim under `tmdb`, as does a value that the mapping had to change. TMDB writes "not known"
// as null, as an empty text or as 0: such a value is left out of the model and stays in the rest. Only a movie's id and
// title are certain.
