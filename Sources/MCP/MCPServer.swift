// SPDX-License-Identifier: MIT
import JSONRPC

/// A Model Context Protocol server for one assistant.
public final class MCPServer: Sendable {
  /// The server that talks to the assistant; it can be stopped from outside.
  public let server: Server
  private let contract: LocalClient
  private let subscriptions: ResourceSubscriptions

  /// - Parameters:
  ///   - contract: the contract's methods.
  ///   - options: the features to offer.
  ///   - configuration: the configuration of the outer server; its framing is always by lines (MCP, "stdio").
  public init(contract router: Router, options: MCPOptions, configuration: Configuration) {
    var configuration = configuration
    configuration.framing = .lines
    // So many that one subscription too many is refused with the limit of subscriptions.
    configuration.limits.longLivedRequests = 2 * ResourceSubscriptions.maximum
    let session = MCPSession(redact: configuration.redact)
    let contract = LocalClient(router: router, redact: configuration.redact, listener: { session.forward($0, $1) })
    let subscriptions = ResourceSubscriptions(contract)
    let protocolMethods = ProtocolMethods(
      session: session, features: Features(options), contract: contract, options: options, subscriptions: subscriptions)
    let server = Server(router: protocolMethods.router, configuration: configuration, workingThrough: contract)
    session.attach(server)
    self.server = server
    self.contract = contract
    self.subscriptions = subscriptions
  }

  /// Serves until the assistant is done or the server is stopped, and blocks the calling thread until then.
  /// - Parameter begin: called before anything is read.
  @available(*, noasync)
  public func run(over transport: any ByteTransport, begin: () -> Void = {}) -> Ending {
    defer { subscriptions.end() }
    contract.start(notifications: MCPSession.forwarded)
    return server.run(over: transport, begin: begin)
  }
}
