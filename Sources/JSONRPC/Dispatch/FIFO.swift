// SPDX-License-Identifier: MIT

/// A queue with amortized O(1) operations at both ends.
struct FIFO<Element: Sendable>: Sendable {
  private var elements: [Element?] = []
  private var head = 0

  var count: Int { elements.count - head }
  var isEmpty: Bool { count == 0 }
  var first: Element? { isEmpty ? nil : elements[head] }

  mutating func append(_ element: Element) { elements.append(element) }

  mutating func popFirst() -> Element? {
    guard head < elements.count else { return nil }
    defer {
      elements[head] = nil
      head += 1
      // Shifts the rest only once as many elements have been removed as remain.
      if head > elements.count / 2 {
        elements.removeFirst(head)
        head = 0
      }
    }
    return elements[head]
  }

  mutating func removeAll(where isUnwanted: (Element) -> Bool) {
    elements = elements[head...].filter { $0.map { !isUnwanted($0) } ?? false }
    head = 0
  }
}
