// SPDX-License-Identifier: MIT
/// A queue of waiting tasks in groups that take turns: round-robin among groups, first in, first out within a group. A
/// group of five hundred and a group of one each get every other turn.
struct FairQueue<Group: Hashable> {
  /// A task's place, which it is given in its turn.
  struct Place: Sendable {
    let promise = Promise<Void>()
    /// When the task stops waiting.
    let deadline: ContinuousClock.Instant
  }

  private struct Line {
    let group: Group
    var places: [Place]
  }

  /// The groups in order of their turns; none is empty.
  private var lines: [Line] = []

  var count: Int { lines.reduce(0) { $0 + $1.places.count } }

  /// The earliest deadline; nil if nobody waits.
  var earliestDeadline: ContinuousClock.Instant? { lines.lazy.flatMap(\.places).map(\.deadline).min() }

  mutating func append(_ place: Place, of group: Group) {
    if let index = lines.firstIndex(where: { $0.group == group }) {
      lines[index].places.append(place)
    } else {
      lines.append(Line(group: group, places: [place]))
    }
  }

  mutating func popFirst() -> Place? {
    guard !lines.isEmpty else { return nil }
    var line = lines.removeFirst()
    let place = line.places.removeFirst()
    if !line.places.isEmpty { lines.append(line) }
    return place
  }

  /// Removes those whose deadline has passed.
  mutating func removeOverdue(_ now: ContinuousClock.Instant) -> [Place] {
    let overdue = lines.flatMap(\.places).filter { $0.deadline <= now }
    for place in overdue { remove(place.promise) }
    return overdue
  }

  mutating func remove(_ promise: Promise<Void>) {
    for index in lines.indices { lines[index].places.removeAll { $0.promise === promise } }
    lines.removeAll { $0.places.isEmpty }
  }
}
