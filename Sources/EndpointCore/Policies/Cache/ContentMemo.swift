// SPDX-License-Identifier: MIT
import Synchronization

/// Memoizes the content read from a cached response, so that serving the same response again need not read it again.
/// Reading is pure: the same response and an equal endpoint always give the same content.
///
/// Each response memoizes only its latest content, for as long as it is cached.
final class ContentMemo: Sendable {
  private struct Entry<E: Endpoint>: Sendable {
    let endpoint: E
    let answer: Answer<E.Content>
  }

  private let entry = Mutex<(any Sendable)?>(nil)

  /// The maximum ratio of the rows' size in memory, without what they reference, to the size of the body. Twice is
  /// common, 40 times occurs for rows of only an id and a name, 500 times for entries that are no rows at all.
  private static let largestGrowth = 64

  init() {}

  /// The memoized content; nil unless an equal endpoint read the response last. It includes a shared place for the text
  /// of its rows.
  func answer<E: Endpoint>(for endpoint: E) -> Answer<E.Content>? {
    guard let entry = entry.withLock({ $0 }) as? Entry<E>, let known = entry.endpoint as? any Equatable,
      known.equals(endpoint)
    else { return nil }
    return entry.answer
  }

  /// Memoizes `content`, unless the endpoint isn't `Equatable` or the rows take so much more memory than the body that
  /// a cache which weighs bodies would hold many times its bound.
  /// - Parameter byteCount: the size of the body.
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
