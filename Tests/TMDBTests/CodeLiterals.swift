// SPDX-License-Identifier: MIT
import Contract

// Codes written in a test are known ones; else the test's process ends.

extension Language: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self = Language(text)! }
}

extension Region: ExpressibleByStringLiteral {
  public init(stringLiteral code: String) { self = Region(code)! }
}
