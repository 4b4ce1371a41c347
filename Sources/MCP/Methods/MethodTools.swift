// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// Creates one tool per method that the contract offers as a tool (`x-tool`), from the contract document, so a new
/// method becomes a tool without changes here.
enum MethodTools {
  /// The tools in the contract's order.
  /// - Parameter permissions: what the user allows. Methods that need one of these are in every set, the others
  ///   that need one in none.
  static func all(in set: MCPOptions.ToolSet, _ permissions: Set<MCPOptions.Permission> = []) -> [Tool] {
    let contract = ContractDescription()
    let methods = contract.tools.filter { method in
      guard let permission = method.permission else { return method.isEssential || set == .all }
      return permissions.contains { $0.rawValue == permission }
    }
    return methods.map { permissions.contains(.files) ? $0 : $0.withoutFiles }.map { method in
      Tool(
        name: method.toolName, title: method.title, description: method.description,
        inputSchema: method.inputSchema(of: method.shown, in: contract),
        outputSchema: method.outputSchema(in: contract), annotations: method.annotations,
        view: method.hasFilms ? .shows : nil,
        argumentSchema: method.inputSchema(of: method.parameters, in: contract), otherArguments: method.taken,
        call: method.rows == nil ? SingleResult(method: method).call : list(method, in: contract))
    }
  }

  /// The call of a list's tool: of its own method, or of the other one if the arguments say so.
  private static func list(
    _ method: MethodDescription, in contract: ContractDescription
  ) -> @Sendable (JSONValue, FeatureContext) async throws(RPCError) -> ResultContent {
    let own = CollectedList(method: method)
    guard let (argument, name) = method.other, let other = contract.tools.first(where: { $0.name == name }) else {
      return own.call
    }
    let taken = Set(other.taken + ["limit", "cursor", "page", "pageSize", "verbatim"])
    return { arguments, context throws(RPCError) in
      guard arguments[argument]?.boolean == true else { return try await own.call(arguments, context) }
      let passed = RawJSON { writer in
        writer.object { writer in
          for (name, value) in arguments.members where taken.contains(name) { writer.member(name, value) }
        }
      }
      return try await CollectedList(method: other).call(passed.value, context)
    }
  }

  /// The option of `marquee mcp` with which a tool is offered; nil if no method has it.
  static func option(offering name: String) -> String? {
    let method = ContractDescription().tools.first { $0.toolName == name }
    return method.map { $0.permission.map { "--allow-\($0)" } ?? "--tools all" }
  }
}

/// The tool of a method with a single result.
struct SingleResult: Sendable {
  let method: MethodDescription

  func call(_ arguments: JSONValue, _ context: FeatureContext) async throws(RPCError) -> ResultContent {
    let arguments = try await MethodArguments(arguments, of: method, context.contract)
    if method.annotations.isOpenWorld { await context.progress.report(0, of: 1, method.title) }
    // A partial result is only reported as progress.
    let observer = LocalObserver(part: { part in
      if let part = part as? Partial<Movie> { await context.progress.report(0.5, of: 1, part.item.title) }
      return .more
    })
    let params = arguments.params()
    let result = try await context.contract.result(
      of: method.name, params, method.hasPartial ? observer : LocalObserver())
    guard let result else { throw RPCError(.internalError, "\(method.name) returned nothing") }
    var content = ModelForm.content(of: result, from: method.name, params, in: context.contract)
    if arguments.isVerbatim { content.attach(verbatim: result) }
    return content
  }
}
