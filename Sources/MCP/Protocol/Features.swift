// SPDX-License-Identifier: MIT
import Basics
import JSON
import Synchronization

/// Everything offered to an assistant, in listing order.
struct Features: Sendable {
  /// The tools that complete a whole task, which are to be preferred, then one for each method.
  private(set) var tools: [Tool]
  /// Those with fixed URIs, then the templates.
  private(set) var resources =
    [Resources.suggestions, WatchResources.watches] + Resources.templates + WatchResources.templates
  let prompts = [Prompts.evening, Prompts.week]

  init(_ options: MCPOptions) {
    tools = TaskTools.all + MethodTools.all(in: options.tools, options.permissions)
  }

  /// The features for a host that shows views.
  var withViews: Features {
    var features = self
    features.tools.append(ViewData.tool)
    features.resources += ViewResources.all
    return features
  }
}

/// The environment of the code behind a tool, a resource or a prompt.
struct FeatureContext: Sendable {
  /// The backend.
  let contract: any ContractCaller
  /// Reports progress to the assistant.
  let progress: ProgressReporter
  /// Notifies the subscribers of a resource that the feature has changed it.
  var changed: @Sendable (ChangingResource) -> Void = { _ in }
}

/// Reports a request's progress to the assistant, if requested (MCP, "Progress": `progressToken`).
final class ProgressReporter: Sendable {
  private let highest = Mutex(-Double.infinity)
  private let send: (@Sendable (_ progress: Double, _ total: Double?, _ message: String?) async -> Void)?

  /// - Parameter send: nil if no progress was requested.
  init(send: (@Sendable (_ progress: Double, _ total: Double?, _ message: String?) async -> Void)? = nil) {
    self.send = send
  }

  /// Reports progress. Values that don't increase are dropped, as the protocol requires, and so is the end, because the
  /// result implies it: a host that reads both at once (Claude Code) takes the report for that of an unknown request.
  /// - Parameters:
  ///   - total: the total in the same unit; nil if unknown.
  ///   - message: a text for people.
  func report(_ progress: Double, of total: Double? = nil, _ message: String? = nil) async {
    guard let send else { return }
    let rises = highest.withLock { highest in
      guard progress > highest, total.map({ progress < $0 }) ?? true else { return false }
      highest = progress
      return true
    }
    if rises { await send(progress, total, message?.forModel) }
  }
}
