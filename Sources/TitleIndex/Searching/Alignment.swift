// SPDX-License-Identifier: MIT

/// The edit distance between a title and a typed text, in tenths of a typing error. Frequent mistakes cost less:
/// vowels, letters that sound alike, doubled letters, blanks.
struct Alignment {
  private var rows: [Int32] = []

  /// Letters of texts, each word's after a blank.
  static let blank: UInt32 = 0x20

  /// The cost of a query for a title, and how many letters the title goes on after it; `Candidate.mostRest` if the
  /// query begins within the title.
  ///
  /// - Parameters:
  ///   - query: the letters of the query's words with blanks between them.
  ///   - title: the same of the title.
  ///   - article: how many letters of the title may be left out at its beginning.
  ///   - isOpen: whether the query's last word may go on.
  mutating func cost(
    _ query: [UInt32], _ title: [UInt32], article: Int, isOpen: Bool
  ) -> (cost: Int, rest: Int) {
    let stride = query.count + 1
    let size = stride * 3
    if rows.count < size { rows = [Int32](repeating: 0, count: size) }
    return rows.withUnsafeMutableBufferPointer { rows in
      query.withUnsafeBufferPointer { query in
        title.withUnsafeBufferPointer { title in
          var (before, above, row) = (0, stride, 2 * stride)
          // Costs are doubled; the lowest bit is set for queries that begin within the title.
          rows[above] = 0
          for column in 1..<stride {
            rows[above + column] = rows[above + column - 1] + Self.extra(query, column - 1)
          }
          var best = rows[above + stride - 1] + (title.isEmpty ? 0 : 20)
          var (letters, end) = (0, 0)
          // Who typed several words rarely began within a title.
          let within: Int32 = query.contains(Self.blank) ? 15 : 7
          for place in title.indices {
            let letter = title[place]
            let lack = Self.extra(title, place)
            // The query may begin with any word of the title, at best the first, or the one after an article.
            rows[row] =
              letter != Self.blank
              ? min(rows[above] + lack, 2000) : place == article ? 4 : within
            for column in 1..<stride {
              let typed = query[column - 1]
              var cost = rows[above + column - 1] + (typed == letter ? 0 : Self.replacement(typed, letter))
              cost = min(cost, rows[above + column] + lack, rows[row + column - 1] + Self.extra(query, column - 1))
              if place > 0, column > 1, typed == title[place - 1], query[column - 2] == letter, typed != letter {
                cost = min(cost, rows[before + column - 2] + 16)
              }
              rows[row + column] = cost
            }
            let isEnd = place == title.count - 1
            let endsWord = isEnd || title[place + 1] == Self.blank
            let rest: Int32 = isEnd ? 0 : endsWord ? 2 : isOpen ? 4 : 12
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
    if one == blank || other == blank { return 24 }
    guard one < 0x80, other < 0x80, one >= 0x61, other >= 0x61 else { return 20 }
    let (a, b) = (classes[Int(one) - 0x61], classes[Int(other) - 0x61])
    return a & b != 0 ? 12 : 20
  }

  /// Letters with a common bit sound alike, or are vowels: a b c d e f g h i j k l m n o p q r s t u v w x y z and what
  /// follows in ASCII.
  private static let classes: [UInt16] = [
    1, 2, 4 | 8, 16, 1, 32, 64, 0, 1, 64, 4, 128, 256, 256, 1, 2, 4, 128, 8, 16, 1, 32 | 512, 512, 4 | 8, 1, 8, 0, 0, 0,
    0,
    0,
  ]
}
