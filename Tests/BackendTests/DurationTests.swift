// SPDX-License-Identifier: MIT
import Testing

@testable import Backend

/// Regression: "retry in 1.1999999999 s".
@Suite("Durations on the wire", .timeLimit(.minutes(5)))
struct DurationTests {
  @Test("have three digits at most", arguments: [(1_200_000, 1.2), (1_001_000, 1.001), (499, 0), (500, 0.001)])
  func seconds(microseconds: Int, expected: Double) {
    #expect(Duration.microseconds(microseconds).seconds == expected)
  }

  @Test(
    "that are to be waited have one, rounded up",
    arguments: [(1_200_000, 1.2), (1_200_400, 1.2), (1_201_000, 1.3), (1_000, 0.1), (0, 0), (120_000_000, 120)])
  func wait(microseconds: Int, expected: Double) {
    #expect(Duration.microseconds(microseconds).secondsToWait == expected)
  }

  @Test("may be of any length")
  func longest() {
    #expect(Duration(secondsComponent: .max, attosecondsComponent: 0).milliseconds > 0)
    #expect(Duration(secondsComponent: .min, attosecondsComponent: 0).milliseconds < 0)
    #expect(Duration.seconds(1.2).description == "1.2 seconds" && Duration.seconds(1.2).seconds == 1.2)
  }
}
