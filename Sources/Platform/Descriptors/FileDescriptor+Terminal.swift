// SPDX-License-Identifier: MIT
import CLibrary

extension FileDescriptor {
  /// Whether the descriptor is a terminal.
  public var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The width in columns of the terminal that this is; nil for anything else, and for a terminal that doesn't report
  /// it.
  public var terminalColumns: Int? {
    var size = winsize()
    guard isTerminal, ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
