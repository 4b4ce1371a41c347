// marquee: the command line, and nothing that another program could use.
//
//     words ──Arguments──▶ Program ─┬─ ServeCommand     the engine over stdin and stdout
//                                   ├─ CallCommand      the engine over one request of its own, its answer printed
//                                   ├─ AssistantCommand the Model Context Protocol over stdin and stdout
//                                   ├─ DoctorCommand    what the backend's Doctor found, as a table
//                                   └─ help, version, schema
//
// What a command needs of the backend (settings, log, services, router) is put together in Composition, and only for the
// commands that need it.

import Glibc
import JSONRPC

// Whoever stops reading shows as an error of `write`, not as the end of this process.
signal(SIGPIPE, SIG_IGN)
// All output is written by then. Not `exit`: it would run libcrypto's clean-up, which crashes under the thread of the
// transfers where that one is just ending itself.
_exit(Program(streams: .claim()).run(CommandLine.arguments.dropFirst()))
