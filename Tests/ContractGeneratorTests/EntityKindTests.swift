// SPDX-License-Identifier: MIT
import JSON
import TestSupport
import Testing

@testable import ContractGenerator

@Suite("Ids, from the list of kinds", .timeLimit(.minutes(5)))
struct EntityKindTests {
  private static let kinds = #"""
    [{"name": "film", "description": "A film.", "phrase": "a film", "providers": ["amc", "tmdb"], "sites": {"imdb": "tt"},
      "method": "films/get", "examples": ["amc:film:1", "imdb:tt1"]},
     {"name": "critique", "description": "A critique.", "phrase": "a critique", "providers": ["tmdb"],
      "native": "hexadecimal", "examples": ["tmdb:critique:a"]},
     {"name": "poster", "description": "A poster.", "phrase": "a poster", "providers": ["amc"],
      "examples": ["amc:poster:1"]}]
    """#

  /// Films have ids in results and in parameters, critiques only in results.
  private func contract(kinds: String = Self.kinds) throws -> ContractSource {
    let film = film.replacing(
      #""properties": {"#,
      with: """
        "properties": {
          "id": {"description": "Which.", "$ref": "#/components/schemas/FilmID", "examples": ["amc:film:1"]},
          "critique": {"description": "W.", "$ref": "#/components/schemas/CritiqueID", "examples": ["tmdb:critique:a"]},
        """)
    let methods = getFilm.replacing(
      ##""schema": {"type": "integer", "minimum": 1, "x-unit": "none", "examples": [1]}}]"##,
      with: """
        "schema": {"$ref": "#/components/schemas/FilmReference", "examples": ["amc:film:1"]}},
        {"name": "others", "description": "More.",
         "schema": {"type": "array", "items": {"$ref": "#/components/schemas/FilmReference"}, "maxItems": 3,
                    "examples": [["amc:film:2"]]}}]
        """)
    return try smallContract(models: ["Film": film], methods: methods, kinds: kinds)
  }

  @Test("Each that is used has a schema; a parameter's kind may be left out")
  func schemas() throws {
    let source = try contract()
    expect(Lint(source: source).complaints() == Self.leadNowhere)
    let schemas = try bundle(source).at("/components/schemas")
    expect(
      schemas?["FilmID"]?["pattern"]?.string
        == "^(amc:film:[0-9]{1,18}|tmdb:film:[0-9]{1,18}|imdb:tt[0-9]{1,18})$")
    expect(
      schemas?["FilmReference"]?["pattern"]?.string
        == "^(amc:(film:)?[0-9]{1,18}|tmdb:(film:)?[0-9]{1,18}|imdb:tt[0-9]{1,18})$")
    expect(schemas?["CritiqueID"]?["pattern"]?.string == "^tmdb:critique:[0-9a-f]{1,24}$")
    for unused in ["CritiqueReference", "PosterID", "PosterReference", "EntityID", "EntityReference"] {
      expect(schemas?[unused] == nil, "\(unused)")
    }
  }

  @Test("A parameter is read as an id of its kind")
  func parameters() throws {
    let methods = try swift(contract(), file: "FilmsMethods")
    expect(methods.contains("public var id: EntityID\n"))
    expect(methods.contains(#"id = try reader.required("id", of: .film)"#))
    expect(methods.contains(#"others = reader.given("others", each: .film, .count(0...3))"#))
  }

  @Test("A kind knows its providers, its examples and the method that takes it")
  func swiftKinds() throws {
    let kinds = try swift(contract(), file: "EntityKind")
    for line in [
      "case .film: provider == .amc || provider == .tmdb || provider == .imdb", #"case .film: "films/get""#,
      #"case .film: "amc:film:1 or imdb:tt1""#, #"case (.film, .imdb): "tt""#, "case .critique: true",
      #"case .poster: "a poster""#,
    ] {
      expect(kinds.contains(line))
    }
  }

  private static let leadNowhere = ["critique: no method takes it", "poster: no method takes it"]

  @Test("A kind whose id leads nowhere is found")
  func idsThatLeadNowhere() throws {
    func complaints(_ kinds: String) throws -> [String] { try Lint(source: contract(kinds: kinds)).complaints() }
    let missing = Self.kinds.replacing("films/get", with: "films/take")
    expect(try complaints(missing) == ["film: films/take is not a method"] + Self.leadNowhere)
    let other = Self.kinds.replacing(#""native": "hexadecimal""#, with: #""method": "films/get""#)
    expect(
      try complaints(other) == [
        "critique: films/get takes no CritiqueReference", "critique: films/get returns no CritiqueID",
        "poster: no method takes it",
      ])
    let unlisted = Self.kinds.replacing(#""method": "films/get","#, with: #""method": "films/get", "codes": "films","#)
    expect(try complaints(unlisted) == ["film: reference/films returns no FilmID"] + Self.leadNowhere)
  }
}
