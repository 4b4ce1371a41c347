// SPDX-License-Identifier: MIT
import Contract
import JSON
import Testing

@testable import MCP

/// A method that is added to the contract becomes a tool without a line of Swift.
@Suite(.timeLimit(.minutes(5))) struct ContractDescriptionTests {
  private let document = ##"""
    {"methods":[
      {"name":"films/get","tags":[{"name":"films"}],"x-tool":false},
      {"name":"films/nowShown","tags":[{"name":"films"}],"params":[
         {"name":"day","description":"Which day.","required":true,"schema":{"$ref":"#/components/schemas/Day","examples":["2026-11-21"]}},
         {"name":"minutes","description":"How long.","schema":{"type":"integer","x-unit":"minutes"}},
         {"$ref":"#/components/contentDescriptors/limit"},{"$ref":"#/components/contentDescriptors/language"},
         {"$ref":"#/components/contentDescriptors/partialResultToken"}],
       "result":{"schema":{"oneOf":[{"$ref":"#/components/schemas/FilmPage"},{"$ref":"#/components/schemas/Summary"}]}},
       "x-providers":["amc"],"x-exactlyOneOf":[["day","minutes"]],"x-stream":{"page":{"$ref":"#/components/schemas/FilmPage"}},
       "x-tool":{"title":"Films","description":"Lists films.","effect":"reads"}},
      {"name":"desk/ask","tags":[{"name":"desk"}],"params":[{"$ref":"#/components/contentDescriptors/limit"}],
       "result":{"schema":{"$ref":"#/components/schemas/Film"}},
       "x-tool":{"title":"Ask","description":"Asks.","effect":"destroys","permission":"credentials"}}],
     "components":{
       "contentDescriptors":{
         "limit":{"name":"limit","description":"The contract's.","schema":{"type":"integer"}},
         "language":{"name":"language","description":"L.","schema":{"type":"string"}},
         "partialResultToken":{"name":"partialResultToken","description":"T.","schema":{"type":"string"}}},
       "schemas":{
         "Day":{"title":"Day","description":"A day.","type":"string","format":"date"},
         "Film":{"title":"Film","description":"A film.","type":"object","required":["title"],
                 "properties":{"title":{"description":"T.","type":"string","examples":["M"]},"sequel":{"$ref":"#/components/schemas/Film"},
                               "day":{"$ref":"#/components/schemas/Day"}}},
         "FilmPage":{"type":"object","properties":{"items":{"type":"array","items":{"$ref":"#/components/schemas/Film"}}}}}},
     "x-tools":{"order":["desk"],
       "parameters":{"list":[{"name":"limit","description":"The tool's.","schema":{"type":"integer","maximum":5}}],"upstream":[]}}}
    """##

  private func described() throws -> (ContractDescription, [MethodDescription]) {
    let contract = ContractDescription(try JSONValue(parsing: document))
    return (contract, contract.tools)
  }

  @Test func methodsBecomeToolsInTheOrderOfTheirFamilies() throws {
    let (_, methods) = try described()
    #expect(methods.map(\.toolName) == ["desk_ask", "films_now_shown"])
    #expect(methods.map(\.permission) == ["credentials", nil])
    #expect(methods[0].annotations == ToolAnnotations(isReadOnly: false, isDestructive: true, isOpenWorld: false))
    #expect(methods[1].annotations == ToolAnnotations())
    #expect(methods[1].description == "Lists films. Give exactly one of: day, minutes.")
    #expect(methods[1].rows == "Film")
  }

  @Test func argumentsHaveNoReferencesNoTokensAndTheToolsOwnWords() throws {
    let (contract, methods) = try described()
    #expect(
      methods[1].inputSchema(of: methods[1].shown, in: contract).description
        == #"{"type":"object","properties":{"day":{"description":"Which day.","type":"string","format":"date","examples":["2026-11-21"]},"minutes":{"description":"How long. In minutes.","type":"integer"},"limit":{"description":"The tool's.","type":"integer","maximum":5}},"required":["day"]}"#
    )
    // The shared parameters are about providers, and this method uses none.
    #expect(methods[0].parameters.isEmpty)
  }

  /// Shared parameters are not described with each tool, but are accepted all the same.
  @Test func whatIsNotToldOfIsTaken() throws {
    let (contract, methods) = try described()
    #expect(methods[1].taken == ["day", "minutes", "limit", "language"])
    // The shared parameters are about providers, and this method uses none.
    #expect(methods[0].taken == [])
    #expect(
      methods[0].inputSchema(of: methods[0].shown, in: contract).description
        == #"{"type":"object","properties":{}}"#)
  }

  /// Regression: a complete tools/list was 320 KB, which two hosts pass to the model as it is, with schemas that refer
  /// to themselves.
  @Test func resultsAreToldAsTheAnswersHaveThem() throws {
    let (contract, methods) = try described()
    func properties(_ method: MethodDescription) -> JSONValue {
      method.outputSchema(in: contract).value["properties"] ?? .null
    }
    let film = properties(methods[0])
    #expect(["title", "sequel", "day", "note"].allSatisfy { film[$0]?["type"]?.string == "string" })
    let list = properties(methods[1])
    #expect(["columns", "rows"].allSatisfy { list[$0]?["type"]?.string == "array" })
    #expect(list["cursor"]?["type"]?.string == "string" && list["title"] == nil)
  }
}
