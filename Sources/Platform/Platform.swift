// SPDX-License-Identifier: MIT

// Platform: the system's services behind a small typed interface, on Linux with glibc or musl and on macOS. It is the
// only module that uses the C library (`CLibrary`), so a port to another system changes little besides these two.
//
//     Descriptors/  open files, pipes and sockets: reading, writing, waiting for either
//     Files/        status, identity and changes of files; memory words that processes share
//     Network/      IP addresses
//     Processes/    this process and others, shell commands, signals, clocks, names of libraries
//     Threads/      threads outside Swift's cooperative pool, and the lock and condition on which they wait
//     Numbers/      byte search, byte comparison and trigonometry of the C library
//
// Features that only Linux has are used where they exist; their doc comments name the fallback elsewhere.
//
// The cooperative pool has as many threads as there are processors, so nothing on it may block. Blocking work (reading
// input, writing output, SQLite, files, libcurl, the log) runs on threads that `SystemThread.start` makes. Threads and
// tasks share state through a `Monitor`. Both may change the state; only threads may sleep until it meets a condition.
