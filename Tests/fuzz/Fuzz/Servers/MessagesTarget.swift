// SPDX-License-Identifier: MIT
import JSONRPC

@testable import Backend

extension FuzzTarget {
  /// A choice of framing and piece size, then a client's messages to the whole program in the sandbox: every request
  /// gets one response, and the output is whole messages.
  static let messages = FuzzTarget(
    "messages", inputs: .json(after: 2),
    words: [
      "\"id\":", "\"method\":", "\"params\":", "\"jsonrpc\":\"2.0\"", "$/cancelRequest", "partialResultToken", "\n[",
    ],
    seeds: {
      let calls = [
        #"{"jsonrpc":"2.0","id":1,"method":"movies/nowPlaying","params":{"pageSize":2,"partialResultToken":"t","maxPages":2}}"#,
        #"{"jsonrpc":"2.0","id":"1","method":"movies/get","params":["amc:movie:61234",null,["credits"]]}"#,
        #"{"jsonrpc":"2.0","id":1.0,"method":"search/movies","params":{"query":"batman","workDoneToken":7}}"#,
        #"[{"jsonrpc":"2.0","id":2,"method":"server/ping","params":{"sequence":9}},{"jsonrpc":"2.0","method":"x"},1]"#,
        #"{"jsonrpc":"2.0","id":3,"method":"initialize","params":{"initializationOptions":{"notifications":["server/error"]}}}"#,
        #"{"jsonrpc":"2.0","id":4,"method":"suggestions/list"}"# + "\n"
          + #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":4}}"#,
        #"{"jsonrpc":"2.0","id":5,"method":"showtimes/near","params":{"date":"2026-11-21","latitude":39,"longitude":-94}}"#,
        #"{"jsonrpc":"2.0","id":6,"method":"theatres/all","params":{"pageSize":3,"page":99999999}}"#,
        #"{"jsonrpc":"2.0","id":7,"method":"images/url","params":{"path":"/a.jpg","kind":"movie","width":9223372036854775807}}"#,
      ]
      let framed = calls.flatMap { call -> [UInt8] in Array("Content-Length: \(call.utf8.count)\r\n\r\n\(call)".utf8) }
      return calls.map { [1, 3] + Array($0.utf8) } + [
        [0, 0] + Array(calls.joined(separator: "\n").utf8), [2, 1] + framed,
      ]
    },
    run: { input in
      var choices = Choices(input)
      let framing = choices.element(of: Framing.allCases)
      let size = choices.element(of: [64 << 10, 1, 7, 50])
      let stream = Array(choices.rest)
      // Watching a process takes a thread until the process ends, and this one doesn't end.
      guard stream.firstRange(of: Array("processId".utf8)) == nil else { return }
      let folder = ScratchFolder()
      let program = Program(in: folder)
      var configuration = Configuration(framing: framing)
      configuration.limits.messageBytes = 16 << 10
      let client = Recording(stream.pieces(of: size))
      let start = ContinuousClock.now
      _ = Server(router: program.router, configuration: configuration).run(over: client)
      program.backend.close()
      let expected = ExpectedAnswers(to: stream, framing: framing, limits: configuration.limits, allowsBatches: true)
      let isHeaders = framing == .headers || client.written.starts(with: Array("Content-Length".utf8))
      let count = Answers(client.written, framing: isHeaders ? .headers : .lines).count
      expect(
        count == expected.count || expected.isExited && count < expected.count,
        "\(count) answers to \(expected.count) requests")
      expect(ContinuousClock.now - start < .seconds(30), "the end of input was not the end")
    })
}
