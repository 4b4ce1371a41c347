// SPDX-License-Identifier: MIT

extension Sequence where Element: Sendable {
  /// The results of an operation on each element, in the elements' order.
  /// - Parameters:
  ///   - width: the maximum number of concurrent operations.
  ///   - didFinish: called after each operation, with the number of finished operations.
  public func mapped<Result: Sendable>(
    atOnce width: Int, didFinish: (Int) async -> Void = { _ in },
    _ operation: @escaping @Sendable (Element) async -> Result
  ) async -> [Result] {
    await withTaskGroup(of: (Int, Result).self) { group in
      var waiting = enumerated().makeIterator()
      func start(_ group: inout TaskGroup<(Int, Result)>) {
        guard let (index, element) = waiting.next() else { return }
        group.addTask { (index, await operation(element)) }
      }
      for _ in 0..<Swift.max(width, 1) { start(&group) }
      var results: [(index: Int, result: Result)] = []
      for await finished in group {
        results.append(finished)
        await didFinish(results.count)
        start(&group)
      }
      return results.sorted { $0.index < $1.index }.map(\.result)
    }
  }
}
