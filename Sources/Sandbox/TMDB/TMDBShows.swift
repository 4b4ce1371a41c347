// SPDX-License-Identifier: MIT
import Basics
import JSON

/// `/tv/{id}`, the parts of a show, and `/tv/{id}/season/{number}`.
struct TMDBShows {
  let context: TMDBContext

  /// - Parameter path: what follows `/tv`.
  func answer(_ path: [String]) -> SandboxReply {
    guard let text = path.first, text.isASCIIDigits, let id = Int(text) else { return TMDBFailure.invalidID }
    guard var show = Catalogue.shared.show(id) else { return TMDBFailure.notFound }
    if let facts = show.facts, let world = WorldEvents(context.request.clock) {
      show.facts?.seasons = world.seasons(of: facts, by: context.today)
    }
    let rest = Array(path.dropFirst())
    if rest.isEmpty { return details(of: show) }
    if rest.count == 2, rest[0] == "season" {
      guard let season = show.facts?.seasons.first(where: { String($0.number) == rest[1] }) else {
        return TMDBFailure.notFound
      }
      return .tmdb { context.writeDetails(season, of: show, to: &$0) }
    }
    guard let part = TMDBShowPart(rawValue: rest.joined(separator: "/")) else { return TMDBFailure.notFound }
    if let shows = related(part, to: show) { return TMDBPage(context, shows).reply { context.writeRow($0, to: &$1) } }
    return .tmdb { writer in
      writer.member("id", show.id)
      context.write(part, of: show, to: &writer)
    }
  }

  /// The details of a show with up to 20 appended parts; unknown parts are ignored.
  private func details(of show: Show) -> SandboxReply {
    let names = context.request.list("append_to_response").prefix(20)
    return .tmdb { writer in
      context.writeDetails(show, to: &writer)
      for part in names.compactMap(TMDBShowPart.init(rawValue:)) {
        writer.object(part.rawValue) { writer in
          if let shows = related(part, to: show) {
            TMDBPage.write(shows, page: 1, to: &writer) { context.writeRow($0, to: &$1) }
          } else {
            context.write(part, of: show, to: &writer)
          }
        }
      }
    }
  }

  /// The shows of a part, those with the most genres in common first; nil for a part that is not a list of shows.
  private func related(_ part: TMDBShowPart, to show: Show) -> [Show]? {
    guard part == .similar || part == .recommendations else { return nil }
    let people = Set(show.facts?.people ?? [])
    return Catalogue.shared.shows.filter { $0.id != show.id }
      .map { other in
        let common = Set(show.genres).intersection(other.genres).count
        return (other, common + (part == .similar ? 0 : 3 * people.intersection(other.facts?.people ?? []).count))
      }
      .filter { $0.1 >= 2 }
      .sorted { ($1.1, $1.0.voteCount) < ($0.1, $0.0.voteCount) }
      .map(\.0)
  }
}

