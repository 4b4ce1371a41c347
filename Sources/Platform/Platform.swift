// SPDX-License-Identifier: MIT

// Platform: what the system gives, in a small typed interface. Linux with glibc or musl, and macOS. It is the only
// module that imports a C library, so whoever brings the program to another system finds all there is to do in this
// folder.
//
//     Descriptors/  files, pipes and sockets that are open: reading, writing, waiting for either
//     Files/        what is at a path, and changing it
//     Network/      addresses
//     Processes/    this process, others, and signals
//     Threads/      the threads outside Swift's cooperative pool, and how they wait
//     Numbers/      what the C library does best with bytes and numbers
//
// What only Linux has is used where it is there; where it isn't, the doc comment says what stands in for it.
//
// The cooperative pool has as many threads as there are processors, so nothing on it may block. Whatever does (reading
// input, writing output, SQLite, files, libcurl, the log) has a thread of its own, which `SystemThread.start` makes.
// Threads and tasks share state through a `Monitor`: all may change it, and threads may sleep until it is as they need
// it.
