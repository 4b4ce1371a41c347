// SPDX-License-Identifier: MIT
import Synchronization

/// What was read out of a kept answer: while the same answer is given again, it need not be read again. Reading is
/// pure, so the same answer and an equal endpoint always give the same content.
///
/// One content is remembered for each answer, the latest, and it goes when the answer goes.
final class ContentMemo: Sendable {
  private struct Entry<E: Endpoint>: Sendable {
    let endpoint: E
    let answer: Answer<E.Content>
  }

  private let entry = Mutex<(any Sendable)?>(nil)

  /// How many times the bytes of a body its rows may take, without what they point to: twice is common, forty times
  /// what rows of an id and a name alone come to, five hundred those that are no rows at all.
  private static let largestGrowth = 64

  init() {}

  /// Nil unless this very endpoint read the answer last.
  /// It carries a place for the text of its rows, the same each time.
  func answer<E: Endpoint>(for endpoint: E) -> Answer<E.Content>? {
    guard let entry = entry.withLock({ $0 }) as? Entry<E>, let known = entry.endpoint as? any Equatable,
      known.equals(endpoint)
    else { return nil }
    return entry.answer
  }

  /// Remembers `content`, unless endpoints of this kind can't be compared, or its rows take so much more than the body
  /// that a cache which weighs bodies would hold many times its bound.
  /// - Parameter byteCount: of the body.
  func remember<E: Endpoint>(_ content: E.Content, for endpoint: E, of byteCount: Int) {
    guard endpoint is any Equatable else { return }
    if let page = content as? any RowHolder, page.rowBytes > Self.largestGrowth * byteCount { return }
    var answer = Answer(content: content)
    answer.rowsText = RowsText()
    entry.withLock { [answer] in $0 = Entry(endpoint: endpoint, answer: answer) }
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}
