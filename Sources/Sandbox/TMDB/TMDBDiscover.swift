// SPDX-License-Identifier: MIT
import Basics
import JSON

/// `/discover/movie` and `/discover/tv`. A list with commas requires all of its values, a list with bars any of them.
struct TMDBDiscover {
  let context: TMDBContext

  func answer() -> SandboxReply {
    TMDBPage(context, sorted(context.films.filter(isWanted))).reply { film, writer in
      context.writeRow(film, to: &writer)
    }
  }

  func shows() -> SandboxReply {
    let parts = (context.request["sort_by"] ?? "popularity.desc").split(separator: ".")
    let name = parts.first ?? ""
    let isAscending = parts.last == "asc"
    let keyed = Catalogue.shared.shows.filter(isWanted).map { (show: $0, key: key($0, name)) }
    let sorted = keyed.sorted { one, other in
      if name == "name" { return (one.show.name < other.show.name) == isAscending }
      return one.key == other.key ? one.show.id < other.show.id : (one.key < other.key) == isAscending
    }
    return TMDBPage(context, sorted.map(\.show)).reply { show, writer in context.writeRow(show, to: &writer) }
  }

  private func isWanted(_ show: Show) -> Bool {
    let request = context.request
    guard isOf(show.genres.map { String($0.id) }, "genres"), within("first_air_date", show.firstAired),
      within("vote_average", show.voteAverage)
    else { return false }
    guard request["with_watch_providers"] != nil else { return true }
    let offers = WatchProvider.offers(of: show, in: request["watch_region"] ?? "US")
    let kinds: [(String, [WatchProvider])] = [
      ("flatrate", offers?.subscription ?? []), ("rent", offers?.rental ?? []), ("buy", offers?.purchase ?? []),
    ]
    let found = kinds.filter { holds("with_watch_monetization_types", in: [$0.0]) }.flatMap(\.1)
    return isOf(found.map { String($0.id) }, "watch_providers")
  }

  private func key(_ show: Show, _ name: Substring) -> Double {
    switch name {
    case "vote_average": show.voteAverage
    case "vote_count": Double(show.voteCount)
    case "first_air_date": Double(show.firstAired.daysSince1970)
    default: show.popularity(on: context.today)
    }
  }

  private func isWanted(_ film: Film) -> Bool {
    let request = context.request
    let date = film.announcedRelease(today: context.today)
    func ids(_ names: [String]) -> Set<String> { Set(names.map { String(PersonIDs.id(of: $0)) }) }
    let cast = ids(film.cast.map(\.actor))
    let crew = ids(film.directors)
    let keywords = Set(TMDBContext.keywords(of: film).map { String($0.id) })
    return isOf(film.genres.map { String($0.id) }, "genres")
      && isOf(film.studio.map { [String($0.company.id)] } ?? [], "companies")
      && isOf(Array(keywords), "keywords")
      && holds("with_cast", in: cast) && holds("with_crew", in: crew) && holds("with_people", in: cast.union(crew))
      && holds("with_original_language", in: [film.language]) && holds("with_origin_country", in: [film.country])
      && [request["year"], request["primary_release_year"]].allSatisfy { $0.map { Int($0) == date?.year } ?? true }
      && isReleased(film, date)
      && within("vote_average", film.voteAverage)
      && within("vote_count", Double(film.voteCount))
      && within("with_runtime", Double(film.minutes ?? 0))
      && within("primary_release_date", date)
      && hasCertification(film)
      && isOffered(film)
  }

  /// Whether a release of a wanted type is between the wanted days: in theatres, or at home in a world that moves.
  private func isReleased(_ film: Film, _ date: Day?) -> Bool {
    let digital = WorldEvents(context.request.clock)?.digitalRelease(of: film)
    return [("3", date), ("4", digital)].contains { type, date in
      (type == "3" || date != nil) && holds("with_release_type", in: [type]) && within("release_date", date)
    }
  }

