// SPDX-License-Identifier: MIT
import JSON
import Synchronization
import Testing

@testable import JSONRPC

@Suite(.timeLimit(.minutes(5))) struct OrderTests {
  /// An in-order handler finishes before any later request starts.
  @Test func inOrderHandlersTakeEffectInTheOrderOfArrival() async {
    let value = Mutex(0)
    let seen = Mutex<[Int: Int]>([:])
    let session = Session { router in
      router.handleInOrder(EchoInOrder.self) { params, _ in
        value.withLock { $0 = params.count ?? 0 }
        return Echo.Result(params: params)
      }
      router.handle(Echo.self) { params, _ in
        seen.withLock { $0[params.count ?? 0] = value.withLock { $0 } }
        return Echo.Result(params: params)
      }
    }
    for number in 1...100 {
      session.send(#"{"jsonrpc":"2.0","id":\#(-number),"method":"test/echoInOrder","params":{"count":\#(number)}}"#)
      session.send(#"{"jsonrpc":"2.0","id":\#(number),"method":"test/echo","params":{"count":\#(number)}}"#)
    }
    #expect(await session.finish().count == 200)
    #expect(seen.withLock { $0.allSatisfy { $0.value >= $0.key } && $0.count == 100 })
  }

  @Test func inOrderHandlersDontWaitForRequestsBeforeThem() async {
    let gate = Gate()
    let session = Session { router in
      router.handleEcho()
      router.handleWork(behind: gate)
    }
    session.send(#"{"jsonrpc":"2.0","id":1,"method":"test/work"}"#)
    session.send(#"{"jsonrpc":"2.0","id":2,"method":"test/echoInOrder"}"#)
    #expect(await session.next()?.json["id"]?.integer == 2)
    gate.open()
    #expect(await session.finish().count == 1)
  }
}
