// SPDX-License-Identifier: MIT
import JSON

/// The contract document, the result of `rpc.discover`.
public struct ContractDocument: JSONWritable, Hashable, Sendable {
  /// Creates the document, which is the same every time.
  public init() {}

  public func write(to writer: inout JSONWriter) {
    writer.raw(UnsafeBufferPointer(start: Self.text.utf8Start, count: Self.text.utf8CodeUnitCount))
  }
}
