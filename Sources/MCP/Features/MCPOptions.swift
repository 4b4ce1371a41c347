// SPDX-License-Identifier: MIT
import Basics

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
