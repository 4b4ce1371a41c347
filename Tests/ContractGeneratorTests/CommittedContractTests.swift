// SPDX-License-Identifier: MIT
import Foundation
import JSON
import TestSupport
import Testing

@testable import ContractGenerator

@Suite("The contract of this repository", .timeLimit(.minutes(5)))
struct CommittedContractTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path()

  private let bundle: JSONValue

  init() throws {
    let bytes = try #require(FileManager.default.contents(atPath: Self.root + "schema/openrpc.json"))
    bundle = try JSONValue(parsing: Array(bytes))
  }

  @Test("What is generated is what is committed; if not, run: swift run generate")
  func upToDate() throws {
    let generation = try Generation(root: Self.root)
    expect(generation.stale() == [])
    expect(generation.complaintAboutView() == nil)
  }

  @Test("Each page of the reference can be read by people: it has at most 60 kB")
  func pagesOfTheReference() throws {
    let pages = try Generation(root: Self.root).files.filter { $0.path.hasSuffix(".md") }
    expect(pages.count > 10)
    for page in pages { expect(page.text.utf8.count <= 60_000, "\(page.path)") }
  }

  @Test("Every example of a schema and of its members is valid")
  func schemaExamples() throws {
    let schemas = try #require(bundle.at("/components/schemas"))
    for (name, schema) in schemas.members {
      check(schema["examples"], against: schema, name)
      for (member, property) in schema["properties"]?.members.map({ $0 }) ?? [] {
        check(property["examples"], against: property, "\(name).\(member)")
      }
    }
  }

  @Test("Every example and default of a parameter is valid")
  func parameterExamples() throws {
    for method in try #require(bundle["methods"]).elements {
      for parameter in parameters(of: method) {
        let place = "\(method["name"]?.string ?? "") \(parameter["name"]?.string ?? "")"
        let schema = try #require(parameter["schema"])
        check(schema["examples"], against: schema, place)
        if let fallback = schema["default"] { expect(complaints(about: fallback, against: schema) == [], "\(place)") }
      }
    }
  }

  @Test("Every example of a method has params that the method takes and a result that it can give")
  func methodExamples() throws {
    for method in try #require(bundle["methods"]).elements {
      let name = method["name"]?.string ?? ""
      let parameters = parameters(of: method)
      let result = try #require(method.at("/result/schema"))
      for example in try #require(method["examples"]).elements {
        for argument in try #require(example["params"]).elements {
          let parameter = parameters.first { $0["name"]?.string == argument["name"]?.string }
          let schema = try #require(parameter?["schema"], "\(name) has no \(argument.raw)")
          let value = try #require(argument["value"])
          // Null counts as absent.
          if !value.isNull { expect(complaints(about: value, against: schema) == [], "\(name)") }
        }
        let given = example["params"]?.elements.compactMap { $0["name"]?.string } ?? []
        for parameter in parameters where parameter["required"]?.boolean == true {
          expect(given.contains(parameter["name"]?.string ?? ""), "\(name)")
        }
        let value = try #require(example.at("/result/value"))
        expect(complaints(about: value, against: result) == [], "\(name)")
      }
    }
  }

  // Regression: an example of an empty list had no page, while the program returns one.
  @Test("Every example of a page counts its pages as the program does")
  func pageExamples() throws {
    var count = 0
    for page in pages(in: bundle) {
      count += 1
      let number = try #require(page["page"]?.integer)
      expect(page["previousPage"]?.integer == (number > 1 ? number - 1 : nil), "\(page.raw)")
      expect(page["items"]?.count ?? 0 <= page["pageSize"]?.integer ?? 0, "\(page.raw)")
      guard let size = page["pageSize"]?.integer, let total = page["totalResults"]?.integer else { continue }
      let last = max(1, (total + size - 1) / size)
      expect(page["totalPages"]?.integer == last, "\(page.raw)")
      expect(page["nextPage"]?.integer == (number < last ? number + 1 : nil), "\(page.raw)")
    }
    expect(count > 20)
  }

  /// All values that are pages, at any depth.
  private func pages(in value: JSONValue) -> [JSONValue] {
    switch value.kind {
    case .object:
      let isPage = value["kind"]?.string == "page" && value["pageSize"]?.integer != nil
      return (isPage ? [value] : []) + value.members.flatMap { pages(in: $0.value) }
    case .array: return value.elements.flatMap { pages(in: $0) }
    default: return []
    }
  }

  @Test("Every example of a notification is valid")
  func notificationExamples() throws {
    for notification in try #require(bundle["x-notifications"]).elements {
      let params = try #require(notification["params"])
      check(notification["examples"], against: params, notification["name"]?.string ?? "")
    }
  }

  @Test("The validator tells a valid value from one that is not")
  func validator() throws {
    let movie = try #require(bundle.at("/components/schemas/Movie"))
    func complaints(_ text: String) throws -> [String] {
      self.complaints(about: try JSONValue(parsing: text), against: movie)
    }
    expect(try complaints(#"{"id":"amc:movie:1","title":"M"}"#).isEmpty)
    expect(try complaints(#"{"id":"amc:movie:x","title":"M"}"#).count == 1)
    expect(try complaints(#"{"id":"amc:movie:1"}"#) == ["title is missing"])
    // Results are open, so that a later release may add members.
    expect(try complaints(#"{"id":"amc:movie:1","title":"M","name":"M"}"#).isEmpty)
    expect(try complaints(#"{"id":"amc:movie:1","title":"M","rating":11}"#) == ["rating: 11 is too large"])
    expect(
      try complaints(#"{"id":"amc:movie:1","title":"M","genres":[{"id":"tmdb:genre:28"}]}"#) == [
        "genres: name is missing"
      ])
  }

  private func parameters(of method: JSONValue) -> [JSONValue] {
    method["params"]?.elements.compactMap { parameter in
      parameter["$ref"]?.string.flatMap { bundle.at(String($0.dropFirst())) } ?? parameter
    } ?? []
  }

  private func check(_ examples: JSONValue?, against schema: JSONValue, _ place: String) {
    for example in examples?.elements.map({ $0 }) ?? [] {
      expect(complaints(about: example, against: schema) == [], "\(place)")
    }
  }

  private func complaints(about value: JSONValue, against schema: JSONValue) -> [String] {
    SchemaValidator(document: bundle).complaints(about: value, against: schema)
  }
}
