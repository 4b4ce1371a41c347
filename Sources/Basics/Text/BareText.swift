// SPDX-License-Identifier: MIT
extension String {
  /// The letters and digits alone, in lower case, for comparing what people type with names.
  public var bare: String { String(lowercased().filter { $0.isLetter || $0.isNumber }) }
}
