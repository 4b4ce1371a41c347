// SPDX-License-Identifier: MIT

/// Korean syllables as the letters that are typed for them, so that a syllable whose last letter is still missing is a
/// prefix of the whole one. A letter is the same at the start and at the end of a syllable: while one types, an
/// input method shows the first letter of the next syllable as the last one of this.
enum Hangul {
  private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ").map { spelled[$0] ?? String($0) }
  private static let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ").map { spelled[$0] ?? String($0) }
  private static let finals =
    [""] + Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ").map { spelled[$0] ?? String($0) }
  private static let singles =
    Array("ㄱㄲㄳㄴㄵㄶㄷㄸㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅃㅄㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
    .map { spelled[$0] ?? String($0) }

  /// Letters that are typed as two.
  private static let spelled: [Character: String] = [
    "ㄳ": "ㄱㅅ", "ㄵ": "ㄴㅈ", "ㄶ": "ㄴㅎ", "ㄺ": "ㄹㄱ", "ㄻ": "ㄹㅁ", "ㄼ": "ㄹㅂ", "ㄽ": "ㄹㅅ", "ㄾ": "ㄹㅌ",
    "ㄿ": "ㄹㅍ", "ㅀ": "ㄹㅎ", "ㅄ": "ㅂㅅ", "ㅘ": "ㅗㅏ", "ㅙ": "ㅗㅐ", "ㅚ": "ㅗㅣ", "ㅝ": "ㅜㅓ", "ㅞ": "ㅜㅔ", "ㅟ": "ㅜㅣ",
    "ㅢ": "ㅡㅣ",
  ]

  /// - Parameter index: the syllable's position after U+AC00.
  static func letters(ofSyllable index: Int) -> String {
    guard 0..<11_172 ~= index else { return "" }
    return initials[index / 588] + vowels[index % 588 / 28] + finals[index % 28]
  }

  /// - Parameter index: the letter's position after U+3131.
  static func letters(ofSingle index: Int) -> String { singles.indices.contains(index) ? singles[index] : "" }
}
