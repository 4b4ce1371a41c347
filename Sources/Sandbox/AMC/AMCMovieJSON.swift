// SPDX-License-Identifier: MIT
import Basics
import JSON

/// Writes films as AMC's movies. As in AMC's own samples, only ids and names are always there: a missing text is left
/// out, a missing picture or trailer is `""`, and the case of genres varies.
enum AMCMovieJSON {
  static func write(_ film: Film, to writer: inout JSONWriter) {
    writer.member("id", film.ids.amc)
    writer.member("name", film.title)
    writer.member("sortableName", film.sortableTitle)
    writer.member("starringActors", film.cast.map(\.actor).joined(separator: ", "))
    writer.member("directors", film.directors.joined(separator: ", "))
    writer.member("genre", genre(of: film))
    writer.member("secondaryGenre", film.state == .archive ? nil : film.genres.dropFirst().first?.rawValue)
    writer.member("mpaaRating", film.rating)
    writer.member("wwmReleaseNumber", film.ids.release)
    writer.member("runTime", film.state == .rental ? 0 : film.minutes)
    writer.member("score", Double(film.voteCount) / 100_000)
    writer.member("slug", film.slug)
    writer.member("synopsis", film.state == .archive ? nil : film.synopsis)
    writeDates(of: film, to: &writer)
    writer.member("websiteUrl", "https://www.amctheatres.com/movies/\(film.slug)")
    writer.member("showtimesUrl", "https://www.amctheatres.com/movies/\(film.slug)/showtimes")
    writer.member("synopsisTagLine", film.tagline)
    writer.member("distributorId", film.studio?.distributorID)
    writer.member("distributorCode", film.studio?.code)
    writer.member("availableForAList", film.state != .event)
    writer.member("imdbId", film.state == .archive ? nil : film.ids.imdb)
    writer.member("preferredMediaType", film.state == .onDemand ? "OnDemand" : "Theatrical")
    AMCAttribute.write(attributes(of: film), to: &writer)
    writeMedia(of: film, to: &writer)
    writeLinks(of: film, to: &writer)
  }

  /// The attributes of a film. AMC has them only for what is on screen or about to be.
  static func attributes(of film: Film) -> [AMCAttribute] {
    switch film.state {
    case .onDemand, .archive, .comingSoon: return []
    case .event: return [.noAList]
    case .rental: return AMCAttribute.rental
    case .nowPlaying, .advance: break
    }
    var attributes: [AMCAttribute] = [.closedCaption, .audioDescription]
    attributes += film.formats.compactMap(AMCAttribute.format)
    if film.language != "en" { attributes.append(.subtitled) }
    return attributes
  }

  /// The URL of a film's picture on AMC's image host; empty if there is none.
  static func image(_ kind: String, of film: Film) -> String {
    guard film.studio != nil else { return "" }
    let folder = film.ids.amc / 100 * 100
    return "https://amc-theatres-res.cloudinary.com/v1790000000/amc-cdn/production/2/movies/"
      + "\(folder)/\(film.ids.amc)/\(kind)/\(film.ids.release).png"
  }

  static func writeCastAndCrew(of film: Film, to writer: inout JSONWriter) {
    writer.member("id", film.ids.amc)
    writer.array("cast") { writer in
      for role in film.cast { writePerson(role.actor, job: "Actor", role: role.character, of: film, to: &writer) }
      for name in film.directors { writePerson(name, job: "Director", role: nil, of: film, to: &writer) }
    }
    writer.object("links") { AMCLink.write("self", "\(AMCLink.base)/v1/movie/\(film.ids.amc)/cast-crew", to: &$0) }
  }

  private static func writePerson(
    _ name: String, job: String, role: String?, of film: Film, to writer: inout JSONWriter
  ) {
    let id = PersonIDs.id(of: name)
    writer.object { writer in
      writer.member("movieId", film.ids.amc)
      writer.member("personId", id)
      writer.member("job", job)
      writer.member("name", name.uppercased())
      writer.member("role", role)
      writer.object("media") { $0.member("profileDynamic", "http://media.amc.edgesuite.net/m/headshots/\(id).png") }
    }
  }

  /// The genre in AMC's inconsistent spelling: mostly in capitals, sometimes not, and sometimes with a trailing space.
  private static func genre(of film: Film) -> String? {
    guard let genre = film.genres.first?.rawValue else { return nil }
    switch film.ids.amc % 8 {
    case 0: return genre
    case 1: return genre.uppercased() + " "
    default: return genre.uppercased()
    }
  }

  private static func writeDates(of film: Film, to writer: inout JSONWriter) {
    writer.member("releaseDateUtc", Instant(film.released, seconds: 5 * 3_600).utc)
    writer.member("earliestShowingUtc", film.state == .comingSoon ? nil : Instant(film.firstDay).utc)
    writer.member("hasScheduledShowtimes", [.nowPlaying, .advance, .event, .rental].contains(film.state))
    switch film.state {
    case .advance, .comingSoon: writer.member("onlineTicketAvailabilityDateUtc", film.salesBegin?.utc)
    case .event:
      // AMC's value for a missing date.
      writer.member("onlineTicketAvailabilityDateUtc", "0001-01-01T00:00:00Z")
    default: break
    }
  }

  private static func writeMedia(of film: Film, to writer: inout JSONWriter) {
    let hero = film.state == .archive ? "" : image("HeroDesktopDynamic", of: film)
    let poster = image("PosterDynamic", of: film)
    let media =
      [
        "posterThumbnail": "", "posterStandard": "", "posterLarge": "", "trailerFlv": "", "trailerHd": "",
        "trailerMp4": "", "heroDesktopDynamic": hero, "heroMobileDynamic": hero, "posterDynamic": poster,
        "posterAlternateDynamic": "", "poster3DDynamic": "",
        "posterIMAXDynamic": film.formats.contains("IMAX") ? image("PosterIMAXDynamic", of: film) : "",
        "trailerTeaserDynamic": "", "trailerAlternateDynamic": "", "onDemandTrailerVideoId": "",
        "onDemandTrailerExternalVideoId": "",
        "onDemandPosterDynamic": film.state == .onDemand ? poster : "",
        "onDemandTrailerMp4Dynamic": "", "onDemandTrailerHdDynamic": "",
      ] as KeyValuePairs
    writer.object("media") { writer in
      for (name, value) in media { writer.member(name, value) }
    }
  }

  private static func writeLinks(of film: Film, to writer: inout JSONWriter) {
    let id = film.ids.amc
    let base = AMCLink.base
    writer.object("_links") { writer in
      AMCLink.write("self", "\(base)/v2/movies/\(id)", to: &writer)
      AMCLink.write(
        AMCLink.relation("v2/media"), "\(base)/v2/media/movies/\(id)/{media-type}", templated: true, to: &writer)
      AMCLink.write(
        AMCLink.relation("v2/earliest-showtime"), "\(base)/v2/theatres/{theatre-id}/movies/\(id)/earliest-showtime",
        templated: true, to: &writer)
      AMCLink.write(AMCLink.relation("v1/cast-crew"), "\(base)/v1/movie/\(id)/cast-crew", to: &writer)
      guard film.state == .onDemand else { return }
      AMCLink.write(
        AMCLink.relation("v1/on-demand-products"), "\(base)/v1/movies/\(id)/on-demand-products", to: &writer)
      AMCLink.write(
        AMCLink.relation("v2/movie/on-demand/similar"), "\(base)/v2/movies/\(id)/on-demand/similar", to: &writer)
    }
  }
}
