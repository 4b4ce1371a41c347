// SPDX-License-Identifier: MIT
import CLibrary

/// Names a process, so that other processes can determine later whether it has ended.
public struct ProcessMark: Sendable, Hashable {
  /// The text to keep.
  public let text: String

  /// The mark of this process.
  public static var current: ProcessMark { ProcessMark(text: "\(namespace) \(getpid())") }

  /// A mark that was kept.
  public init(text: String) { self.text = text }

  /// The process's number, for people; it may be one of another container.
  public var number: Substring { text.split(separator: " ").last ?? "" }

  /// Whether the process has certainly ended. A number that was given to another process since, and a process of
  /// another container, whose numbers mean nothing here, count as alive.
  public var isGone: Bool {
    let parts = text.split(separator: " ")
    guard parts.count == 2, parts[0] == Self.namespace, let number = pid_t(parts[1]), number > 0 else { return false }
    return kill(number, 0) != 0 && errno == ESRCH
  }

  /// Identifies the processes whose numbers mean the same.
  private static var namespace: String {
    FileIdentity(path: "/proc/self/ns/pid")?.description ?? "host"
  }
}
