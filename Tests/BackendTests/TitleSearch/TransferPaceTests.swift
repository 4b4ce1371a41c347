// SPDX-License-Identifier: MIT
import Testing

@testable import Backend

@Suite("The pace of a transfer", .timeLimit(.minutes(5)))
struct TransferPaceTests {
  private let start = ContinuousClock.now

  @Test func `it tells speed and time left, without what was there before`() {
    let pace = TransferPace()
    #expect(pace.text(4_000_000, of: 28_000_000, at: start) == "4.0 of 28.0 MB")
    #expect(
      pace.text(12_000_000, of: 28_000_000, at: start + .seconds(2)) == "12.0 of 28.0 MB, 4.0 MB/s, 4 s left")
    #expect(pace.text(28_000_000, of: 28_000_000, at: start + .seconds(6)) == "28.0 of 28.0 MB, 4.0 MB/s, 0 s left")
  }

  @Test func `odd numbers harm nothing`() {
    let pace = TransferPace()
    #expect(pace.text(0, of: 0, at: start) == "0.0 of 0.0 MB")
    #expect(pace.text(1, of: 1 << 40, at: start + .seconds(1)).hasSuffix("min left"))
    #expect(pace.text(10, of: 5, at: start) == "0.0 of 0.0 MB")
  }
}
