// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// `view_data`: what the view reads of the contract beyond the results that it shows. It changes nothing: for that the
/// view calls the model's own tools, so that a host can ask the person first.
enum ViewData {
  /// The methods that can be called.
  private static let methods = [
    MoviesGet.name, ShowtimesWhatsOn.name, ShowtimesPlan.name, ShowtimesSeats.name, ShowtimesGet.name, LibraryGet.name,
    LibraryList.name, LibraryTonight.name,
  ]

  static let tool = Tool(ToolDocument.viewData, view: .calls) { arguments, context throws(RPCError) in
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
    content.attach(RawJSON(writing: answer).withoutVerbatim, as: "answer")
    return content
  }
}