extension TMDBContext {
  func writeDetails(_ show: Show, to writer: inout JSONWriter) {
    writeCommon(show, to: &writer)
    let facts = show.facts
    let last = facts?.lastEpisode(by: today)
    let next = facts?.nextEpisode(after: today)
    let isGoingOn = next != nil || facts?.goesOn == true
    writer.objects("created_by", facts?.creators ?? []) { name, writer in
      writer.member("id", PersonIDs.id(of: name))
      writer.member("name", name)
      writer.nullable("profile_path", Catalogue.shared.people[PersonIDs.id(of: name)].flatMap(profile))
    }
    writer.member("episode_run_time", facts.map { [$0.minutes] } ?? [])
    writer.objects("genres", show.genres) { genre, writer in
      writer.member("id", genre.id)
      writer.member("name", genre.name(in: language))
    }
    writer.member("homepage", "")
    writer.member("in_production", isGoingOn)
    writer.member("languages", [show.language])
    writer.nullable("last_air_date", last?.aired.description)
    for (name, episode) in [("last_episode_to_air", last), ("next_episode_to_air", next)] {
      writer.key(name)
      guard let episode else {
        writer.null()
        continue
      }
      writer.object { write(episode, of: show, to: &$0) }
    }
    writer.objects("networks", facts.map { [$0.network] } ?? []) { network, writer in
      writer.member("id", network.id)
      writer.member("logo_path", TMDBImage.logo.path(of: network.id, variant: TMDBImage.showVariant))
      writer.member("name", network.name)
      writer.member("origin_country", show.country)
    }
    writer.member("number_of_episodes", facts?.episodes.count { $0.season > 0 } ?? 0)
    writer.member("number_of_seasons", facts?.seasons.count { $0.number > 0 } ?? 0)
    writer.member("production_companies", [String]())
    writeCountry(show.country, to: &writer)
    writer.objects("seasons", facts?.seasons ?? []) { season, writer in
      write(season, of: show, to: &writer)
      writer.member("episode_count", season.episodeCount)
    }
    writeLanguages(of: show.language, to: &writer)
    writer.member("status", isGoingOn ? "Returning Series" : "Ended")
    writer.member("tagline", "")
    writer.member("type", facts?.seasons.count == 1 && !isGoingOn ? "Miniseries" : "Scripted")
  }

  func writeDetails(_ season: ShowSeason, of show: Show, to writer: inout JSONWriter) {
    write(season, of: show, to: &writer)
    writer.objects("episodes", season.episodes) { episode, writer in
      write(episode, of: show, to: &writer)
      writer.objects("crew", show.facts?.creators.prefix(1) ?? []) { name, writer in
        guard let person = Catalogue.shared.people[PersonIDs.id(of: name)] else { return }
        writeMention(of: person, to: &writer)
        writer.member("department", "Writing")
        writer.member("job", "Writer")
      }
      writer.member("guest_stars", [String]())
    }
  }

  /// Writes the members that a season has alone and in its show.
  private func write(_ season: ShowSeason, of show: Show, to writer: inout JSONWriter) {
    writer.member("air_date", season.firstAired.description)
    writer.member("id", show.id * 1_000 + season.number)
    let word = language == "de" ? "Staffel" : "Season"
    writer.member("name", season.number == 0 ? "Specials" : "\(word) \(season.number)")
    writer.member("overview", "")
    writer.member("poster_path", TMDBImage.poster.path(of: show.id, variant: 1_000 + season.number))
    writer.member("season_number", season.number)
    writer.member("vote_average", season.firstAired > today ? 0 : rating(of: show, season.number))
  }

  private func write(_ episode: ShowEpisode, of show: Show, to writer: inout JSONWriter) {
    let isAired = episode.aired <= today
    let isLast = episode.number == show.facts?.seasons.first { $0.number == episode.season }?.episodeCount
    let number = episode.season * 1_000 + episode.number
    writer.member("air_date", episode.aired.description)
    writer.member("episode_number", episode.number)
    writer.member("episode_type", isLast ? "finale" : "standard")
    writer.member("id", show.id * 100_000 + number)
    writer.member("name", "\(language == "es" ? "Episodio" : "Episode") \(episode.number)")
    writer.member("overview", "")
    writer.member("production_code", "")
    writer.nullable("runtime", show.facts?.minutes)
    writer.member("season_number", episode.season)
    writer.member("show_id", show.id)
    writer.nullable("still_path", isAired ? TMDBImage.backdrop.path(of: show.id, variant: number) : nil)
    writer.member("vote_average", isAired ? rating(of: show, number) : 0)
    writer.member("vote_count", isAired ? show.voteCount / 100 : 0)
  }

  /// A rating near that of the show.
  private func rating(of show: Show, _ number: Int) -> Double {
    var random = SplitMix64("rating", show.id, number)
    return min(((show.voteAverage + random.fraction() - 0.5) * 10).rounded() / 10, 10)
  }
}
