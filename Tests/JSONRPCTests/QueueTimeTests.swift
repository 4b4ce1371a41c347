// SPDX-License-Identifier: MIT
import JSON
import Testing

@testable import JSONRPC

/// Work with a time limit in milliseconds.
private enum HurriedWork: RPCMethod {
  static let name = "test/hurriedWork"
  typealias Result = String

  struct Params: ParameterReadable, Sendable {
    static let parameterNames = ["milliseconds"]

    let timeLimit: Duration?

    init(_ reader: inout ParameterReader) throws(RPCError) {
      timeLimit = try reader.optional("milliseconds", as: Int.self).map { .milliseconds($0) }
    }
  }
}

/// Regression: a request with a limit of 0.8 seconds was answered after 10, because 64 slow ones had all the slots.
@Suite("Time in the queue", .timeLimit(.minutes(5))) struct QueueTimeTests {
  @Test("a request whose time is over is started without a slot, and takes none from the others")
  func expired() async {
    let gate = Gate()
    var configuration = Configuration()
    configuration.limits.runningRequests = 1
    configuration.limits.queueWatch = .milliseconds(1)
    let session = Session(configuration) { router in
      router.handleWork(behind: gate)
      router.handle(HurriedWork.self) { _, _ in "late" }
    }
    session.send(#"{"jsonrpc":"2.0","id":1,"method":"test/work"}"#)
    session.send(#"{"jsonrpc":"2.0","id":2,"method":"test/hurriedWork","params":{"milliseconds":60000}}"#)
    session.send(#"{"jsonrpc":"2.0","id":3,"method":"test/hurriedWork","params":{"milliseconds":5}}"#)
    #expect(await session.next() == #"{"jsonrpc":"2.0","id":3,"result":"late"}"#)
    session.send(#"{"jsonrpc":"2.0","id":4,"method":"test/hurriedWork","params":{"milliseconds":5}}"#)
    #expect(await session.next() == #"{"jsonrpc":"2.0","id":4,"result":"late"}"#)
    gate.open()
    #expect(
      await session.finish()
        == [#"{"jsonrpc":"2.0","id":1,"result":"done"}"#, #"{"jsonrpc":"2.0","id":2,"result":"late"}"#])
  }
}
