// SPDX-License-Identifier: MIT
import JSONRPC
import Platform
import Synchronization

/// The client side of `marquee call`: sends one request and passes every message of the server to a printer.
///
/// After the request the input stays open and silent until the response has arrived, so that the server notices at once
/// when nobody reads stdout any more.
final class CallTransport: ByteTransport {
  private let unread: Mutex<ArraySlice<UInt8>>
  private let printer: CallPrinter
  /// Provides no input; reports that the output was closed or that reading was interrupted.
  private let watch: FileDescriptorTransport
  private let isAnswered = Atomic(false)

  /// - Parameter output: the descriptor that the printer writes to.
  init(request: CallRequest, printer: CallPrinter, output: FileDescriptor) {
    unread = Mutex(request.line[...])
    self.printer = printer
    watch = FileDescriptorTransport(input: .none, output: output)
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) -> ReadOutcome {
    let count = unread.withLock { unread in
      let part = unread.prefix(buffer.count)
      buffer.copyBytes(from: part)
      unread = unread.dropFirst(part.count)
      return part.count
    }
    if count > 0 { return .bytes(count) }
    let outcome = watch.read(into: buffer)
    return outcome == .interrupted && isAnswered.load(ordering: .acquiring) ? .endOfInput : outcome
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(TransportClosed) {
    guard try printer.receive(bytes) else { return }
    isAnswered.store(true, ordering: .releasing)
    watch.interrupt()
  }

  /// Always 0, because printing may block.
  func writeWithoutBlocking(_ bytes: UnsafeRawBufferPointer) throws(TransportClosed) -> Int { 0 }

  func interrupt() { watch.interrupt() }
}
