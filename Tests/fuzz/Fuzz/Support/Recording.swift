// SPDX-License-Identifier: MIT
import JSONRPC
import Synchronization

/// A client whose input is complete from the start and arrives in pieces, and which records the server's output.
final class Recording: ByteTransport {
  private let input: Mutex<ArraySlice<[UInt8]>>
  private let output = Mutex<[UInt8]>([])

  /// - Parameter pieces: the input; no piece is empty or larger than one read of the server (64 KiB).
  init(_ pieces: [[UInt8]]) { input = Mutex(pieces[...]) }

  /// All output so far.
  var written: [UInt8] { output.withLock { $0 } }

  func read(into buffer: UnsafeMutableRawBufferPointer) -> ReadOutcome {
    guard let piece = input.withLock({ $0.popFirst() }) else { return .endOfInput }
    buffer.copyBytes(from: piece)
    return .bytes(piece.count)
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(TransportClosed) { output.withLock { $0 += bytes } }

  func writeWithoutBlocking(_ bytes: UnsafeRawBufferPointer) throws(TransportClosed) -> Int {
    try write(bytes)
    return bytes.count
  }

  func interrupt() {}
}

extension [UInt8] {
  /// The bytes in pieces of this size; the last one may be smaller.
  func pieces(of size: Int) -> [[UInt8]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
