// SPDX-License-Identifier: MIT
/// Everything offered to an assistant, in listing order.
struct Features: Sendable {
  var tools: [Tool] = []
  /// Those with fixed URIs, then the templates.
  var resources: [Resource] = []
  var prompts: [Prompt] = []
}

extension Features {
  /// Creates the features that the options select.
  init(_ options: MCPOptions) {
    tools = TaskTools.all + MethodTools(set: options.tools, includesGuarded: options.allowsCredentials).all
    resources = [Resources.suggestions, WatchResources.watches] + Resources.templates + WatchResources.templates
    prompts = [EveningPrompt.prompt, WeekPrompt.prompt]
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
