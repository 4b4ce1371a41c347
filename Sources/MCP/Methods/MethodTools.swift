// SPDX-License-Identifier: MIT
import Contract
import JSON

/// One tool for each method of the contract that the contract offers as one (`x-tool`), read from its document. So a
/// method that is added there is a tool without a line here.
struct MethodTools {
  /// Whether those are among them that the contract guards, such as the one that sets keys.
  let includesGuarded: Bool

  /// In the order of the contract.
  var all: [Tool] {
    let document = ContractDescription(RawJSON(writing: ContractDocument()).value)
    return document.methods.filter { includesGuarded || !$0.isGuarded }.map { method in
      let schemas = MethodSchemas(method: method, contract: document)
      return Tool(
        name: method.toolName, title: method.title, description: method.toolDescription,
        inputSchema: schemas.input, outputSchema: schemas.output, annotations: method.annotations,
        call: method.rows == nil ? SingleResult(method: method).call : CollectedList(method: method).call)
    }
  }
}
