// SPDX-License-Identifier: MIT

// TitleIndex: finds titles as the user types them, among millions and despite typing errors, within about a
// millisecond. It reads bytes, not files, and knows nothing of movies or the wire.
//
//     Folding/    splits a text into words, and makes the spellings of a word equal
//     Format/     the layout of an index, and the reading of one that may be damaged
//     Building/   makes an index of titles: TitleIndexBuilder
//     Searching/  finds titles in an index: TitleSearcher
//
// An index has the distinct words of all titles in order, and for each word its titles, most popular first. The typed
// text becomes terms (`Terms`): words, beginnings of words, other spellings of numbers, two words joined to one, one
// word split into several. If these find little, words with one typing error are added, then with two, then with three
// (`NearWords`). `Marks` has a bit for each title and word of the text, which shows the titles that have all words or
// all but one. `Candidates` reads these titles, most popular first, as long as they may be better than those it has.
// The best are ranked by their distance from the typed text (`Alignment`), by how many letters they have after it, and
// by popularity (`Candidate`).
