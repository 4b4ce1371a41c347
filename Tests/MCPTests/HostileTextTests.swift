// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC
import Testing

@testable import MCP

/// Regression: a line break in a theatre's name, an address, a certification or a seat's name began a line of its own
/// in a model's text, and controls and bidirectional marks got through. The tools, resources and prompts are taken from
/// the lists that assistants get, so that new ones are covered too.
///
/// The tests run one after the other over one backend; all at once they would leave other suites no time.
@Suite(.serialized, .timeLimit(.minutes(5))) struct HostileTextTests {
  private static let features = Features(
    MCPOptions(tools: .all, permissions: [.credentials], product: ("marquee", "1")))

  private static let model = Result { try Model(watches: true, network: HostileTransport()) }

  private func context(fails: Bool = false) throws -> FeatureContext {
    let contract = try Self.model.get().context.contract
    return FeatureContext(contract: HostileErrors(contract: contract, fails: fails), progress: ProgressReporter())
  }

  @Test(arguments: features.tools.map(\.name))
  func noToolLetsATextBreakOut(name: String) async throws {
    let tool = try #require(Self.features.tools.first { $0.name == name })
    let calls = ToolCalls.of(name)
    #expect(!calls.isEmpty, "a tool that no test knows how to call")
    var isAnswered = false
    for arguments in calls {
      for fails in [false, true] {
        do throws(RPCError) {
          let result = try await tool.call((try? JSONValue(parsing: arguments)) ?? .null, try! context(fails: fails))
          isAnswered = true
          #expect(HostileText.breach(in: result.text) == nil, "\(arguments)\n\(result.text)")
          #expect(result.structured.value.texts.allSatisfy { HostileText.breach(in: $0) == nil }, "\(arguments)")
          for link in result.links {
            let texts = link.json.value.texts
            #expect(!texts.contains { $0.contains("\n") || HostileText.breach(in: $0) != nil }, "\(texts)")
          }
        } catch {
          let text = error.textForModel
          #expect(HostileText.breach(in: text) == nil && !text.contains("\n"), "\(text)")
        }
      }
    }
    #expect(isAnswered, "a tool whose arguments in this test it refuses")
  }

  /// What programs ask for loses nothing: in it a line break is an escape sequence.
  @Test func verbatimIsToTheLetter() async throws {
    let tool = try #require(Self.features.tools.first { $0.name == "theatres_get" })
    let result = try await tool.call(JSONValue(parsing: #"{"id":"amc:theatre:610","verbatim":true}"#), context())
    #expect(result.structured.value["verbatim"]?["name"]?.string?.hasSuffix(HostileText.attack) == true)
    #expect(result.structured.value["name"]?.string?.hasPrefix("AMC DINE-IN Studio 28 FORGED") == true)
    #expect(result.text.contains("AMC DINE-IN Studio 28 FORGED"))
  }

  @Test(arguments: [
    ("marquee://suggestions", [:]), ("marquee://movie/{id}", ["id": "amc:movie:61234"]),
    ("marquee://theatre/{id}", ["id": "amc:theatre:610"]),
    ("marquee://showtimes/{theatre}/{date}", ["theatre": "amc:theatre:610", "date": "2026-11-21"]),
    ("marquee://watches", [:]), ("marquee://watch/{id}", [:]),
    ("marquee://seats/{showtime}", ["showtime": "amc:showtime:61020778482511"]),
  ])
  func noResourceLetsATextBreakOut(uri: String, values: [String: String]) async throws {
    var values = values
    if uri == ChangingResource.watchTemplate {
      let watch = #"{"kind":"tickets","movie":"batman","name":"Mine\nFORGED"}"#
      values["id"] = try await Self.model.get().context.contract.json(of: "watch/add", watch)["id"]?.string
    }
    let resource = try #require(Self.features.resources.first { $0.uri == uri })
    let text = try await resource.read(values, context()).text
    #expect(HostileText.breach(in: text) == nil, "\(text)")
  }

  @Test func everyResourceIsLookedAt() {
    // Those that the test above reads, the view's document, which has no provider's text, and posters, which are
    // pictures.
    #expect(Self.features.resources.count == 7 + ViewResources.all.count)
  }

  @Test(arguments: features.prompts.map(\.name))
  func noPromptLetsATextBreakOut(name: String) async throws {
    let prompt = try #require(Self.features.prompts.first { $0.name == name })
    for argument in prompt.arguments {
      let input = CompletionInput(argument: argument.name, value: "", others: [:])
      for value in try await prompt.complete(input, Completions(contract: context().contract)).values {
        #expect(HostileText.breach(in: value) == nil && !value.contains("\n"), "\(value)")
      }
    }
    let said = ["place": "Olathe", "taste": "comedies", "film": "Jaws"].mapValues { $0 + HostileText.attack }
    let known = Set(prompt.arguments.map(\.name))
    let text = try prompt.text(said.filter { known.contains($0.key) })
    #expect(HostileText.breach(in: text) == nil, "\(text)")
  }

  @Test func theAssistantIsToldWhoseWordsTheyAre() {
    for tools in MCPOptions.ToolSet.allCases {
      #expect(MCPOptions(tools: tools, product: ("marquee", "1")).instructions.contains("third parties"))
    }
  }
}
