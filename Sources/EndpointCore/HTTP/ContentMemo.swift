// SPDX-License-Identifier: MIT
import Synchronization

/// Memoizes the content read from a response that is served several times, so that it is read once. Reading is pure:
/// the same response and an equal reader, such as an endpoint, always give the same content.
///
/// Each response memoizes only its latest content, for as long as it is cached.
final class ContentMemo: Sendable {
  private struct Entry: Sendable {
    let reader: any Sendable
    let content: any Sendable
  }

  private let entry = Mutex<Entry?>(nil)

  /// The maximum ratio of the rows' size in memory, without what they reference, to the size of the body. Twice is
  /// common, 40 times occurs for rows of only an id and a name, 500 times for entries that are no rows at all.
  private static let largestGrowth = 64

  init() {}

  /// The memoized content; nil unless an equal reader read the response last.
  func content<Reader: Sendable, Content>(for reader: Reader, as type: Content.Type = Content.self) -> Content? {
    guard let entry = entry.withLock({ $0 }), let known = entry.reader as? any Equatable, known.equals(reader)
    else { return nil }
    return entry.content as? Content
  }

  /// Memoizes `content`, unless the reader isn't `Equatable` or the content takes so much more memory than the body
  /// that a cache which weighs bodies would hold many times its bound.
  /// - Parameter byteCount: the size of the body.
  func remember(_ content: any Sendable, for reader: any Sendable, of byteCount: Int) {
    guard reader is any Equatable else { return }
    var content = content
    if var weighed = content as? any MemoizedContent {
      guard weighed.byteCount <= Self.largestGrowth * byteCount else { return }
      weighed.prepareForMemo()
      content = weighed
    }
    entry.withLock { [content] in $0 = Entry(reader: reader, content: content) }
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}

/// Content that knows its size, and that can share with its copies what is made from it.
protocol MemoizedContent: Sendable {
  /// The size in bytes, without memory that it references.
  var byteCount: Int { get }
  /// Called before the content is memoized.
  mutating func prepareForMemo()
}
