// SPDX-License-Identifier: MIT
import Contract
import Testing

@testable import Backend

@Suite("The time of a call", .timeLimit(.minutes(5)))
struct CallTimeTests {
  /// In milliseconds: the call's limit, how much of it has passed, and how long the provider then has, if it is asked
  /// after the other one and beside it.
  @Test(
    "is shared with the other provider, which has no more of it than a single attempt may take",
    arguments: [(4000, 0, 2000, 3200), (40_000, 36_000, 2000, 3200), (60_000, 0, 10_000, 10_000), (1000, 1000, 0, 0)])
  func share(limit: Int, spent: Int, after: Int, beside: Int) async throws {
    let client = try TestClient()
    let began = ContinuousClock.now
    let call = Call(
      watchesOf: client.services, received: began - .milliseconds(spent),
      options: CallOptions(timeoutMilliseconds: limit))
    let first = call.for(.otherProvider).deadline
    let second = call.for(.bothProviders).deadline
    // However long a busy machine has taken for this.
    let took = ContinuousClock.now - began
    for (deadline, wanted) in [(first, after), (second, beside)] {
      let given = deadline - began
      #expect(given >= .milliseconds(wanted - 1) && given <= .milliseconds(wanted + 1) + took)
    }
    await client.finish()
  }
}
