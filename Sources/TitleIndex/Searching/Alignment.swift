// SPDX-License-Identifier: MIT

/// The edit distance between a title and a typed text, in tenths of a typing error. Frequent mistakes cost less:
/// vowels, letters that sound alike, doubled letters, blanks.
struct Alignment {
  private var rows: [Int32] = []

  /// Letters of texts, each word's after a blank.
  static let blank: UInt32 = 0x20

  /// The cost of a query for a title.
  ///
  /// - Parameters:
  ///   - query: the letters of the query's words with blanks between them.
  ///   - title: the same of the title.
  ///   - isOpen: whether the query's last word may go on.
  mutating func cost(_ query: [UInt32], _ title: [UInt32], isOpen: Bool) -> Int {
    let stride = query.count + 1
    let size = stride * 3
    if rows.count < size { rows = [Int32](repeating: 0, count: size) }
    return rows.withUnsafeMutableBufferPointer { rows in
      query.withUnsafeBufferPointer { query in
        title.withUnsafeBufferPointer { title in
          var (before, above, row) = (0, stride, 2 * stride)
          rows[above] = 0
          for column in 1..<stride {
            rows[above + column] = rows[above + column - 1] + Self.extra(query, column - 1)
          }
          var best = rows[above + stride - 1] + (title.isEmpty ? 0 : 10)
          for place in title.indices {
            let letter = title[place]
            let lack = Self.extra(title, place)
            // The query may begin with any word of the title, at best the first, or the one after an article.
            rows[row] = letter == Self.blank ? (place <= 3 ? 2 : 3) : min(rows[above] + lack, 1000)
            for column in 1..<stride {
              let typed = query[column - 1]
              var cost = rows[above + column - 1] + (typed == letter ? 0 : Self.replacement(typed, letter))
              cost = min(cost, rows[above + column] + lack, rows[row + column - 1] + Self.extra(query, column - 1))
              if place > 0, column > 1, typed == title[place - 1], query[column - 2] == letter, typed != letter {
                cost = min(cost, rows[before + column - 2] + 8)
              }
              rows[row + column] = cost
            }
            let isEnd = place == title.count - 1
            let endsWord = isEnd || title[place + 1] == Self.blank
            let rest: Int32 = isEnd ? 0 : endsWord ? 1 : isOpen ? 2 : 6
            best = min(best, rows[row + stride - 1] + rest)
            (before, above, row) = (above, row, before)
          }
          return Int(best)
        }
      }
    }
  }

  /// The cost of a letter that the other text lacks.
  @inline(__always)
  private static func extra(_ text: UnsafeBufferPointer<UInt32>, _ place: Int) -> Int32 {
    let letter = text[place]
    if letter == blank { return 3 }
    if place > 0, text[place - 1] == letter { return 4 }
    switch letter {
    case 0x61, 0x65, 0x69, 0x6F, 0x75, 0x68, 0x79: return 7
    default: return 10
    }
  }

  @inline(__always)
  private static func replacement(_ one: UInt32, _ other: UInt32) -> Int32 {
    if one == blank || other == blank { return 12 }
    guard one < 0x80, other < 0x80, one >= 0x61, other >= 0x61 else { return 10 }
    let (a, b) = (classes[Int(one) - 0x61], classes[Int(other) - 0x61])
    return a & b != 0 ? 6 : 10
  }

  /// Letters with a common bit sound alike, or are vowels: a b c d e f g h i j k l m n o p q r s t u v w x y z and what
  /// follows in ASCII.
  private static let classes: [UInt16] = [
    1, 2, 4 | 8, 16, 1, 32, 64, 0, 1, 64, 4, 128, 256, 256, 1, 2, 4, 128, 8, 16, 1, 32 | 512, 512, 4 | 8, 1, 8, 0, 0, 0,
    0,
    0,
  ]
}
