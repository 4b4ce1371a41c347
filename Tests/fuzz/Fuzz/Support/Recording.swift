// SPDX-License-Identifier: MIT
import JSONRPC
import Synchronization

/// A client that has said all it will say, in pieces, and takes down what it is answered.
final class Recording: ByteTransport {
  private let input: Mutex<ArraySlice<[UInt8]>>
  private let output = Mutex<[UInt8]>([])

  /// - Parameter pieces: none of them empty or larger than what a server reads at once (64 KiB).
  init(_ pieces: [[UInt8]]) { input = Mutex(pieces[...]) }

  /// Everything that was written.
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
  /// In pieces of this size; the last one may be smaller.
  func pieces(of size: Int) -> [[UInt8]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
