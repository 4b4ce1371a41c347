// SPDX-License-Identifier: MIT
import Testing

@testable import EndpointCore

@Suite("The policies in their order", .timeLimit(.minutes(5)))
struct UpstreamStackTests {
  /// Found by the soak test: requests stayed in the queue for a silent host after its circuit had opened, and every
  /// other request then found no slot to run in.
  @Test("when a circuit opens, those in line for the host are told at once")
  func openingEmptiesTheLine() async throws {
    let network = GatedTransport()
    let clock = ManualClock()
    var configuration = UpstreamStack.Configuration()
    configuration.retry.maximumAttempts = 1
    configuration.circuit.shortestOutage = .zero
    configuration.hostLimit = 8
    let stack = UpstreamStack(network: network, configuration: configuration, clock: clock)
    let transport = stack.transport(to: "things", rate: nil)
    let context = CallContext(deadline: clock.now.advanced(by: .seconds(30)))

    await withTaskGroup(of: Outcome.self) { requests in
      for number in 1...40 {
        requests.addTask { await transport.outcome(of: .get("/things/\(number)", context)) }
      }
      var sent: [GatedTransport.Arrival] = []
      while sent.count < 8 { sent.append(await network.arrival()) }
      for failure in 0..<4 {
        sent[failure].answer(.failure(.silent))
        sent.append(await network.arrival())
      }
      sent[4].answer(.failure(.silent))

      var refused = 0
      for _ in 0..<33 {
        if case .failure(let error) = await requests.next(), error.attempts == 0 { refused += 1 }
      }
      #expect(refused == 28)
      #expect(network.count == 12)
      requests.cancelAll()
    }
  }
}
