// SPDX-License-Identifier: MIT

/// The edit distance between a title and a typed text, in tenths of a typing error. Frequent mistakes cost less:
/// vowels, letters that sound alike, doubled letters, blanks.
struct Alignment {
  private let query: [UInt32]
  private let isOpen: Bool
  /// Three rows of costs; what each of the query's letters costs if the title lacks it; and for each letter of titles
  /// what it costs in the place of these: from "a" on, a blank, and two others in turns.
  private var numbers: [Int32]
  /// The letters of titles whose costs are known.
  private var known: UInt32 = 0

  /// Letters of texts, each word's after a blank.
  static let blank: UInt32 = 0x20

  /// - Parameters:
  ///   - query: the letters of the query's words with blanks between them.
  ///   - isOpen: whether the query's last word may go on.
  init(_ query: [UInt32], isOpen: Bool) {
    self.query = query
    self.isOpen = isOpen
    let stride = query.count + 1
    numbers = [Int32](repeating: 0, count: stride * (4 + 29))
    query.withUnsafeBufferPointer {
      for column in 1..<stride { numbers[3 * stride + column] = Self.extra($0, column - 1) }
    }
  }

  /// The cost of the query for a title, and how many letters the title goes on after it; `Candidate.mostRest` if the
  /// query begins within the title.
  ///
  /// - Parameters:
  ///   - title: the letters of the title.
  ///   - article: how many of them may be left out at its beginning.
  mutating func cost(of title: ArraySlice<UInt32>, article: Int) -> (cost: Int, rest: Int) {
    let query = query
    let isOpen = isOpen
    let stride = query.count + 1
    var known = known
    defer { self.known = known }
    return numbers.withUnsafeMutableBufferPointer { rows in
      query.withUnsafeBufferPointer { query in
        title.withUnsafeBufferPointer { title in
          var before = 0
          var above = stride
          var row = 2 * stride
          // Costs are doubled; the lowest bit is set for queries that begin within the title.
          rows[above] = 0
          let extra = 3 * stride
          for column in 1..<stride { rows[above + column] = rows[above + column - 1] + rows[extra + column] }
          var best = rows[above + stride - 1] + (title.isEmpty ? 0 : 20)
          var letters = 0
          var end = 0
          var previous = 0
          // Who typed several words rarely began within a title.
          let within: Int32 = query.contains(Self.blank) ? 15 : 7
          let restOfWord: Int32 = isOpen ? 4 : 12
          for place in title.indices {
            let letter = title[place]
            let lack = Self.extra(title, place)
            // The query may begin with any word of the title, at best the first, or the one after an article.
            let afterWord = place == article ? 4 : within
            rows[row] = letter != Self.blank ? min(rows[above] + lack, 2000) : afterWord
            let ofLetter = 0x61...0x7A ~= letter ? Int(letter) - 0x61 : 27 + place & 1
            let kind = letter == Self.blank ? 26 : ofLetter
            let other = (4 + kind) * stride
            if kind > 26 || known & 1 << UInt32(kind) == 0 {
              known |= 1 << UInt32(kind)
              rows[other] = 24
              for column in 1..<stride { rows[other + column] = Self.replacement(query[column - 1], letter) }
            }
            let maySwap = place > 0 && letter != title[place - 1]
            var left = rows[row]
            var diagonal = rows[above]
            for column in 1..<stride {
              let up = rows[above + column]
              var cost = min(min(diagonal + rows[other + column], up + lack), left + rows[extra + column])
              // The letters before and after each other's place.
              if maySwap, rows[other + column - 1] | rows[previous + column] == 0 {
                cost = min(cost, rows[before + column - 2] + 16)
              }
              rows[row + column] = cost
              left = cost
              diagonal = up
            }
            previous = other
            let isEnd = place == title.count - 1
            let endsWord = isEnd || title[place + 1] == Self.blank
            var rest: Int32 = 0
            if !isEnd { rest = endsWord ? 2 : restOfWord }
            if letter != Self.blank { letters += 1 }
            if rows[row + stride - 1] + rest < best { (best, end) = (rows[row + stride - 1] + rest, letters) }
            (before, above, row) = (above, row, before)
          }
          return (Int(best / 2), best & 1 == 0 ? letters - end : Candidate.mostRest)
        }
      }
    }
  }

  /// The cost of a letter that the other text lacks, doubled.
  @inline(__always)
  private static func extra(_ text: UnsafeBufferPointer<UInt32>, _ place: Int) -> Int32 {
    let letter = text[place]
    if letter == blank { return 6 }
    if place > 0, text[place - 1] == letter { return 8 }
    switch letter {
    case 0x61, 0x65, 0x69, 0x6F, 0x75, 0x68, 0x79: return 14
    default: return 20
    }
  }

  @inline(__always)
  private static func replacement(_ one: UInt32, _ other: UInt32) -> Int32 {
    if one == other { return 0 }
    if one == blank || other == blank { return 24 }
    guard 0x61...0x7A ~= one, 0x61...0x7A ~= other else { return 20 }
    let a = classes[Int(one) - 0x61]
    let b = classes[Int(other) - 0x61]
    return a & b != 0 ? 12 : 20
  }

  /// Letters with a common bit sound alike, or are vowels: a b c d e f g h i j k l m n o p q r s t u v w x y z.
  private static let classes: [UInt16] = [
    1, 2, 4 | 8, 16, 1, 32, 64, 0, 1, 64, 4, 128, 256, 256, 1, 2, 4, 128, 8, 16, 1, 32 | 512, 512, 4 | 8, 1, 8,
  ]
}
