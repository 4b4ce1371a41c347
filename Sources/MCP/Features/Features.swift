// SPDX-License-Identifier: MIT
/// All that an assistant is offered, in the order in which it is listed.
struct Features: Sendable {
  var tools: [Tool] = []
  var resources: [Resource] = []
  var resourceTemplates: [ResourceTemplate] = []
  var prompts: [Prompt] = []
}

extension Features {
  /// The features that the options ask for.
  init(_ options: MCPOptions) {
    tools = EssentialTools.all
    if options.tools == .all { tools += MethodTools(includesGuarded: options.allowsCredentials).all }
    resources = Resources.fixed
    resourceTemplates = Resources.templates
    prompts = Prompts.all
  }
}

/// What the code behind a tool, a resource or a prompt may use.
struct FeatureContext: Sendable {
  /// The backend, whose texts a model may read.
  let contract: any ContractCaller
  /// The backend to the letter, for what is handed on as JSON.
  let verbatim: any ContractCaller
  /// Where to say how far the work is.
  let progress: ProgressReporter

  init(contract: any ContractCaller, progress: ProgressReporter) {
    self.contract = ReadableContract(contract: contract)
    verbatim = contract
    self.progress = progress
  }
}
