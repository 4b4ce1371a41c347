// SPDX-License-Identifier: MIT

// Basics: the value types and text helpers that every module shares. It depends only on Platform.
//
//     Calendar/  days, moments, times of day and offsets, as ISO 8601 and RFC 3339 write them
//     Files/     replacing regular files atomically; folders that only their owner may enter
//     Sequence+… sequences ordered by a key, or with each key once
//     Text/      ASCII character classes, one fold for all comparisons of names, spelling suggestions, and escaping of
//                untrusted text
//
// Untrusted text has one escaping function for each medium: `String.forModel` for what a language model reads,
// `String.forTerminal` for one line of a terminal or a log, and `jsonForTerminal`, which is lossless, for JSON on a
// terminal. `String.sentence` capitalizes the start of a message for people.
