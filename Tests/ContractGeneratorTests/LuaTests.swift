// SPDX-License-Identifier: MIT
import JSON
import TestSupport
import Testing

@testable import ContractGenerator

@Suite("The Neovim client's generated parts", .timeLimit(.minutes(5)))
struct LuaTests {
  @Test("A method is a function of its family, with its documentation and its types")
  func method() throws {
    let code = try lua("methods.lua", smallContract(models: ["Film": film], methods: getFilm))
    expect(
      code.contains(
        """
          ---Gives one film.
          ---By id.
          ---@param params marquee.FilmsGetParams
          ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.Film?)
          ---@return marquee.Request
          function films.get(params, handlers)
            return client:request("films/get", params, handlers)
          end
        """))
    expect(code.contains("    films = films,\n"))
  }

  @Test("A list method asks for all pages, and its handlers know the rows")
  func list() throws {
    let source = try smallContract(models: ["Film": film], methods: nowPlaying)
    let code = try lua("methods.lua", source)
    expect(code.contains("function films.now_playing(params, handlers)"))
    expect(code.contains(#"return client:list("films/nowPlaying", params, handlers)"#))
    expect(code.contains("---@param params? marquee.FilmsNowPlayingParams"))
    let types = try lua("types.lua", source)
    expect(types.contains("---@class marquee.FilmPage: marquee.Page\n---@field items marquee.Film[]"))
    expect(types.contains("---@class marquee.FilmsNowPlayingParams: marquee.ListParameters"))
  }

  @Test("A method that is added to the contract is there, in the code, the types and the help")
  func added() throws {
    let methods = getFilm.dropLast() + "," + nowPlaying.dropFirst()
    let source = try smallContract(models: ["Film": film], methods: String(methods))
    expect(try lua("methods.lua", source).contains("function films.now_playing("))
    expect(try lua("types.lua", source).contains("marquee.FilmsNowPlayingParams"))
    let help = try lua("marquee-generated.txt", source)
    expect(help.contains("*marquee.films.get()*"))
    expect(help.contains("*marquee.films.now_playing()*"))
    expect(help.contains("{id} (integer, required)"))
    expect(help.split(separator: "\n").allSatisfy { $0.count <= 78 })
  }

  @Test("A model is a class with its fields, the optional ones marked")
  func model() throws {
    let code = try lua("types.lua", smallContract(models: ["Film": film]))
    expect(
      code.contains(
        """
        ---A film.
        ---@class marquee.Film
        ---@field title string What it is called.
        ---@field minutes? integer How long it runs.
        """))
  }

  @Test("A choice is a union of its values, alternatives are a union of classes")
  func unions() throws {
    let code = try lua(
      "types.lua",
      smallContract(models: [
        "Window": #"{"description": "How long.", "type": "string", "enum": ["day", "week"]}"#,
        "Found": """
        {"description": "Something.", "oneOf": [
          {"properties": {"kind": {"const": "film"}, "item": {"$ref": "#/components/schemas/Film"}}, "required": ["kind"]},
          {"properties": {"kind": {"const": "none"}}}]}
        """,
      ]))
    expect(code.contains(#"---@alias marquee.Window "day"|"week""#))
    expect(code.contains("---@alias marquee.Found marquee.Found.1|marquee.Found.2"))
    expect(code.contains(#"---@field kind "film""#))
  }

  @Test("Names are those of Lua: two words, in snake case, and no word of the language")
  func names() throws {
    func words(_ name: String) throws -> String? {
      let json = #"{"name": "\#(name)", "summary": "", "description": "", "params": [], "x-rows": "A", "examples": []}"#
      let method = try Method(json: JSONValue(parsing: Array(json.utf8)), takesCallParameters: true)
      return method.words.map { "\($0.namespace) \(LuaName.of($0.verb))" }
    }
    expect(try words("movies/nowPlaying") == "movies now_playing")
    expect(try words("rpc.discover") == "rpc discover")
    expect(try words("films/end") == "films end_")
    expect(try words("initialize") == nil)
  }

  private let nowPlaying = """
    [{"name": "films/nowPlaying", "summary": "Lists films.", "description": "All.", "params": [], "x-rows": "Film",
      "examples": []}]
    """

  private func lua(_ file: String, _ source: ContractSource) throws -> String {
    let files = LuaEmitter(source: source).files()
    return try #require(files.first { $0.path.hasSuffix("/" + file) }).text
  }
}
