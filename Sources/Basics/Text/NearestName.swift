// SPDX-License-Identifier: MIT
/// The name that someone who wrote `name` probably meant; nil where none comes near.
///
/// Near is what can be reached with insertions, deletions, replacements and swaps of neighbours (the optimal string
/// alignment distance) in at most half as many steps as the longer name has characters. Upper and lower case count as
/// the same; of two equally near names the first wins.
public func nearest(to name: String, in candidates: some Collection<String>) -> String? {
  // Nobody misspells a name of this length, and the work grows with the square of it.
  guard name.utf8.count <= 100 else { return nil }
  let wanted = Array(name.lowercased().utf8)
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    let letters = Array(candidate.lowercased().utf8)
    let reach = min(max(wanted.count, letters.count) / 2, (best?.distance ?? .max) - 1)
    guard abs(wanted.count - letters.count) <= reach else { continue }
    let distance = alignmentDistance(wanted, letters)
    if distance <= reach { best = (candidate, distance) }
  }
  return best?.name
}

/// The question that follows a name that isn't known: `; did you mean "movies/get"?`. Nothing where no name came near.
///
/// - Parameter quote: what stands around the name; nothing where it is to be typed as it is.
public func didYouMean(_ nearest: String?, quote: String = "\"") -> String {
  nearest.map { "; did you mean \(quote)\($0)\(quote)?" } ?? ""
}

private func alignmentDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    row.reserveCapacity(b.count + 1)
    for j in b.indices {
      var distance = min(previous[j] + (a[i] == b[j] ? 0 : 1), previous[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { distance = min(distance, beforePrevious[j - 1] + 1) }
      row.append(distance)
    }
    (beforePrevious, previous) = (previous, row)
  }
  return previous[b.count]
}
