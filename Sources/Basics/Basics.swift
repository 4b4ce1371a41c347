// SPDX-License-Identifier: MIT

// Basics: what every module needs and nobody owns. Of the program's own modules it knows only Platform.
//
//     Calendar/  days, moments, times of day and offsets, as ISO 8601 and RFC 3339 write them
//     Files/     regular files, replaced as a whole; folders that only their owner may enter
//     Numbers/   integers and durations, as they are told
//     Text/      ASCII's classes, the name that was probably meant, and other people's words among ours
//
// There is one function for each medium that shows what someone else wrote: `String.forModel` for what a language model
// reads, `String.forTerminal` for what people read in a line of a terminal or a log, `jsonForTerminal` for JSON on a
// terminal, which loses nothing. `String.sentence` begins a message for people.
