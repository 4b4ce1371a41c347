// SPDX-License-Identifier: MIT

// Contract: the wire protocol as Swift types.
//
// `Generated/` is written from schema/ by `swift run generate`: a type with its writer for each model, and a type for
// each method, with its params and their reader. The files beside it are written by hand, for rules that a schema can't
// express: ids, days, queries, keys.
//
//     params ──ParameterReader, Check──▶ MoviesGet.Params ──▶ (a handler) ──▶ Movie ──JSONWriter──▶ result
//
// A method is an `RPCMethod` with a matching name, or a `CodedMethod` if its params have codes: `movies/nowPlaying` is
// `MoviesNowPlaying`. Its params hold its own parameters, the options of all calls as `call` (`CallOptions`) and, for a
// list, those of all lists as `list` (`ListOptions`). The result of a list method is a `ListResult`.
