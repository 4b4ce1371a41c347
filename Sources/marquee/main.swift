import Glibc
import JSONRPC

// Whoever stops reading shows as an error of `write`, not as the end of this process.
signal(SIGPIPE, SIG_IGN)
exit(Program(streams: .claim()).run(CommandLine.arguments.dropFirst()))
