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
    let mine = RawJSON(members: ["mine": true, "pageSize": 100])
    let services = try await answer(of: ServicesList.name, mine, context)
    var content = structured(settings, services, region: region)
    let listed = text(services, ServicesList.name, mine, context)
    let lines =
      text(settings, SettingsGet.name, .emptyObject, context).facts(excluding: []) + listed.table() + listed.notes
    guard !content.members.isEmpty else {
      content.add("note", "Nothing is stored yet.")
      return content
    }
    for line in lines { content += line }
    return content
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

  private static func text(
    _ answer: JSONValue, _ method: String, _ params: RawJSON, _ context: FeatureContext
  ) -> PresentedText {
    PresentedText(RawJSON(answer), of: method, params, in: context.contract)
  }

  private static func structured(_ settings: JSONValue, _ services: JSONValue, region: String) -> ResultContent {
    var content = ResultContent()
    for name in ["place", "theatreIds", "partySize", "region", "language", "units", "clock"] {
      guard let value = settings[name] else { continue }
      let names = TextValue.names(value.elements.compactMap(\.string))
      content.add(names.map { ResultContent.Member(name, $0) } ?? ResultContent.Member(name, RawJSON(value)))
    }
    let names = services["items"]?.elements.compactMap { service in
      service["name"]?.string.map { "\($0) (\(service["region"]?.string ?? region))" }
    }
    if let names, !names.isEmpty { content.add(ResultContent.Member("services", names)) }
    return content
  }
}
