// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import JSONRPC
import Synchronization

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

/// The features offered to an assistant.
public struct MCPOptions: Sendable {
  /// A set of tools.
  public enum ToolSet: String, Sendable, CaseIterable {
    /// The tools that complete a whole task, and those of the few most used methods (`x-tool`).
    case essential
    /// The essential tools, followed by one for each other method of the contract.
    case all
  }

  /// The form in which tools answer.
  public enum Results: String, Sendable, CaseIterable {
    /// In words.
    case text
    /// In structured content, with the same content as the words.
    case structure
    /// In both forms, since a host may pass only one of them to the model.
    case both
  }

  /// What tools may do only if the server's user allows it, since an assistant may be led by what it reads.
  public enum Permission: String, Sendable, CaseIterable {
    /// Setting the providers' keys.
    case credentials
    /// Reading and writing files that the assistant names.
    case files
  }

  /// The tools that are listed and can be called.
  public var tools: ToolSet
  /// The form of their answers.
  public var results: Results
  /// Whether results link to resources. Several libraries end an agent's run at such a link.
  public var hasLinks: Bool
  /// What the server's user allows.
  public var permissions: Set<Permission>
  /// Whether the contract answers from the built-in catalogue, which an assistant has to know.
  public var isSandbox: Bool
  /// The server's name and version.
  public var product: (name: String, version: String)
  /// How the person reads distances and times, at the time of a request.
  public var wording: @Sendable () -> Wording = { Wording() }

  public init(
    tools: ToolSet = .essential, results: Results = .both, hasLinks: Bool = false,
    permissions: Set<Permission> = [], isSandbox: Bool = false,
    product: (name: String, version: String)
  ) {
    self.tools = tools
    self.results = results
    self.hasLinks = hasLinks
    self.permissions = permissions
    self.isSandbox = isSandbox
    self.product = product
  }
}
