// SPDX-License-Identifier: MIT

// Contract: what goes over the wire, as Swift types.
//
// `Generated/` is written from schema/ by `swift run generate`: a type for each model, with its writer, and a type for
// each method, with its params and their reader. What stands beside it is written by hand, because it has rules that a
// schema can't say: ids, days, queries, keys.
//
//     params ──ParameterReader, Check──▶ MoviesGet.Params ──▶ (a handler) ──▶ Movie ──JSONWriter──▶ result
//
// A method is an `RPCMethod` named after it: `movies/nowPlaying` is `MoviesNowPlaying`. Its params hold its own
// parameters, and what many methods share as `call` (`CallOptions`) and, for a list, `list` (`ListOptions`). The result
// of a list method is a `ListResult`.
