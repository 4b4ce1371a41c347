// SPDX-License-Identifier: MIT
import JSON
import TestSupport
import Testing

@testable import ContractGenerator

@Suite("Tools of an assistant", .timeLimit(.minutes(5)))
struct ToolDescriptionTests {
  private func tool(_ extra: String) throws -> JSONValue? {
    let methods = getFilm.replacing(#""summary""#, with: extra + #""summary""#)
    return try bundle(smallContract(models: ["Film": film], methods: methods)).at("/methods/0/x-tool")
  }

  @Test("A method is one by its own words unless the contract says otherwise")
  func derived() throws {
    let tool = try tool("")
    expect(tool?["title"]?.string == "Films get")
    expect(tool?["description"]?.string == "Gives one film. By id.")
    expect(tool?["effect"]?.string == "reads")
    expect(tool?["permission"] == nil && tool?["essential"] == nil && tool?["fixed"] == nil)
  }

  @Test("What x-tool says counts")
  func described() throws {
    let tool = try tool(
      #""x-tool": {"title": "One film", "description": "D.", "effect": "destroys", "permission": "credentials", "#
        + #""essential": true, "fixed": {"a": 1}}, "#)
    expect(tool?["essential"]?.boolean == true && tool?["fixed"]?["a"]?.integer == 1)
    expect(tool?["title"]?.string == "One film")
    expect(tool?["description"]?.string == "D.")
    expect(tool?["effect"]?.string == "destroys")
    expect(tool?["permission"]?.string == "credentials")
  }

  @Test("A method can be none")
  func none() throws { expect(try tool(#""x-tool": false, "#) == nil) }

  @Test("An effect that nobody knows is refused")
  func unknownEffect() {
    #expect(throws: (any Error).self) {
      try tool(#""x-tool": {"title": "T", "description": "D.", "effect": "explodes"}, "#)
    }
  }

  @Test("A camel case name becomes words")
  func title() { expect(Names.title("movies/nowPlaying") == "Movies now playing") }
}
