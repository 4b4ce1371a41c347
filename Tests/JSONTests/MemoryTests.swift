import TestSupport
// SPDX-License-Identifier: MIT
import Testing

@testable import JSON

/// The memory that a value keeps alive. The index of a text takes 20 bytes for each name and value. Regression:
/// requests of 4 MiB of zeros held twelve times their size.
@Suite(.timeLimit(.minutes(5))) struct MemoryTests {
  private let zeros = Array("[\(Array(repeating: "0", count: 100_000).joined(separator: ","))]".utf8)

  @Test func theIndexIsCountedAsMemory() throws {
    expect(try JSONValue(parsing: zeros).memoryBytes >= 100_000 * 20 + 200_000)
  }

  /// A part of a large text keeps the whole text alive.
  @Test func aDetachedPartKeepsNothingElse() throws {
    let value = try JSONValue(parsing: Array(#"[{"a": "\u0062"},"#.utf8) + zeros + Array("]".utf8))
    let part = try #require(value[0])
    expect(part.memoryBytes == value.memoryBytes)
    expect(part.detached.memoryBytes < 1000)
    expect(part.detached["a"]?.string == "b")
  }
}
