// SPDX-License-Identifier: MIT
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file's bytes, mapped into memory for reading: all processes that map the file share its pages, and those that
/// nobody reads take no memory.
///
/// Reading past the end of a file that another process cuts meanwhile ends this process (SIGBUS), so only map files
/// that are replaced by renaming and never changed.
public final class MappedFile: Sendable {
  /// The bytes; they stay valid while this object exists.
  public var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: address.pointer, count: count) }
  private let address: Address
  private let count: Int

  /// The pages are never written to, and are unmapped only when nobody refers to this object.
  private struct Address: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer?
  }

  /// Maps an open regular file, which may be closed afterwards.
  public init(_ file: FileDescriptor) throws(SystemError) {
    count = try file.status.size
    guard count > 0 else {
      address = Address(pointer: nil)
      return
    }
    guard let pages = mmap(nil, count, PROT_READ, MAP_SHARED, file.rawValue, 0), pages != MAP_FAILED else {
      throw .last
    }
    address = Address(pointer: pages)
  }

  deinit {
    if let pointer = address.pointer { munmap(pointer, count) }
  }
}
