// SPDX-License-Identifier: MIT

// Platform: the system's services behind a small typed interface, on Linux with glibc or musl and on macOS. It is the
// only module that uses the C library (`CLibrary`), so a port to another system changes only these two folders.
//
//     Descriptors/  open files, pipes and sockets: reading, writing, waiting until either is possible
//     Files/        status, identity and changes of files; memory words that processes share
//     Network/      IP addresses
//     Processes/    this process, other processes, the user's commands, and signals
//     Threads/      threads outside Swift's cooperative pool, and how they wait
//     Numbers/      byte search, byte comparison and trigonometry of the C library
//
// Features that only Linux has are used where they exist; their doc comments name the fallback elsewhere.
//
// The cooperative pool has as many threads as there are processors, so nothing on it may block. Blocking work (reading
// input, writing output, SQLite, files, libcurl, the log) runs on threads of its own, made by `SystemThread.start`.
// Threads and tasks share state through a `Monitor`. Both may change the state; only threads may sleep until it meets
// a condition.
