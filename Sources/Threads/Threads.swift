// Threads: the threads outside Swift's cooperative pool, and how they wait.
//
// The pool has as many threads as there are processors, so nothing on it may block. Whatever does (reading input,
// writing output, SQLite, files, libcurl, the log) has a thread of its own, which `Thread.start` makes. Threads and
// tasks share state through a `Monitor`: all may change it, and threads may sleep until it is as they need it.
