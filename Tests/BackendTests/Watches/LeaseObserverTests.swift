// SPDX-License-Identifier: MIT
import Testing

@testable import Backend

@Suite("A lease as another process sees it", .timeLimit(.minutes(5)))
struct LeaseObserverTests {
  let start = ContinuousClock.now
  let lease = WatchLease(fence: 3, beat: 10, beatAt: 1000, holder: "a")

  func isFree(
    _ observer: inout LeaseObserver, _ lease: WatchLease, time: Int, after seconds: Int, isHolderGone: Bool = false
  ) -> Bool {
    observer.isFree(lease, isHolderGone: isHolderGone, time: time, now: start + .seconds(seconds))
  }

  @Test func `Its holder is gone after 45 seconds without a sign of life`() {
    var observer = LeaseObserver()
    #expect(!isFree(&observer, lease, time: 1000, after: 0))
    #expect(!isFree(&observer, lease, time: 1045, after: 45))
    #expect(isFree(&observer, lease, time: 1046, after: 46))
  }

  @Test func `A sign of life counts, whatever the clocks say`() {
    var observer = LeaseObserver()
    var lease = lease
    for beat in 0..<20 {
      lease.beat = beat
      lease.beatAt = 5_000_000
      #expect(!isFree(&observer, lease, time: 1000, after: beat * 15))
    }
  }

  @Test func `A clock set back delays the takeover by no more than the timeout`() {
    var observer = LeaseObserver()
    #expect(!isFree(&observer, lease, time: -100_000, after: 0))
    #expect(!isFree(&observer, lease, time: -100_000, after: 45))
    #expect(isFree(&observer, lease, time: -100_000, after: 46))
  }

  @Test func `A process that has just started need not wait for one that was killed long ago`() {
    var observer = LeaseObserver()
    #expect(isFree(&observer, lease, time: 2000, after: 0))
  }

  @Test func `A holder that the system knows to be gone is gone at once`() {
    var observer = LeaseObserver()
    #expect(isFree(&observer, lease, time: 1000, after: 0, isHolderGone: true))
  }

  @Test func `A lease without a holder is free`() {
    var observer = LeaseObserver()
    #expect(isFree(&observer, WatchLease(fence: 0, beat: 0, beatAt: 0, holder: nil), time: 0, after: 0))
  }

  @Test(arguments: [Int.min, Int.max]) func `Times beyond all calendars don't trap`(time: Int) {
    var observer = LeaseObserver()
    _ = isFree(&observer, WatchLease(fence: 1, beat: 1, beatAt: time, holder: "a"), time: -time.signum(), after: 0)
  }
}
