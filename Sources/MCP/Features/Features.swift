// SPDX-License-Identifier: MIT

/// Everything offered to an assistant, in listing order. Which features there are is decided at the module's root
/// (`Features.init(_:)`); the protocol only lists and calls them.
struct Features: Sendable {
  /// The tools that complete a whole task, which are to be preferred, one for each method, and that of the view.
  let tools: [Tool]
  /// Those with fixed URIs, then the templates.
  let resources: [Resource]
  let prompts: [Prompt]
  /// The option of the command line with which a tool would be offered; nil for a tool that no option offers.
  let option: @Sendable (_ tool: String) -> String?

  /// The resource at an address, and the values of its variables; nil if there is none.
  func resource(at uri: String) -> (Resource, [String: String])? {
    resources.lazy.compactMap { resource in URITemplate(resource.uri).values(in: uri).map { (resource, $0) } }.first
  }
}
