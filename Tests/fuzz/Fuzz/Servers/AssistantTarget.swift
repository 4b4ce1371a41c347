// SPDX-License-Identifier: MIT
import JSONRPC
import MCP

extension FuzzTarget {
  /// A choice of version, tools and piece size, then an assistant's messages after the handshake: every request that is
  /// not cancelled gets one response, and the output is whole lines.
  static let assistant = FuzzTarget(
    "assistant", inputs: .json(after: 3),
    words: [
      "tools/call", "resources/read", "prompts/get", "completion/complete", "\"arguments\":", "marquee://movie/",
      "_meta",
    ],
    seeds: {
      let declaration =
        #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#
      let calls = [
        #""server/discover","params":{\#(declaration)}"#, #""tools/list","params":{\#(declaration)}"#,
        #""resources/read","params":{"uri":"marquee://watches",\#(declaration)}"#,
        #""tools/list","params":{"cursor":"1"}"#,
        #""tools/call","params":{"name":"movies_get","arguments":{"id":"amc:movie:61234"}}"#,
        #""tools/call","params":{"name":"find_film","arguments":{"query":"batman"},"_meta":{"progressToken":5}}"#,
        #""tools/call","params":{"name":"whats_on_near","arguments":{"place":"Kansas City","date":"tomorrow"}}"#,
        #""tools/call","params":{"name":"showtimes_and_seats","arguments":{"film":"batman","place":"66211","partySize":2}}"#,
        #""resources/read","params":{"uri":"marquee://movie/amc:movie:61234"}"#, #""resources/templates/list""#,
        #""prompts/get","params":{"name":"evening","arguments":{"place":"66211"}}"#,
        #""logging/setLevel","params":{"level":"debug"}"#,
        #""completion/complete","params":{"ref":{"type":"ref/prompt","name":"week"},"argument":{"name":"theatre","value":"a"}}"#,
      ]
      return calls.map { [0, 3, 0] + Array(#"{"jsonrpc":"2.0","id":1,"method":\#($0)}"#.utf8) }
        + [[2, 0, 1] + Array(#"[{"jsonrpc":"2.0","id":"a","method":"ping"}]"#.utf8)]
    },
    run: { input in
      var choices = Choices(input)
      let version = choices.element(of: ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"])
      // Mostly without the tools of all methods, whose schemas take a tenth of a second.
      let tools = choices.element(of: [.essential, .essential, .essential, MCPOptions.ToolSet.all])
      let size = choices.element(of: [64 << 10, 1, 7, 50])
      let handshake =
        #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\#(version)","capabilities":{},"#
        + #""clientInfo":{"name":"fuzz","version":"1"}}}"# + "\n"
        + #"{"jsonrpc":"2.0","method":"notifications/initialized"}"# + "\n"
      let stream = Array(handshake.utf8) + choices.rest
      let folder = ScratchFolder()
      let program = Program(in: folder)
      var configuration = Configuration()
      configuration.limits.messageBytes = 16 << 10
      let client = Recording(stream.pieces(of: size))
      let start = ContinuousClock.now
      let options = MCPOptions(tools: tools, product: ("fuzz", "1"))
      _ = MCPServer(contract: program.router, options: options, configuration: configuration).run(over: client)
      program.backend.close()
      let expected = ExpectedAnswers(
        to: stream, framing: .lines, limits: configuration.limits, allowsBatches: version == "2025-03-26")
      let count = Answers(client.written, framing: .lines).count
      expect(
        count == expected.count || expected.isCancelled && count < expected.count,
        "\(count) answers to \(expected.count) requests")
      expect(ContinuousClock.now - start < .seconds(30), "the end of input was not the end")
    })
}
