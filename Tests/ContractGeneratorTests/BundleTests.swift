// SPDX-License-Identifier: MIT
import JSON
import TestSupport
import Testing

@testable import ContractGenerator

@Suite("The bundle", .timeLimit(.minutes(5)))
struct BundleTests {
  @Test("Stands on one line, because rpc.discover answers with it")
  func oneLine() throws {
    let document = BundleEmitter(source: try smallContract(models: ["Film": film], methods: getFilm)).document()
    expect(!document.contains("\n"))
  }

  @Test("Names a method's own parameters in place and refers to the shared ones")
  func parameters() throws {
    let source = try smallContract(
      models: ["Film": film], methods: getFilm,
      call: #"[{"name": "cache", "description": "How.", "schema": {"type": "string", "examples": ["no"]}}]"#)
    let bundle = try bundle(source)
    expect(bundle.at("/methods/0/params/0/name")?.string == "id")
    expect(bundle.at("/methods/0/params/1/$ref")?.string == "#/components/contentDescriptors/cache")
    expect(bundle.at("/components/contentDescriptors/cache/description")?.string == "How.")
    expect(bundle.at("/methods/0/paramStructure")?.string == "either")
  }

  @Test("Gives each definition a name of its own and keeps nothing that only the generator reads")
  func definitions() throws {
    let source = try smallContract(
      models: [
        "Film": film.replacing(
          #""type": "object","#,
          with: ##"""
            "type": "object", "x-swift": {"check": ".x"}, "$defs": {"Part": {"description": "P.", "type": "string"}},
            """##)
      ])
    let schemas = try #require(try bundle(source).at("/components/schemas"))
    expect(schemas["Part"]?["description"]?.string == "P.")
    expect(schemas["Film"]?["$defs"] == nil)
    expect(schemas["Film"]?["x-swift"] == nil)
  }

  @Test("A property may be called like a keyword that the generator reads")
  func propertyNamedTitle() throws {
    let bundle = try bundle(smallContract(models: ["Film": film]))
    expect(bundle.at("/components/schemas/Film/properties/title/type")?.string == "string")
  }

  @Test("Says of a list method what its pages are")
  func pages() throws {
    let page = """
      {"title": "Page", "description": "A page.", "type": "object", "x-generic": "Row", "properties": {
        "items": {"description": "Rows.", "type": "array", "items": {"$ref": "#/components/schemas/Row"},
                  "examples": [[]]}}}
      """
    let methods = """
      [{"name": "films/all", "summary": "S.", "description": "D.", "params": [], "x-rows": "Film",
        "x-providers": ["amc"], "examples": []}]
      """
    let bundle = try bundle(smallContract(models: ["Film": film, "Page": page], methods: methods))
    expect(bundle.at("/methods/0/result/schema/oneOf/0/$ref")?.string == "#/components/schemas/FilmPage")
    expect(bundle.at("/methods/0/x-stream/page/$ref")?.string == "#/components/schemas/FilmPage")
    expect(bundle.at("/components/schemas/FilmPage/title")?.string == "FilmPage")
    let rows = bundle.at("/components/schemas/FilmPage/properties/items/items/$ref")
    expect(rows?.string == "#/components/schemas/Film")
    expect(bundle.at("/components/schemas/Page") == nil)
  }

  @Test("Only methods that ask an upstream can fail as one does")
  func errors() throws {
    let local = try bundle(smallContract(models: ["Film": film], methods: getFilm))
    expect(local.at("/methods/0/errors")?.count == 1)
    let asking = getFilm.replacing(#""params""#, with: #""x-providers": ["amc"], "params""#)
    let upstream = try bundle(smallContract(models: ["Film": film], methods: asking))
    expect(upstream.at("/methods/0/errors/1/$ref")?.string == "#/components/errors/upstreamFailed")
    let fetching = getFilm.replacing(#""params""#, with: #""errors": ["upstreamFailed"], "params""#)
    let named = try bundle(smallContract(models: ["Film": film], methods: fetching))
    expect(named.at("/methods/0/errors/1/$ref")?.string == "#/components/errors/upstreamFailed")
    expect(upstream.at("/x-errors/invalidParams/data/allOf/1/required")?.elements.compactMap(\.string).last == "path")
  }
}
