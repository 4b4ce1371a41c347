// SPDX-License-Identifier: MIT

extension Features {
  /// All features that the options offer.
  init(_ options: MCPOptions) {
    let tools = TaskTools.all + MethodTools.all(in: options.tools, options.permissions)
    self.init(
      tools: tools + [ViewData.tool(showing: tools.filter { $0.view == .shows }, isSandbox: options.isSandbox)],
      resources: [Resources.suggestions, WatchResources.watches] + Resources.templates + WatchResources.templates
        + ViewResources.all,
      prompts: [Prompts.evening, Prompts.week], option: MethodTools.option)
  }
}
