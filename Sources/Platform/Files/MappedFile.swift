// SPDX-License-Identifier: MIT
import CLibrary

/// A file's bytes, mapped into memory for reading: all processes that map the file share its pages, and those that
/// nobody reads take no memory.
///
/// Only map files that are replaced by renaming and never changed. Where one is changed or cut all the same, the bytes
/// may change with it, or be zero from then on (`MappingGuard`).
public final class MappedFile: Sendable {
  /// The bytes; they stay valid while this object exists.
  public var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: address.pointer, count: count) }
  private let address: Address
  private let count: Int

  /// The pages are never written to, and are unmapped only when nobody refers to this object.
  private struct Address: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer?
    /// The mapping's number.
    var number = 0
  }

  /// Whether the bytes are still the file's.
  public var isIntact: Bool { address.pointer == nil || !MappingGuard.isReplaced(address.number) }

  /// Maps an open regular file, which may be closed afterwards.
  public init(_ file: FileDescriptor) throws(SystemError) {
    count = try file.status.size
    guard count > 0 else {
      address = Address(pointer: nil)
      return
    }
    let (pages, number) = try MappingGuard.map(file, size: count, isWritable: false)
    address = Address(pointer: pages, number: number)
  }

  deinit {
    guard let pointer = address.pointer else { return }
    MappingGuard.unmap(pointer, size: count, number: address.number)
  }
}
