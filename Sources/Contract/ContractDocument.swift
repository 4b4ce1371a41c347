// SPDX-License-Identifier: MIT
import JSON

/// The contract itself, the answer to `rpc.discover`.
public struct ContractDocument: JSONWritable, Hashable, Sendable {
  /// There is one.
  public init() {}

  public func write(to writer: inout JSONWriter) {
    writer.raw(UnsafeBufferPointer(start: Self.text.utf8Start, count: Self.text.utf8CodeUnitCount))
  }
}
