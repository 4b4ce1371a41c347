// SPDX-License-Identifier: MIT
import CFuzzer

/// Traps unless this holds, so that libFuzzer keeps the input.
func expect(
  _ condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) {
  if !condition { fatalError(message(), file: file, line: line) }
}

/// Runs what may not need more memory than a multiple of its input at any moment.
/// - Parameters:
///   - multiple: bytes for each byte of the input.
///   - base: bytes for any input.
func withMemory<T>(
  of input: [UInt8], times multiple: Int, plus base: Int = 256 << 10, file: StaticString = #fileID, line: UInt = #line,
  _ body: () throws -> T
) rethrows -> T {
  let before = heap_bytes()
  heap_forget_peak()
  defer {
    let needed = max(heap_peak_bytes(), before) - before
    expect(
      needed <= input.count * multiple + base, "\(input.count) bytes became \(needed) in memory", file: file, line: line
    )
  }
  return try body()
}
