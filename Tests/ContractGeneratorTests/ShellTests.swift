// SPDX-License-Identifier: MIT
import Testing

@testable import ContractGenerator

@Suite("The shells' completions", .timeLimit(.minutes(5)))
struct ShellTests {
  private func completions(methods: String, list: String = "[]") throws -> [String: String] {
    let source = try smallContract(models: ["Film": film, "Window": window], methods: methods, list: list)
    let files = ShellEmitter(source: source).files()
    return Dictionary(
      uniqueKeysWithValues: files.map { ($0.path.replacing("clients/shell/generated/", with: ""), $0.text) })
  }

  private let window = """
    {"title": "Window", "description": "How long.", "type": "string", "enum": ["day", "week"], "examples": ["day"]}
    """

  private let trending = """
    [{"name": "films/trending", "summary": "What everyone's watching.", "description": "Now.",
      "params": [
        {"name": "window", "description": "How long.", "schema": {"$ref": "#/components/schemas/Window"}},
        {"name": "windows", "description": "More.",
         "schema": {"type": "array", "items": {"$ref": "#/components/schemas/Window"}, "examples": [["day"]]}},
        {"name": "strict", "description": "Really.", "schema": {"type": "boolean", "examples": [true]}}],
      "x-rows": "Film", "examples": []}]
    """

  @Test("A method that is added to the contract is offered by all three, with its parameters")
  func addedMethod() throws {
    let before = try completions(methods: "[]")
    let after = try completions(methods: getFilm)
    for name in ["marquee.bash", "_marquee", "marquee.fish"] {
      #expect(before[name]?.contains("films/get") == false)
      #expect(after[name]?.contains("films/get") == true)
    }
    #expect(after["marquee.bash"]?.contains("    films/get) echo id ;;\n") == true)
    #expect(after["_marquee"]?.contains("    films/get) reply=(id) ;;\n") == true)
    #expect(after["_marquee"]?.contains("    'films/get:Gives one film'\n") == true)
    #expect(after["marquee.fish"]?.contains("        case films/get\n            printf '%s\\n' id\n") == true)
  }

  @Test("A parameter's values are offered where only some are allowed, those of an array after a bracket")
  func values() throws {
    let completions = try completions(methods: trending)
    #expect(completions["marquee.bash"]?.contains(#"films/trending:window) echo '"day" "week"' ;;"#) == true)
    #expect(completions["marquee.bash"]?.contains(#"films/trending:windows) echo '[ "day" "week"' ;;"#) == true)
    #expect(completions["marquee.bash"]?.contains("films/trending:strict) echo 'true false' ;;") == true)
    #expect(completions["_marquee"]?.contains(#"films/trending:windows) reply=('[' '"day"' '"week"') ;;"#) == true)
    #expect(completions["marquee.fish"]?.contains(#"printf '%s\n' '[' '"day"' '"week"'"#) == true)
  }

  @Test("List methods take the list parameters too")
  func sharedParameters() throws {
    let page = """
      [{"name": "page", "description": "Which.", "schema": {"type": "integer", "x-unit": "none", "examples": [1]}}]
      """
    let completions = try completions(methods: trending, list: page)
    #expect(completions["marquee.bash"]?.contains("films/trending) echo window windows strict page ;;") == true)
  }

  @Test("An apostrophe in a summary ends no quote")
  func apostrophe() throws {
    let completions = try completions(methods: trending)
    #expect(completions["_marquee"]?.contains(#"'films/trending:What everyone'\''s watching'"#) == true)
    #expect(completions["marquee.fish"]?.contains(#"-d 'What everyone\'s watching'"#) == true)
  }
}
