// SPDX-License-Identifier: MIT
import JSONRPC
import Platform

/// `marquee serve`: answers requests until the end of input.
struct ServeCommand {
  let arguments: Arguments

  /// - Returns: the exit code.
  func run(_ composition: Composition, streams: StandardStreams, signals: Signals) -> Int32 {
    if streams.input.isTerminal {
      writeError("marquee: waiting for JSON-RPC requests, one per line; press Ctrl-D to end, see `marquee --help`\n")
    }
    let configuration = Configuration(
      framing: arguments.framing, limits: limits, redact: composition.backend.services.redactor.redact)
    let server = Server(router: composition.router, configuration: configuration)
    signals.forward(to: server)
    let ending = server.run(
      over: FileDescriptorTransport(input: streams.input, output: streams.output),
      begin: composition.backend.startBackgroundWork)
    complain(of: ending)
    return ending.exitCode
  }

  private var limits: Limits {
    var limits = arguments.limits
    limits.drain = arguments.drain ?? limits.drain
    return limits
  }
}

extension Arguments {
  /// The engine's limits of `serve` and `mcp`, with the size of a message that the command line sets.
  var limits: Limits {
    var limits = Limits()
    limits.messageBytes = maximumMessage ?? limits.messageBytes
    return limits
  }
}
