// SPDX-License-Identifier: MIT
import Contract
import JSON

extension Movie {
  /// Reads a movie; nil without an id and a name.
  init?(amc json: JSONValue) {
    guard var object = LenientObject(json), let number = object.peek("id", as: Int.self),
      let id = EntityID(.amc, .movie, number),
      let name = object.takeText("name")
    else { return nil }
    object.discard("_links")
    self.init(id: id, title: name)
    ids = KnownIDs(amc: id.number, imdb: object.take("imdbId", changedBy: Self.imdbID))
    slug = object.takeSlug()
    tagline = object.takeText("synopsisTagLine")
    overview = object.takeText("synopsis")
    releaseDate = object.peekTimestamp("releaseDateUtc")?.reading.day
    runtimeMinutes = object.takePositive("runTime")
    certification = object.take("mpaaRating", changedBy: AMCRating.certification)
    genres = Self.genres(object)
    websiteUrl = object.takeAddress("websiteUrl")
    showtimesUrl = object.takeAddress("showtimesUrl")
    posterUrl = object.peekAddress(in: "media", oneOf: Self.posters)
    backdropUrl = object.peekAddress(in: "media", oneOf: ["heroDesktopDynamic", "heroMobileDynamic"])
    trailerUrl = object.peekAddress(in: "media", oneOf: Self.trailers)
    cast = Self.names(object.peekText("starringActors"))
    directors = Self.names(object.peekText("directors"))
    attributes = object.takeElements("attributes", Attribute.init(amc:))
    isPrivateRental = PrivateRental.mark(name: name, attributes: attributes)
    hasScheduledShowtimes = object.take("hasScheduledShowtimes")
    onlineTicketsAt = object.takeInstant("onlineTicketAvailabilityDateUtc")
    earliestShowingAt = object.takeInstant("earliestShowingUtc")
    availableForAList = object.take("availableForAList")
    releaseNumber = object.takePositive("wwmReleaseNumber")
    amc = object.rest()
  }

  /// The members of `media` that hold posters, best for lists first.
  private static let posters = [
    "posterDynamic", "posterLarge", "posterStandard", "posterThumbnail", "posterAlternateDynamic", "posterIMAXDynamic",
    "poster3DDynamic", "onDemandPosterDynamic",
  ]

  private static let trailers = [
    "trailerHd", "trailerMp4", "trailerTeaserDynamic", "trailerAlternateDynamic", "onDemandTrailerHdDynamic",
    "onDemandTrailerMp4Dynamic", "trailerFlv",
  ]

  private static func imdbID(_ text: String) -> String? {
    EntityID(.imdb, .movie, text)?.native
  }

  private static func genres(_ object: LenientObject) -> [Genre]? {
    var names = ["genre", "secondaryGenre"].compactMap { object.peekText($0) }.compactMap(AMCGenre.name)
    if names.count == 2, names[0] == names[1] { names.removeLast() }
    return names.isEmpty ? nil : names.map { Genre(name: $0) }
  }

  private static func names(_ list: String?) -> [String]? {
    let names = list?.utf8.split(separator: UInt8(ascii: ",")).map { Substring($0).trimmingBlanks }
      .filter { !$0.isEmpty }
    return names?.isEmpty ?? true ? nil : names
  }
}

/// Restores the hyphens that AMC omits from MPA ratings: `PG13`, `NC17`.
enum AMCRating {
  static func certification(_ rating: String) -> String? {
    switch rating.trimmingBlanks {
    case "": nil
    case "PG13": "PG-13"
    case "NC17": "NC-17"
    case let other: other
    }
  }
}

/// Normalizes AMC's genres, which come in any case and with surrounding whitespace.
enum AMCGenre {
  static func name(_ genre: String) -> String? {
    let name = genre.trimmingBlanks
    guard !name.isEmpty else { return nil }
    guard !name.utf8.contains(where: { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) else { return name }
    var isInsideWord = false
    return name.lowercased().reduce(into: "") { result, character in
      result += isInsideWord ? String(character) : character.uppercased()
      isInsideWord = character.isLetter
    }
  }
}

extension StringProtocol {
  /// The text without surrounding spaces, tabs and line breaks. Works on bytes, because it runs for every row of a
  /// list.
  var trimmingBlanks: String {
    let isBlank = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
    var rest = Substring(self).utf8
    rest = rest.drop(while: isBlank)
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return String(Substring(rest))
  }
}
