// SPDX-License-Identifier: MIT

// TitleIndex: finds the titles that a user is typing among millions, misspelt or not, within a millisecond
// or so. Pure: it reads bytes, not files, and depends on neither movies nor the wire.
//
//     Folding/    a text as words in which the spellings of a word are equal
//     Format/     the layout of an index, and how it is read when it may be damaged
//     Building/   titles to an index: TitleIndexBuilder
//     Searching/  an index and a text to titles: TitleSearcher
//
// An index has the distinct words of all titles in order, and for each word its titles, most popular first. The typed
// text becomes terms (`Terms`): words as they are, beginnings, other spellings of numbers, words that were typed as one
// or one that was typed as two. If they find little, words with one typing error are added, then with two, with three
// (`NearWords`). A bit for each title and word (`Marks`) says which titles have all words or all but one; `Candidates`
// reads these, the most popular first, as long as they may be better than those it has. The best are ranked by their
// distance from the typed text (`Alignment`), by the letters that they go on for, and by popularity (`Candidate`).
