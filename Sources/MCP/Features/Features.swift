// SPDX-License-Identifier: MIT

/// Everything offered to an assistant, in listing order. Which features there are is decided at the module's root
/// (`Features.init(_:)`); the protocol only lists and calls them.
struct Features: Sendable {
  /// The tools that complete a whole task, which are to be preferred, then one for each method.
  var tools: [Tool]
  /// The tools that only a view calls.
  let viewTools: [Tool]
  /// Those with fixed URIs, then the templates.
  var resources: [Resource]
  /// The resources that only a view reads.
  let viewResources: [Resource]
  let prompts: [Prompt]
  /// The option of the command line with which a tool would be offered; nil for a tool that no option offers.
  let option: @Sendable (_ tool: String) -> String?

  /// The features for a host that shows views.
  var withViews: Features {
    var features = self
    features.tools += viewTools
    features.resources += viewResources
    return features
  }

  /// The resource at an address, and the values of its variables; nil if there is none.
  func resource(at uri: String) -> (Resource, [String: String])? {
    resources.lazy.compactMap { resource in URITemplate(resource.uri).values(in: uri).map { (resource, $0) } }.first
  }
}
