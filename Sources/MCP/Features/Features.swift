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
    tools = EssentialTools.all + MethodTools(set: options.tools, includesGuarded: options.allowsCredentials).all
    resources = [Resources.suggestions, WatchResources.watches] + Resources.templates + WatchResources.templates
    prompts = [EveningPrompt.prompt, WeekPrompt.prompt]
  }
}

/// What the code behind a tool, a resource or a prompt may use.
struct FeatureContext: Sendable {
  /// The backend, with texts sanitized for a model.
  let contract: any ContractCaller
  /// The backend with unmodified texts, for results that are passed on as JSON.
  let verbatim: any ContractCaller
  /// Reports progress to the assistant.
  let progress: ProgressReporter
  /// Tells those who have subscribed to it that the feature has changed a resource.
  let changed: @Sendable (ChangingResource) -> Void

  init(
    contract: any ContractCaller, progress: ProgressReporter,
    changed: @escaping @Sendable (ChangingResource) -> Void = { _ in }
  ) {
    self.contract = ReadableContract(contract: contract)
    verbatim = contract
    self.progress = progress
    self.changed = changed
  }
}
