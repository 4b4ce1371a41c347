// SPDX-License-Identifier: MIT
import Synchronization

extension Sequence where Element: Sendable {
  /// The results of an operation on each element, in the elements' order.
  /// - Parameters:
  ///   - width: the maximum number of concurrent operations.
  ///   - didFinish: called after each operation, with the number of finished operations.
  public func mapped<Result: Sendable>(
    atOnce width: Int, didFinish: (Int) async -> Void = { _ in },
    _ operation: @escaping @Sendable (Element) async -> Result
  ) async -> [Result] {
    let elements = Array(self)
    let results = ResultsByPlace<Result>(count: elements.count)
    await eachPlace(of: elements.count, atOnce: width, didFinish) { place in
      let result = await operation(elements[place])
      results.all.withLock { $0[place] = result }
    }
    return results.all.withLock { $0.compactMap(\.self) }
  }
}

private final class ResultsByPlace<Result: Sendable>: Sendable {
  let all: Mutex<[Result?]>

  init(count: Int) { all = Mutex(Array(repeating: nil, count: count)) }
}

/// Runs an operation for each place. Not generic: a release would contain it once for each type of results.
private func eachPlace(
  of count: Int, atOnce width: Int, _ didFinish: (Int) async -> Void,
  _ operation: @escaping @Sendable (Int) async -> Void
) async {
  await withTaskGroup(of: Void.self) { group in
    var places = (0..<count).makeIterator()
    func start(_ group: inout TaskGroup<Void>) {
      guard let place = places.next() else { return }
      group.addTask { await operation(place) }
    }
    for _ in 0..<max(width, 1) { start(&group) }
    var finished = 0
    for await _ in group {
      finished += 1
      await didFinish(finished)
      start(&group)
    }
  }
}
