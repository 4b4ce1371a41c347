// SPDX-License-Identifier: MIT
import CLibrary

/// Names a process in 48 bits, which fit into a word that processes share, with room for a number; see `ProcessMark`.
public struct ProcessTag: Sendable, Hashable {
  /// The bits: the process's number in the lowest 32, and above them 16 that name its namespace.
  public let bits: UInt64

  /// - Parameter bits: those of a tag; higher bits are dropped.
  public init(bits: UInt64) { self.bits = bits & 0xffff_ffff_ffff }

  /// The tag of this process.
  public static let current = ProcessTag(bits: namespace << 32 | UInt64(UInt32(bitPattern: getpid())))

  /// Whether the process has certainly ended. Those of another namespace count as alive.
  public var isGone: Bool {
    let number = pid_t(truncatingIfNeeded: bits)
    guard bits >> 32 == Self.namespace, number > 0 else { return false }
    return kill(number, 0) != 0 && errno == ESRCH
  }

  private static let namespace: UInt64 = {
    var status = stat()
    return stat("/proc/self/ns/pid", &status) == 0 ? UInt64(status.st_ino) & 0xffff : 0
  }()
}
