// SPDX-License-Identifier: MIT

/// The number in a text: `10 km`, `for two`, `a couple of tickets`, `twenty-five`.
struct FreeformNumber {
  /// The number in digits.
  let digits: String

  private static let units = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  private static let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
  private static let others = ["couple": 2, "pair": 2, "dozen": 12, "hundred": 100]
  /// Longer texts are no numbers.
  private static let mostWords = 6

  /// - Returns: nil unless the text has exactly one number.
  init?(_ text: String) {
    let words = text.lowercased().split(separator: " ")
    guard words.count <= Self.mostWords else { return nil }
    var found: [String] = []
    for word in words.map(Self.withoutPunctuation) {
      if word.first?.isNumber == true || word.first == "-" {
        // May be no number, such as 2-3 or 7pm; the reader of the digits refuses it.
        found.append(String(word))
      } else if let value = Self.value(of: word) {
        // “twenty five”
        if let ten = found.last.flatMap({ Int($0) }), (20...90).contains(ten), ten % 10 == 0, (1...9).contains(value) {
          found[found.count - 1] = String(ten + value)
        } else {
          found.append(String(value))
        }
      }
    }
    guard found.count == 1 else { return nil }
    digits = found[0]
  }

  /// The value of a number that is written out, also of `twenty-five`.
  private static func value(of word: Substring) -> Int? {
    if let value = units.firstIndex(of: String(word)) ?? others[String(word)] { return value }
    let parts = word.split(separator: "-").map(String.init)
    guard let ten = parts.first.flatMap(tens.firstIndex) else { return nil }
    if parts.count == 1 { return (ten + 2) * 10 }
    guard parts.count == 2, let unit = units.firstIndex(of: parts[1]), (1...9).contains(unit) else { return nil }
    return (ten + 2) * 10 + unit
  }

  private static func withoutPunctuation(_ word: Substring) -> Substring {
    var word = word
    while let last = word.last, ".,;:!?".contains(last) { word.removeLast() }
    return word
  }
}
