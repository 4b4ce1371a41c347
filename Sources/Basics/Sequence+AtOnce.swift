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
        group.addTask {
          let result = await operation(element)
          return (index, result)
        }
      }
      for _ in 0..<Swift.max(width, 1) { start(&group) }
      // By place, not sorted at the end: a release would contain the code of a sort for each type of results.
      var results: [Result?] = []
      var count = 0
      for await (index, result) in group {
        while results.count <= index { results.append(nil) }
        results[index] = result
        count += 1
        await didFinish(count)
        start(&group)
      }
      return results.compactMap(\.self)
    }
  }
}
