// SPDX-License-Identifier: MIT
import Contract
import EndpointCore

/// A value in an upstream's response that has titles to learn.
protocol TitleBearing {
  var titles: [LearntTitle] { get }
}

extension TitleStore: TitleLearner {
  func learn<Content>(_ content: Content) {
    if let bearing = content as? any TitleBearing { learn(titles: bearing.titles) }
  }
}

extension RowPage: TitleBearing where Row: TitleBearing {
  // By index: a loop over rows, which are large, would copy each of them several times.
  var titles: [LearntTitle] { slots.indices.flatMap { slots[$0]?.titles ?? [] } }
}

extension Array: TitleBearing where Element: TitleBearing {
  var titles: [LearntTitle] { flatMap(\.titles) }
}

extension Movie: TitleBearing {
  var titles: [LearntTitle] {
    guard adult != true, isPrivateRental != true else { return [] }
    let all = learnt(
      .movie, id, [title, originalTitle], year: releaseDate?.year, picture: posterUrl,
      popularity: id.provider == .amc ? LearntTitle.popularityOfWhatPlays : popularity)
    guard let collection, let id = collection.id else { return all }
    return all + learnt(.collection, id, [collection.name], popularity: popularity)
  }
}

extension Person: TitleBearing {
  var titles: [LearntTitle] {
    adult == true
      ? [] : learnt(.person, id, [name, originalName], picture: profileUrl, popularity: popularity)
  }
}

extension Show: TitleBearing {
  var titles: [LearntTitle] {
    adult == true
      ? []
      : learnt(
        .show, id, [name, originalName], year: firstAirDate?.year, picture: posterUrl, popularity: popularity)
  }
}

extension MovieCollection: TitleBearing {
  var titles: [LearntTitle] {
    adult == true ? [] : learnt(.collection, id, [name, originalName], picture: posterUrl, popularity: nil)
  }
}

extension Theatre: TitleBearing {
  var titles: [LearntTitle] {
    // People look for a theatre by its city as well.
    let names = [name, address?.city.map { "\(name), \($0)" }]
    return isClosed == true
      ? [] : learnt(.theatre, id, names, picture: imageUrl, popularity: LearntTitle.popularityOfWhatPlays)
  }
}

extension SearchResult: TitleBearing {
  var titles: [LearntTitle] {
    switch self {
    case .movie(let movie): movie.titles
    case .person(let person): person.titles
    case .tv(let show): show.titles
    case .collection(let collection): collection.titles
    }
  }
}

extension LearntTitle {
  /// AMC states no popularity. People search for its films as for popular ones of TMDB.
  fileprivate static let popularityOfWhatPlays = 60.0
}

/// The distinct names of one entity; none for an id that is not a number, such as IMDb's.
private func learnt(
  _ kind: TitleKind, _ id: EntityID, _ names: [String?], year: Int? = nil, picture: String? = nil, popularity: Double?
) -> [LearntTitle] {
  guard let number = id.number else { return [] }
  let note = TitleNote(provider: id.provider.rawValue, year: year, picture: picture)
  var different: [String] = []
  for case let name? in names where !different.contains(name) { different.append(name) }
  return different.map { LearntTitle(kind: kind, id: number, title: $0, popularity: popularity ?? 1, note: note) }
}
