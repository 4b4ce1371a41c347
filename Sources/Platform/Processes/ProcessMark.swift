// SPDX-License-Identifier: MIT
import CLibrary

/// Names a process, so that other processes can determine later whether it has ended.
public struct ProcessMark: Sendable, Hashable {
  /// The text to store.
  public let text: String

  /// The mark of this process.
  public static var current: ProcessMark { ProcessMark(text: "\(namespace) \(getpid())") }

  /// A mark that was stored.
  public init(text: String) { self.text = text }

  /// The process's number, for people; it may be one of another container.
  public var number: Substring { text.split(separator: " ").last ?? "" }

  /// Whether the process has certainly ended. A number that was given to another process since, and a process of
  /// another container, whose numbers mean nothing here, count as alive.
  public var isGone: Bool {
    let parts = text.split(separator: " ")
    guard parts.count == 2, parts[0] == Self.namespace, let number = pid_t(parts[1]) else { return false }
    return hasEnded(number)
  }

  /// Identifies the processes whose numbers mean the same.
  private static var namespace: String {
    (try? FileStatus(path: "/proc/self/ns/pid"))?.identity.description ?? "host"
  }
}

/// Names a process in 48 bits, which fit into a word that processes share, with room for a number; see `ProcessMark`.
public struct ProcessTag: Sendable, Hashable {
  /// The bits: the process's number in the lowest 32, and above them 16 that name its namespace.
  public let bits: UInt64

  /// - Parameter bits: those of a tag; higher bits are dropped.
  public init(bits: UInt64) { self.bits = bits & 0xffff_ffff_ffff }

  /// The tag of this process.
  public static let current = ProcessTag(bits: namespace << 32 | UInt64(UInt32(bitPattern: getpid())))

  /// Whether the process has certainly ended. Those of another namespace count as alive.
  public var isGone: Bool { bits >> 32 == Self.namespace && hasEnded(pid_t(truncatingIfNeeded: bits)) }

  private static let namespace: UInt64 = {
    var status = stat()
    return stat("/proc/self/ns/pid", &status) == 0 ? UInt64(status.st_ino) & 0xffff : 0
  }()
}

private func hasEnded(_ process: pid_t) -> Bool { process > 0 && kill(process, 0) != 0 && errno == ESRCH }
