// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// `my_settings`: what the user has said once for all calls: the settings, and the streaming services.
enum MySettings {
  static let tool = Tool(
    ToolDocument.mySettings, ToolAnnotations(isReadOnly: false)
  ) { arguments, context throws(RPCError) in
    let given = names.filter { arguments[$0].map { !$0.isNull } ?? false }
    let country = arguments["region"]?.string.map { FreeformCountry($0)?.code ?? $0 }
    let params = RawJSON { writer in
      writer.object { writer in
        for name in given where name != "region" { writer.member(name, arguments[name] ?? .null) }
        writer.member("region", country)
      }
    }
    let method = given.isEmpty ? SettingsGet.name : SettingsSet.name
    let settings = try await answer(of: method, given.isEmpty ? .emptyObject : params, context)
    let region = country ?? settings["region"]?.string ?? usual
    let changes = ["add": arguments["addServices"], "remove": arguments["removeServices"]].compactMapValues { $0 }
    if !changes.isEmpty {
      let change = RawJSON(members: ["region": region, "add": changes["add"], "remove": changes["remove"]])
      _ = try await answer(of: ServicesSet.name, change, context)
    }
    // The user's services in all countries; a change returns those of one.
    let services = try await answer(
      of: ServicesList.name, RawJSON(members: ["mine": true, "pageSize": 100]), context)
    return content(settings, services["items"].map { Array($0.elements) } ?? [], region: region)
  }

  /// The arguments that are settings.
  private static let names = ["place", "theatreIds", "partySize", "region", "language", "units", "clock", "reset"]
  /// The country of the services of a user who has named none: AMC's theatres are in the United States.
  private static let usual = "US"

  private static func answer(
    of method: String, _ params: RawJSON, _ context: FeatureContext
  ) async throws(RPCError) -> JSONValue {
    guard let result = try await context.contract.result(of: method, params, LocalObserver()) else {
      throw RPCError(.internalError, "\(method) returned nothing")
    }
    return RawJSON(writing: result).value
  }

  private static func content(_ settings: JSONValue, _ services: [JSONValue], region: String) -> ResultContent {
    var content = ResultContent()
    content.add("place", settings["place"]?.string, after: "Usual place: ")
    let theatres = settings["theatreIds"]?.elements.compactMap(\.string) ?? []
    content.add("theatreIds", TextValue.names(theatres), after: "Favourite theatres: ")
    if let size = settings["partySize"]?.integer {
      content.add("Usually \(size.counted("person", plural: "people")).", [ResultContent.Member("partySize", size)])
    }
    content.add("region", settings["region"]?.string, after: "Country: ")
    content.add("language", settings["language"]?.string, after: "Language: ")
    content.add("units", settings["units"]?.string, after: "Units: ")
    if let clock = settings["clock"]?.integer {
      content.add("Clock: \(clock) hours", [ResultContent.Member("clock", clock)])
    }
    let names = services.compactMap { service in
      service["name"]?.string.map { "\($0) (\(service["region"]?.string ?? region))" }
    }
    content.add("services", title: "Streaming services:", lines: names, indentation: "- ")
    if content.lines.isEmpty { content.add("note", "Nothing is stored yet.") }
    return content
  }
}
