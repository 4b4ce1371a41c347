// SPDX-License-Identifier: MIT

// marquee: the command line, and nothing that another program could use.
//
//     words ──Arguments──▶ Program ─┬─ ServeCommand     the engine over stdin and stdout
//                                   ├─ CallCommand      the engine over one request of its own, its answer printed
//                                   ├─ AssistantCommand the Model Context Protocol over stdin and stdout
//                                   ├─ DoctorCommand    what the backend's Doctor found, as a table
//                                   └─ help, version, schema
//
// What a command needs of the backend (settings, log, services, router) is put together in Composition, and only for
// the commands that need it.

import Platform

/// Where the system starts the program.
///
/// Not the top level of a `main.swift`, which would have to ask `CommandLine` for the words: the runtime looks for them
/// on the stack that /proc/self/maps names, from `environ` backwards, and finds none where /proc is missing or a
/// library has called `setenv`. The system hands them to `main`. SwiftPM calls that MODULE_main, so that tests can link
/// the module.
@_cdecl("marquee_main")
public func main(count: Int32, words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32 {
  CurrentProcess.ignoreSignalsOfWriting()
  let words = (0..<Int(count)).map { words[$0].flatMap { String(validatingCString: $0) } }
  // All output is written by then. Not a return, which is an `exit`: it would run libcrypto's clean-up, which crashes
  // under the thread of the transfers where that one is just ending itself.
  CurrentProcess.end(Program(streams: .claim()).run(words))
}
