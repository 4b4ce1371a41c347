// SPDX-License-Identifier: MIT
import JSON
import Testing

@testable import JSONRPC

@Suite(.timeLimit(.minutes(5))) struct DuplicateIDTests {
  @Test func idInFlightIsTaken() async {
    let gate = Gate()
    let session = Session { router in
      router.handleEcho()
      router.handleWork(behind: gate)
    }
    session.send(#"{"jsonrpc":"2.0","id":"a/b","method":"test/work"}"#)
    // The same id in another spelling, with any method.
    session.send(#"{"jsonrpc":"2.0","id":"\u0061\/b","method":"test/echoInOrder"}"#)
    let refusal = await session.next()
    #expect(refusal?.json.at("/error/code")?.integer == -32600)
    #expect(refusal?.contains(#""id":"\u0061\/b""#) == true)
    gate.open()
    #expect(await session.next() == #"{"jsonrpc":"2.0","id":"a/b","result":"done"}"#)
    // The request is answered, so its id is free.
    session.send(#"{"jsonrpc":"2.0","id":"a/b","method":"test/work"}"#)
    #expect(await session.finish() == [#"{"jsonrpc":"2.0","id":"a/b","result":"done"}"#])
  }

  @Test func numberAndStringDifferAndNullIsNobody() async {
    let gate = Gate()
    let session = Session { router in
      router.handleWork(behind: gate)
    }
    for id in ["1", "\"1\"", "null", "null", "\"null\""] {
      session.send(#"{"jsonrpc":"2.0","id":\#(id),"method":"test/work"}"#)
    }
    await gate.arrival(of: 5)
    gate.open()
    let answers = await session.finish()
    #expect(answers.count == 5)
    #expect(answers.allSatisfy { $0.json["result"]?.string == "done" })
  }
}
