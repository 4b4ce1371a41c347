// SPDX-License-Identifier: MIT

// JSON: bytes to values and back (RFC 8259).
//
//     received bytes ──Scanner──▶ JSONDocument (the bytes and a tape of entries) ──JSONValue──▶ typed values
//     typed values ──JSONWritable──▶ JSONWriter ──▶ bytes to send
//
// One pass over the bytes checks the whole grammar and builds a tape: one fixed-size entry per name and value, in
// document order. A `JSONValue` is a cursor into that tape. Reading a member, a number or a string decodes that one
// item and nothing else; a part of a document that is only passed on (`RawJSON`, `JSONValue.rawBytes`) is copied as
// text and never decoded. `JSONWriter` writes straight into the outgoing buffer.
//
// Where the grammar leaves a choice:
// - Nesting is bounded (128 by default) and tracked on the tape, so no input can exhaust the stack.
// - A lone surrogate in an escape, which no Unicode string can hold, becomes the replacement character U+FFFD.
// - The last value of a repeated name wins.
// - How much a text may hold, and until when it is read, is up to its reader (`JSONLimits`).
// - Integers keep 64 bits; a number beyond the range of a type is a mismatch for that type, never a rounded value.
//
// `LenientObject` reads JSON from other parties: it takes the members it understands and keeps the rest verbatim.
