// SPDX-License-Identifier: MIT
import EndpointCore
import TestSupport
import Testing

@testable import Fleet

/// Two objects on one folder stand for two processes of a machine.
@Suite("A machine's place in its fleet", .timeLimit(.minutes(5)))
struct MachinePlaceTests {
  let shared = TemporaryFolder()

  /// An engine without memory refused flights, but gave permissions: processes of one machine disagreed, and together
  /// with the other machines they took up to one and a half times the rate.
  @Test("while one process goes without the engine, no other of the machine takes more than the machine's part")
  func apart() async throws {
    let whole = try #require(RequestRate(30, per: .seconds(1)))
    let part = RequestRate(10, per: .seconds(1))
    let processes = [ProcessSharing(folder: shared.path), ProcessSharing(folder: shared.path)]
    for process in processes { _ = await process.settledScope() }
    let joined = MachinePlace(record: processes[0].machineRecord)
    let lost = MachinePlace(record: processes[1].machineRecord)
    joined.remember(members: 3)
    joined.remember(isJoined: true)
    #expect(joined.share(of: whole, isJoined: true, .now) == whole)
    lost.remember(isJoined: false)
    joined.remember(isJoined: true)
    #expect(!joined.isApart)
    // The lost one counts for itself.
    #expect(lost.share(of: whole, isJoined: false, .now + .seconds(5)) == part)
    #expect(joined.isApart)
    for (place, isJoined) in [(joined, true), (lost, false)] {
      let now = ContinuousClock.now
      #expect(place.share(of: whole, isJoined: isJoined, now) == RequestRate(2, per: .seconds(1)), "just changed")
      #expect(place.share(of: whole, isJoined: isJoined, now + .seconds(5)) == part)
    }
    joined.rememberStillJoined(.now + .seconds(59))
    #expect(joined.isApart)
    // It has ended, or tries to join before it counts again.
    joined.rememberStillJoined(.now + .seconds(70))
    #expect(!joined.isApart)
    #expect(joined.share(of: whole, isJoined: true, .now + .seconds(5)) == whole)
  }
}
