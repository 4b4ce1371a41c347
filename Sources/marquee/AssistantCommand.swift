// SPDX-License-Identifier: MIT
import JSONRPC
import MCP
import Platform

/// `marquee mcp`: serves an assistant until it ends the session.
struct AssistantCommand {
  let arguments: Arguments
  let options: MCPOptions
  /// The process that started this one; nil if that isn't known.
  let parent: Int?

  /// - Returns: the exit code.
  func run(_ composition: Composition, streams: StandardStreams, signals: Signals) -> Int32 {
    if streams.input.isTerminal {
      writeError("marquee: waiting for an assistant (Model Context Protocol); see `marquee mcp --help`\n")
    }
    var options = options
    options.wording = { composition.backend.services.wording }
    let server = MCPServer(
      contract: composition.router, options: options,
      configuration: Configuration(limits: limits, redact: composition.backend.services.redactor.redact))
    signals.forward(to: server.server)
    endWithParent(server)
    let ending = server.run(
      over: FileDescriptorTransport(input: streams.input, output: streams.output),
      begin: composition.backend.startBackgroundWork)
    complain(of: ending)
    return ending.exitCode
  }

  /// Ends as at the end of input when the parent is gone, even if another process still has the pipe open: nobody reads
  /// the responses then.
  private func endWithParent(_ server: MCPServer) {
    guard let parent else { return }
    let end: @Sendable () -> Void = { [weak server = server.server] in server?.stop(.endOfInput) }
    ProcessWatch.start(parent, end)
    // It may have ended before.
    if CurrentProcess.parent != parent { end() }
  }

  /// Deadlines that fit in two seconds: assistants' hosts kill a server that is still running two seconds after the end
  /// of its input.
  private var limits: Limits {
    var limits = arguments.limits
    limits.drain = arguments.drain ?? .milliseconds(1500)
    limits.signalDrain = min(limits.signalDrain, limits.drain)
    limits.farewell = .milliseconds(100)
    return limits
  }
}
