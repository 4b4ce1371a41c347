// SPDX-License-Identifier: MIT
import Contract
import JSON
import Testing

@testable import Backend

/// The rule that every code that a filter takes is checked before it is sent, over the contract: a parameter whose
/// values come from a list says so by its schema (`x-codes`), from which the check is generated.
@Suite("Every code that a filter takes", .timeLimit(.minutes(5)))
struct CodeFilterTests {
  private let document = RawJSON(writing: ContractDocument()).value

  private struct Filter {
    let method: JSONValue
    let name: String
    let schema: JSONValue
    /// The list of its values; nil for none.
    let list: String?
  }

  private func resolved(_ schema: JSONValue) -> JSONValue {
    guard let name = schema["$ref"]?.string?.split(separator: "/").last.map(String.init) else { return schema }
    return document["components"]?["schemas"]?[name] ?? .null
  }

  private func list(of schema: JSONValue) -> String? {
    let target = resolved(schema)
    return target["x-codes"]?.string ?? target["items"].flatMap(list)
  }

  /// The parameters of all methods that ask a provider, without the shared ones.
  private var filters: [Filter] {
    (document["methods"]?.elements.filter { $0["x-providers"] != nil } ?? []).flatMap { method in
      (method["params"]?.elements.filter { $0["name"] != nil } ?? []).map { parameter in
        let schema = parameter["schema"] ?? .null
        return Filter(method: method, name: parameter["name"]?.string ?? "", schema: schema, list: list(of: schema))
      }
    }
  }

  /// A value of the right form that is in no list.
  private func strange(_ filter: Filter) -> String {
    let item = filter.schema["items"] ?? filter.schema
    let model = item["$ref"]?.string?.split(separator: "/").last.map(String.init) ?? ""
    let value =
      switch model {
      case "GenreReference": "tmdb:genre:987654321"
      case "WatchProviderReference": "tmdb:watchProvider:987654321"
      case "CountryCode": "AQ"
      case "LanguageCodes": "aa"
      default: "Qqqqqq"
      }
    return filter.schema["items"] == nil ? "\"\(value)\"" : "[\"\(value)\"]"
  }

  @Test("is checked: one that isn't in its list is refused with -32602")
  func checked() async throws {
    let coded = filters.filter { $0.list != nil }
    #expect(coded.count >= 17)
    #expect(Set(coded.compactMap(\.list)) == Set(CodeList.allCases.map(\.rawValue)))
    let client = try TestClient(isSandbox: true)
    for filter in coded {
      let name = try #require(filter.method["name"]?.string)
      let example = filter.method["examples"]?[0]?["params"]?.elements.compactMap { param -> String? in
        guard let member = param["name"]?.string, let value = param["value"], member != filter.name else { return nil }
        return "\"\(member)\":\(value.raw)"
      }
      let companions = filter.method["x-requires"]?[filter.name]?.elements.compactMap(\.string) ?? []
      let others = (filter.method["params"]?.elements.map(\.self) ?? []).compactMap { param -> String? in
        guard let member = param["name"]?.string, companions.contains(member) else { return nil }
        return param["schema"]?["examples"]?[0].map { "\"\(member)\":\($0.raw)" }
      }
      let params = (example ?? []) + others + ["\"\(filter.name)\":\(strange(filter))", "\"region\":\"US\""]
      let error = try await client.error(name, "{\(params.joined(separator: ","))}")
      #expect(error["code"]?.integer == -32602, "\(name) \(filter.name)")
      #expect(
        error["data"]?["path"]?.string?.hasPrefix("/\(filter.name)") ?? false, "\(name) \(filter.name): \(error.raw)")
      let list = try #require(filter.list.flatMap(CodeList.init), "\(name) \(filter.name)")
      #expect(error["message"]?.string?.contains("reference/\(list.method)") ?? false, "\(name) \(filter.name)")
    }
    await client.finish()
  }

  @Test("has a list that a method gives")
  func lists() throws {
    let methods = Set(document["methods"]?.elements.compactMap { $0["name"]?.string } ?? [])
    for list in CodeList.allCases { #expect(methods.contains("reference/\(list.method)")) }
  }

  // Such a parameter without `x-codes` would be sent unchecked. Those of people/credits select among rows that are
  // there; the library looks up its age ratings itself (`LibraryFilter`), those of the United States without a request.
  @Test("is declared as one: no parameter that is named like a list lacks its list")
  func declared() throws {
    let words = [
      "genre", "watchprovider", "service", "attributes", "market", "state", "certification", "country", "language",
      "department", "job",
    ]
    let closed: (JSONValue) -> Bool = {
      ["boolean", "integer", "number"].contains($0["type"]?.string) || $0["enum"] != nil
    }
    let unchecked = filters.filter { filter in
      filter.list == nil && filter.method["name"]?.string != "people/credits"
        && !(filter.name == "maximumCertification" && filter.method["name"]?.string?.hasPrefix("library/") == true)
        && words.contains(where: filter.name.lowercased().contains) && !closed(resolved(filter.schema))
    }
    #expect(unchecked.map { "\($0.method["name"]?.string ?? "") \($0.name)" } == [])
  }
}
