// SPDX-License-Identifier: MIT
/// The candidate that `name` probably misspells; nil if none is near.
///
/// A candidate is near if its optimal string alignment distance (insertions, deletions, replacements and swaps of
/// neighbours) is at most a share of the longer name's length in UTF-8 bytes. Case is ignored, and the first of equally
/// near names wins.
/// - Parameters:
///   - share: the divisor of the length: by default half of the length.
///   - most: the largest distance; by default unlimited.
public func nearest(
  to name: String, in candidates: some Collection<String>, within share: Int = 2, most: Int = .max
) -> String? {
  // Nobody misspells a name of this length, and the work grows with the square of the length.
  guard name.utf8.count <= 100 else { return nil }
  let wanted = Array(name.lowercased().utf8)
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    let letters = Array(candidate.lowercased().utf8)
    let reach = min(max(wanted.count, letters.count) / share, most, (best?.distance ?? .max) - 1)
    guard abs(wanted.count - letters.count) <= reach else { continue }
    let distance = alignmentDistance(wanted, letters)
    if distance <= reach { best = (candidate, distance) }
  }
  return best?.name
}

/// How unlike two names are, for ranking: 0 if one contains the other, else their optimal string alignment distance.
/// - Returns: nil if that is more than a third of the longer name's length in UTF-8 bytes, since half of it makes a
///   `TV Movie` of a `Komödie`, unless one nearly begins with the other; and for a name that is empty or longer than
///   100 bytes.
public func likeness(of name: String, to other: String) -> Int? {
  let one = Array(name.utf8)
  let two = Array(other.utf8)
  guard 1...100 ~= one.count, 1...100 ~= two.count else { return nil }
  // Of a letter or two nearly every name has some.
  if min(one.count, two.count) > 2, name.contains(other) || other.contains(name) { return 0 }
  let distance = alignmentDistance(one, two)
  if distance <= max(one.count, two.count) / 3 { return distance }
  // `Disny` is meant for `Disney Plus`.
  let (short, long) = one.count < two.count ? (one, two) : (two, one)
  let begun = min(short.count, long.count - 1)
  let ofBeginning = (begun...begun + 1).map { alignmentDistance(short, Array(long.prefix($0))) }.min() ?? distance
  return ofBeginning <= short.count / 5 ? distance : nil
}

/// The method that is probably meant by a name without its family (`whatsOn`, `whats-on`), with another family, or with
/// a misspelling; nil if none is near.
/// - Parameter methods: names such as `showtimes/whatsOn`.
public func nearestMethod(to name: String, in methods: some Collection<String>) -> String? {
  func verb(_ name: String) -> String {
    String((name.split(separator: "/").last ?? "").lowercased().filter { $0 != "-" && $0 != "_" })
  }
  let sameVerb = methods.filter { verb($0) == verb(name) }
  if sameVerb.count == 1 { return sameVerb.first }
  let whole = nearest(to: name, in: methods.filter { $0.contains("/") == name.contains("/") }, within: 3)
  let near = whole ?? nearest(to: verb(name), in: methods.map(verb), within: 3)
  return methods.first { $0 == near || verb($0) == near } ?? nearest(to: name, in: methods)
}

/// The question that follows an unknown name, such as `; did you mean "movies/get"?`; empty if no name is near.
///
/// - Parameter quote: put around the name; empty where the name is to be typed as it is.
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
