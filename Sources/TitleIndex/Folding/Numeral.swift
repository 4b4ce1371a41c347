// SPDX-License-Identifier: MIT

/// The ways to write a small number in a title: digits, Roman, English.
enum Numeral {
  private static let numbers: [[String]] = [
    ["1", "one"], ["2", "ii", "two"], ["3", "iii", "three"], ["4", "iv", "four"], ["5", "v", "five"],
    ["6", "vi", "six"],
    ["7", "vii", "seven"], ["8", "viii", "eight"], ["9", "ix", "nine"], ["10", "x", "ten"], ["11", "xi", "eleven"],
    ["12", "xii", "twelve"], ["13", "xiii", "thirteen"], ["14", "xiv", "fourteen"], ["15", "xv", "fifteen"],
    ["16", "xvi", "sixteen"], ["17", "xvii", "seventeen"], ["18", "xviii", "eighteen"], ["19", "xix", "nineteen"],
    ["20", "xx", "twenty"], ["21", "xxi"],
  ]

  private static let others: [String: [String]] = Dictionary(
    numbers.flatMap { spellings in spellings.map { one in (one, spellings.filter { $0 != one }) } },
    uniquingKeysWith: { first, _ in first })

  /// The other spellings of a folded word that is a number; empty for other words.
  static func otherSpellings(of word: String) -> [String] { others[word] ?? [] }
}
