// SPDX-License-Identifier: MIT

// Store: everything that outlives the process.
//
//     SuggestionStore     <state-dir>/marquee.sqlite      past search queries
//     WatchStore          <state-dir>/watches.sqlite      watches, the log of their events, the receivers' cursors, the
//                                                         lease (Watches/)
//     LibraryStore        <state-dir>/library.sqlite      the user's films and shows (Library/)
//     DiskResponseStore   <cache-dir>/responses.sqlite    upstream responses, for EndpointCore's response cache;
//                                                         written in batches (`PendingResponses`)
//     ImageFileStore      <cache-dir>/images/             downloaded images
//
// A store's methods are async. Their work runs on a `SerialThread`, which owns the file or folder. The databases have
// one thread for reads and one for writes, so that no read waits for a write:
//
//     caller --job--> JobQueue (bounded) --> the thread --> DatabaseFile --> Database --> SQLite
//       ^                                                                       |
//       +------------------------------- result --------------------------------+
//
// Nothing here blocks Swift's cooperative pool, and nothing is opened, created or started before its first use. Callers
// wait no longer than their deadline, neither for the thread nor for another process that has locked the file.
// `DatabaseFile` handles a file's failures. A damaged file is set aside (renamed) and replaced with a fresh one. A file
// of a newer version is refused, or set aside if it is a cache. A file that another process deleted or replaced is
// reopened. If a file can't be written, the write is lost and reads go on. Each failure is reported to the store's user
// in a single `StoreReport`.
//
// Several processes may use the same files. Transactions isolate their writes. Opening, closing, deleting and setting
// aside happen under a lock on the folder (`PrivateFolder`), so that no process removes a file that another has just
// created.