  /// Whether the age rating is a wanted one. The catalogue has those of the United States only.
  private func hasCertification(_ film: Film) -> Bool {
    let request = context.request
    guard let country = request["certification_country"] else { return true }
    let certification = country == "US" ? TMDBContext.certification(of: film) : ""
    let order = TMDBCodes.order(of: certification, in: country)
    func bound(_ name: String, _ isWithin: (Int, Int) -> Bool) -> Bool {
      guard let wanted = request[name] else { return true }
      guard let order, let bound = TMDBCodes.order(of: wanted, in: country) else { return false }
      return isWithin(order, bound)
    }
    return holds("certification", in: [certification])
      && bound("certification.gte", >=) && bound("certification.lte", <=)
  }

  private func isOffered(_ film: Film) -> Bool {
    let request = context.request
    let names = ["with_watch_providers", "without_watch_providers", "with_watch_monetization_types"]
    guard names.contains(where: { request[$0] != nil }) else { return true }
    let region = request["watch_region"] ?? request["region"] ?? "US"
    let offers = WatchProvider.offers(
      of: film, in: region, today: context.today, world: WorldEvents(request.clock))
    let kinds = [
      ("flatrate", offers?.subscription ?? []), ("rent", offers?.rental ?? []), ("buy", offers?.purchase ?? []),
    ].filter { holds("with_watch_monetization_types", in: [$0.0]) && !$0.1.isEmpty }
    return (request["with_watch_monetization_types"] == nil || !kinds.isEmpty)
      && isOf(kinds.flatMap(\.1).map { String($0.id) }, "watch_providers")
  }

  /// Whether values are among those of `with_…` and not among those of `without_…`.
  private func isOf(_ values: [String], _ name: String) -> Bool {
    let excluded = context.request["without_\(name)"]?.split { ",|".contains($0) }.map(String.init) ?? []
    return holds("with_\(name)", in: Set(values)) && Set(values).isDisjoint(with: excluded)
  }

  private func holds(_ name: String, in values: Set<String>) -> Bool {
    guard let wanted = context.request[name] else { return true }
    if wanted.contains("|") { return wanted.split(separator: "|").contains { values.contains(String($0)) } }
    return wanted.split(separator: ",").allSatisfy { values.contains(String($0)) }
  }

  private func within(_ name: String, _ value: Double) -> Bool {
    (context.request["\(name).gte"].flatMap(Double.init).map { value >= $0 } ?? true)
      && (context.request["\(name).lte"].flatMap(Double.init).map { value <= $0 } ?? true)
  }

  /// Whether a day is within the requested bounds, which are days or timestamps. A film without a day is within no
  /// bounds.
  private func within(_ name: String, _ day: Day?) -> Bool {
    let first = context.request["\(name).gte"]
    let last = context.request["\(name).lte"]
    guard first != nil || last != nil else { return true }
    guard let day else { return false }
    return day >= first.flatMap(Day.init(bound:)) ?? .first && day <= last.flatMap(Day.init(bound:)) ?? .last
  }

  /// Sorts the films as `sort_by` says; by default the most popular come first.
  private func sorted(_ films: [Film]) -> [Film] {
    let parts = (context.request["sort_by"] ?? "popularity.desc").split(separator: ".")
    let isAscending = parts.last == "asc"
    if parts.first == "title" || parts.first == "original_title" {
      let byTitle = films.sorted { ($0.title, $0.ids.amc) < ($1.title, $1.ids.amc) }
      return isAscending ? byTitle : byTitle.reversed()
    }
    let keyed = films.map { ($0, key($0, parts.first ?? "")) }
    return keyed.sorted { left, right in
      left.1 == right.1 ? left.0.ids.amc < right.0.ids.amc : (left.1 < right.1) == isAscending
    }.map(\.0)
  }

  private func key(_ film: Film, _ name: Substring) -> Double {
    switch name {
    case "vote_average": film.voteAverage
    case "vote_count": Double(film.voteCount)
    case "primary_release_date", "release_date": Double(film.released.daysSince1970)
    case "revenue": 0
    default: film.popularity(on: context.today)
    }
  }
}

extension Day {
  /// A day, or that of a timestamp.
  fileprivate init?(bound text: String) {
    guard let day = Day(text) ?? Timestamp(text)?.day else { return nil }
    self = day
  }
}
