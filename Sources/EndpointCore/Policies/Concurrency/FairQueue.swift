// SPDX-License-Identifier: MIT
/// A queue of waiting tasks in groups that take turns: round-robin among groups, first in, first out within a group. A
/// group of five hundred and a group of one each get every other turn.
struct FairQueue<Group: Hashable> {
  private struct Line {
    let group: Group
    var promises: [Promise<Void>]
  }

  /// The groups in order of their turns; none is empty.
  private var lines: [Line] = []

  var count: Int { lines.reduce(0) { $0 + $1.promises.count } }

  mutating func append(_ promise: Promise<Void>, of group: Group) {
    if let index = lines.firstIndex(where: { $0.group == group }) {
      lines[index].promises.append(promise)
    } else {
      lines.append(Line(group: group, promises: [promise]))
    }
  }

  mutating func popFirst() -> Promise<Void>? {
    guard !lines.isEmpty else { return nil }
    var line = lines.removeFirst()
    let promise = line.promises.removeFirst()
    if !line.promises.isEmpty { lines.append(line) }
    return promise
  }

  mutating func remove(_ promise: Promise<Void>) {
    for index in lines.indices { lines[index].promises.removeAll { $0 === promise } }
    lines.removeAll { $0.promises.isEmpty }
  }
}
