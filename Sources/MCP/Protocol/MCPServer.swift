// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// Answers one assistant, over the Model Context Protocol.
public final class MCPServer: Sendable {
  /// The engine that speaks with the assistant; it can be stopped from outside.
  public let server: Server
  private let contract: ContractConnection

  /// - Parameters:
  ///   - contract: the contract's methods.
  ///   - options: what is offered.
  ///   - configuration: of the outer engine; its framing is always by lines (MCP, "stdio").
  public init(contract router: Router, options: MCPOptions, configuration: Configuration) {
    var configuration = configuration
    configuration.framing = .lines
    let session = MCPSession()
    let log = AssistantLog(session: session, redact: configuration.redact)
    let contract = ContractConnection(
      router: router, redact: configuration.redact, listener: { log.take($0, $1) })
    let features = Features(options)
    let protocolMethods = ProtocolMethods(
      session: session, features: features, contract: contract, options: options, log: log)
    let server = Server(router: protocolMethods.router, configuration: configuration)
    log.attach(server)
    self.server = server
    self.contract = contract
  }

  /// Serves until the assistant is done or someone stops the server, and blocks the calling thread as long.
  @available(*, noasync)
  public func run(over transport: any ByteTransport) -> Ending {
    contract.start(notifications: AssistantLog.notifications)
    defer { contract.stop() }
    return server.run(over: transport)
  }
}

/// What an assistant is offered.
public struct MCPOptions: Sendable {
  /// Which tools are listed.
  public enum ToolSet: String, Sendable, CaseIterable {
    /// Those that do a whole errand.
    case essential
    /// The same, and after them one for each method of the contract.
    case all
  }

  /// Which tools are listed and can be called.
  public var tools: ToolSet
  /// Whether a tool can set keys.
  public var allowsCredentials: Bool
  /// What the server calls itself.
  public var product: (name: String, version: String)

  public init(tools: ToolSet = .all, allowsCredentials: Bool = false, product: (name: String, version: String)) {
    self.tools = tools
    self.allowsCredentials = allowsCredentials
    self.product = product
  }
}
