import Glibc
import JSONRPC

/// `marquee serve`: answers until the client is done.
struct ServeCommand {
  let arguments: Arguments

  /// - Returns: the exit code.
  func run(_ router: Router, redact: @escaping @Sendable (String) -> String, streams: StandardStreams) -> Int32 {
    Signals.block()
    if isatty(streams.input) == 1 {
      writeError("marquee: waiting for JSON-RPC requests, one per line; Ctrl-D ends, `marquee --help` tells more\n")
    }
    let server = Server(
      router: router, configuration: Configuration(framing: arguments.framing, limits: limits, redact: redact))
    Signals.forward(to: server)
    return server.run(input: streams.input, output: streams.output).exitCode
  }

  private var limits: Limits {
    var limits = Limits()
    limits.messageBytes = arguments.maximumMessage ?? limits.messageBytes
    limits.drain = arguments.drain ?? limits.drain
    return limits
  }
}
