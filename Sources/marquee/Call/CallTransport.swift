import Glibc
import JSONRPC
import Synchronization

/// The client's end of `marquee call`: sends one request, and hands every message of the server to a printer.
///
/// After the request the input stays open and silent until the answer has come, so that the server notices at once when
/// nobody reads stdout any more.
final class CallTransport: ByteTransport {
  private let unread: Mutex<ArraySlice<UInt8>>
  private let printer: CallPrinter
  private let watch: FileDescriptorTransport
  /// The two ends of a pipe that never says anything.
  private let silence: (reader: Int32, writer: Int32)

  /// - Parameter output: where the printer writes.
  init(request: CallRequest, printer: CallPrinter, output: Int32) {
    unread = Mutex(request.line[...])
    self.printer = printer
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { fatalError("no pipe can be made: \(String(cString: strerror(errno)))") }
    silence = (ends[0], ends[1])
    watch = FileDescriptorTransport(input: silence.reader, output: output)
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) -> ReadOutcome {
    let count = unread.withLock { unread in
      let part = unread.prefix(buffer.count)
      buffer.copyBytes(from: part)
      unread = unread.dropFirst(part.count)
      return part.count
    }
    return count > 0 ? .bytes(count) : watch.read(into: buffer)
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(TransportClosed) {
    // The answer is the last thing that is written: it ends the input.
    if try printer.receive(bytes) { close(silence.writer) }
  }

  /// Printing may always block.
  func writeWithoutBlocking(_ bytes: UnsafeRawBufferPointer) throws(TransportClosed) -> Int { 0 }

  func interrupt() { watch.interrupt() }
}
