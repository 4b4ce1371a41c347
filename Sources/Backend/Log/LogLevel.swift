// SPDX-License-Identifier: MIT
/// The severity of a log line, most severe first.
public enum LogLevel: String, Sendable, CaseIterable, Comparable {
  case error, warning, info, debug

  private var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .info: 2
    case .debug: 3
    }
  }

  public static func < (left: LogLevel, right: LogLevel) -> Bool { left.rank < right.rank }
}
