// SPDX-License-Identifier: MIT
import Contract

/// A row of a list of codes.
protocol ListedCode: Sendable {
  /// The code as the provider takes it.
  var sentCode: String { get }
  /// The code as the contract writes it.
  var shownCode: String { get }
  /// The name.
  var name: String { get }
}

extension CodeEntry: ListedCode {
  var sentCode: String { code }
  var shownCode: String { code }
}

extension Genre: ListedCode {
  var sentCode: String { id?.native ?? name }
  var shownCode: String { id?.description ?? name }
}

extension WatchProvider: ListedCode {
  var sentCode: String { id.native }
  var shownCode: String { id.description }
}
