// SPDX-License-Identifier: MIT

// marquee: the command line. Nothing here is of use to another program.
//
//     words ──Arguments──▶ Program ─┬─ ServeCommand     the engine over stdin and stdout
//                                   ├─ CallCommand      the engine for a single request, whose response is printed
//                                   ├─ AssistantCommand the Model Context Protocol over stdin and stdout
//                                   ├─ WatchCommand     the events of the watches, printed or given to a command
//                                   ├─ DoctorCommand    the findings of the backend's Doctor, as a table
//                                   └─ help, methods, version, schema, __complete (for the shells: ShellCompletion)
//
// Composition assembles what a command needs of the backend (settings, log, services, router), and only for the
// commands that need it.

import Platform

/// The program's entry point.
///
/// This is not the top-level code of a `main.swift`, which would have to read the arguments from `CommandLine`: the
/// runtime searches for them on the stack that /proc/self/maps names, backwards from `environ`, and finds none if /proc
/// is missing or a library has called `setenv`. The system passes them to `main`. SwiftPM names that function
/// MODULE_main, so that tests can link the module.
@_cdecl("marquee_main")
public func main(count: Int32, words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32 {
  let parent = CurrentProcess.parent
  CurrentProcess.ignoreSignalsOfWriting()
  let words = (0..<Int(count)).map { words[$0].flatMap { String(validatingCString: $0) } }
  // All output is written by now. Not a return, which would call `exit` and so run libcrypto's clean-up; that crashes
  // if the transfer thread is just ending.
  CurrentProcess.end(Program(streams: .claim(), parent: parent).run(words))
}
