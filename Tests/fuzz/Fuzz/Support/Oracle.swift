// SPDX-License-Identifier: MIT
import CFuzzer

/// Traps unless the condition holds, so that libFuzzer keeps the input.
func expect(
  _ condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) {
  if !condition { fatalError(message(), file: file, line: line) }
}

/// Runs `body` and traps if its peak memory exceeds a multiple of the size of the input.
/// - Parameters:
///   - multiple: the allowed bytes per byte of the input.
///   - base: the bytes that are allowed for any input.
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
