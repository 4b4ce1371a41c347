// SPDX-License-Identifier: MIT

// In place of the standard library's `sorted`, and with the same results: what imports this module calls these. A
// release contains the code of a sort once for each type of elements that is sorted, 3 kB each; here it is the places
// of the elements that are sorted, by code that the program has once. Where a sort takes time, as in the title index,
// `sort` is still the standard library's.

extension Sequence {
  /// The elements in the order of a predicate. Elements that it doesn't tell apart keep their order.
  public func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element] {
    let elements = Array(self)
    return try sortedPlaces(of: elements.count) { try areInIncreasingOrder(elements[$0], elements[$1]) }
      .map { elements[$0] }
  }

  /// The elements in ascending order of a key. Elements with the same key keep their order.
  public func ordered<Key: Comparable>(by key: (Element) -> Key) -> [Element] {
    let elements = Array(self)
    let keys = elements.map(key)
    return sortedPlaces(of: elements.count) { keys[$0] < keys[$1] }.map { elements[$0] }
  }
}

extension Sequence where Element: Comparable {
  /// The elements in ascending order.
  public func sorted() -> [Element] { sorted(by: <) }
}

@inline(never)
private func sortedPlaces(
  of count: Int, by areInIncreasingOrder: (Int, Int) throws -> Bool
) rethrows -> [Int] {
  var places = Array(0..<count)
  try places.sort(by: areInIncreasingOrder)
  return places
}
