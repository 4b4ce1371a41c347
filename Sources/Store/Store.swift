// SPDX-License-Identifier: MIT

// Store: what lasts longer than the process.
//
//     SuggestionStore     <state-dir>/marquee.sqlite      the queries that were searched for
//     DiskResponseStore   <cache-dir>/responses.sqlite    upstream answers, for EndpointCore's response cache;
//                                                         written many at once (`PendingResponses`)
//     ImageFileStore      <cache-dir>/images/             downloaded images
//
// A store is an async front (`SuggestionStore`) before a plain value that does the work (`SuggestionTable`), which
// lives on a `SerialThread`; one for reads and one for writes, so that no read waits for a write:
//
//     caller --job--> JobQueue (bounded) --> the thread --> table --> DatabaseFile --> Database --> SQLite
//       ^                                                                                |
//       +------------------------------- result ----------------------------------------+
//
// Nothing here blocks Swift's cooperative pool, and nothing is opened, made or started before it is first used. Nobody
// waits longer than they say: neither for the thread nor, on it, for another process that holds the file.
// `DatabaseFile` is where a file's misfortunes end: a damaged one, or one of a newer version, is set aside under
// another name and a fresh one is used; one that was deleted or replaced by another process is opened anew; one that
// can't be written costs the write, not the reads. Its user hears of each through one `StoreReport`.
//
// Several processes may use the same files. Transactions keep their writes apart; opening, closing, deleting and
// setting aside happen under a lock on the folder (`PrivateFolder`), so that no process takes away the file another has
// just made.
