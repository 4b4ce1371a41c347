// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// `view_data`: what the view reads of the contract beyond the results that it shows, and the data of a result that
/// came without any. It changes nothing: for that the view calls the model's own tools, so that a host can ask the
/// person first.
enum ViewData {
  /// The methods that can be called.
  private static let methods = [
    MoviesGet.name, ShowsGet.name, ShowtimesWhatsOn.name, ShowtimesPlan.name, ShowtimesSeats.name, ShowtimesGet.name,
    LibraryGet.name, LibraryList.name, LibraryTonight.name,
  ]

  /// - Parameters:
  ///   - tools: those whose results the view shows.
  ///   - isSandbox: whether everything is made up.
  static func tool(showing tools: [Tool], isSandbox: Bool) -> Tool {
    Tool(ToolDocument.viewData, view: .calls) { arguments, context throws(RPCError) in
      if let name = arguments["tool"]?.string, !name.isEmpty {
        return try await data(of: name, arguments["arguments"] ?? .null, tools, isSandbox, context)
      }
      let method = arguments["method"]?.string ?? ""
      guard methods.contains(method) else {
        let got = arguments["method"].map(\.summary) ?? "nothing"
        throw .invalid("method", expected: "one of \(methods.joined(separator: ", "))", got: got)
      }
      let params = arguments["params"].map { RawJSON($0) } ?? .emptyObject
      guard let answer = try await context.contract.result(of: method, params, LocalObserver()) else {
        throw RPCError(.internalError, "\(method) returned nothing")
      }
      var content = ResultContent()
      content += "The answer of \(method) is in the structured content."
      let json = RawJSON(writing: answer).withoutVerbatim
      let text = PresentedText(json, of: method, params, in: context.contract)
      content.attach(json.adding("presentation", text.words()).forModel, as: "answer")
      return content
    }
  }

  /// What a view shows of the result of a tool with these arguments.
  private static func data(
    of name: String, _ arguments: JSONValue, _ tools: [Tool], _ isSandbox: Bool, _ context: FeatureContext
  ) async throws(RPCError) -> ResultContent {
    guard let tool = tools.first(where: { $0.name == name }) else {
      let names = tools.map(\.name).joined(separator: ", ")
      throw .invalid("tool", expected: "one of \(names)", got: TextValue.shortened(name, to: 100))
    }
    let result = try await tool.run(arguments.kind == .object ? arguments : RawJSON.emptyObject.value, context)
    guard let view = result.view else { throw RPCError(.internalError, "\(name) has nothing for the view") }
    var content = ResultContent()
    content += "The data of \(name) is in the structured content."
    let json = await view.json(
      besideTextOf: result.text.utf8.count, isSandbox: isSandbox, from: context.contract)
    // A host may offer the tool to the model all the same.
    content.attach(json.forModel, as: "view")
    return content
  }
}
