// SPDX-License-Identifier: MIT
import Contract
import JSON

/// Creates one tool per method that the contract offers as a tool (`x-tool`), from the contract document, so a new
/// method becomes a tool without changes here.
struct MethodTools {
  let set: MCPOptions.ToolSet
  /// Whether to include methods that the contract guards, such as the one that sets keys, in every set.
  let includesGuarded: Bool

  /// The tools in the contract's order.
  var all: [Tool] {
    let document = ContractDescription()
    return document.tools.filter(includes).map { method in
      let schemas = MethodSchemas(method: method, contract: document)
      return Tool(
        name: method.toolName, title: method.title, description: method.toolDescription,
        inputSchema: schemas.input, outputSchema: schemas.output, annotations: method.annotations,
        call: method.rows == nil ? SingleResult(method: method).call : CollectedList(method: method).call)
    }
  }

  private func includes(_ method: MethodDescription) -> Bool {
    method.isGuarded ? includesGuarded : method.isEssential || set == .all
  }
}
