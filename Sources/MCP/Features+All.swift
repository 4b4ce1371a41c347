// SPDX-License-Identifier: MIT

extension Features {
  /// All features that the options offer.
  init(_ options: MCPOptions) {
    self.init(
      tools: TaskTools.all + MethodTools.all(in: options.tools, options.permissions), viewTools: [ViewData.tool],
      resources: [Resources.suggestions, WatchResources.watches] + Resources.templates + WatchResources.templates,
      viewResources: ViewResources.all, prompts: [Prompts.evening, Prompts.week], option: MethodTools.option)
  }
}
