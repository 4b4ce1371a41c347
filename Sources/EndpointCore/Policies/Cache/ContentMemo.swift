// SPDX-License-Identifier: MIT
import Synchronization

/// Memoizes the content read from a cached response, so that serving the same response again need not read it again.
/// Reading is pure: the same response and an equal endpoint always give the same content.
///
/// Each response memoizes only its latest content, for as long as it is cached.
final class ContentMemo: Sendable {
  private struct Entry<E: Endpoint>: Sendable {
    let endpoint: E
    let content: E.Content
  }

  private let entry = Mutex<(any Sendable)?>(nil)

  /// The maximum ratio of the rows' size in memory, without what they reference, to the size of the body. Twice is
  /// common, 40 times occurs for rows of only an id and a name, 500 times for entries that are no rows at all.
  private static let largestGrowth = 64

  init() {}

  /// The memoized content; nil unless an equal endpoint read the response last. The text of its rows is shared.
  func content<E: Endpoint>(for endpoint: E) -> E.Content? {
    guard let entry = entry.withLock({ $0 }) as? Entry<E>, let known = entry.endpoint as? any Equatable,
      known.equals(endpoint)
    else { return nil }
    return entry.content
  }

  /// Memoizes `content`, unless the endpoint isn't `Equatable` or the rows take so much more memory than the body that
  /// a cache which weighs bodies would hold many times its bound.
  /// - Parameter byteCount: the size of the body.
  func remember<E: Endpoint>(_ content: E.Content, for endpoint: E, of byteCount: Int) {
    guard endpoint is any Equatable else { return }
    var content = content
    if var page = content as? any RowHolder {
      guard page.rowBytes <= Self.largestGrowth * byteCount else { return }
      page.text = RowsText()
      content = page as? E.Content ?? content
    }
    entry.withLock { [content] in $0 = Entry(endpoint: endpoint, content: content) }
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}
