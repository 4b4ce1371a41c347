// SPDX-License-Identifier: MIT

// JSON: bytes to values and back (RFC 8259).
//
//     received bytes ──Scanner──▶ JSONDocument (the bytes and a tape of entries) ──JSONValue──▶ typed values
//     typed values ──JSONWritable──▶ JSONWriter ──▶ bytes to send
//
// One pass over the bytes checks the whole grammar and leaves a tape: one fixed-size entry for each name and value, in
// document order. A `JSONValue` is a cursor into that tape. Reading a member, a number or a string decodes that one
// thing and nothing else; a part of a document that is only passed on (`RawJSON`, `JSONValue.rawBytes`) is copied as
// text and never decoded. `JSONWriter` writes straight into the outgoing buffer.
//
// What the grammar leaves open is decided like this:
// - Nesting is bounded (128 unless said otherwise) and kept on the tape, so no input can exhaust the stack.
// - A lone surrogate in an escape, which no Unicode string can hold, becomes the replacement character U+FFFD.
// - A repeated name takes the last value.
// - How much a text may hold, and until when it is read, is its reader's to say (`JSONLimits`).
// - An integer keeps 64 bits; a number beyond what a type can hold is a mismatch for that type, not a rounded value.
//
// `LenientObject` reads what someone else wrote: it takes what it understands and keeps the rest verbatim.
