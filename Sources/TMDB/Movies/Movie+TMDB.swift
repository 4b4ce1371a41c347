// SPDX-License-Identifier: MIT
import Contract
import JSON

extension Movie: DetailedWork {
  public typealias Part = MovieInclude
  public static var kind: WorkKind { .movie }
  static let creditsPart = MovieInclude.credits.tmdbName

  public static func sources(for presentation: Presentation) -> Set<String> {
    presentation.sources(ratings: MovieInclude.releaseDates.tmdbName)
  }

  public init?(tmdb json: JSONValue, for presentation: Presentation, leavingOut sources: Set<String> = []) {
    // A row of a collection may be another collection or a show, of which a movie may have the number, and TMDB
    // documents its title as `name`.
    guard var object = LenientObject(json), object.peek("media_type", as: String.self) ?? "movie" == "movie",
      let id = object.takeID("id", of: .movie),
      let texts = WorkTexts(&object, titled: "title", otherwise: "name", for: presentation)
    else { return nil }
    self.init(id: id, title: texts.title)
    ids = KnownIDs(tmdb: id.number, imdb: object.takeIMDbID("imdb_id", of: .movie))
    originalTitle = texts.originalTitle
    originalLanguage = texts.originalLanguage
    overview = texts.overview
    tagline = texts.tagline
    untranslated = texts.untranslated()
    takeFacts(from: &object, for: presentation)
    takeCommonFacts(from: &object, for: presentation)
    takeCommonParts(from: &object, for: presentation)
    takeParts(from: &object, leavingOut: sources)
    tmdb = object.rest()
  }

  private mutating func takeFacts(from object: inout LenientObject, for presentation: Presentation) {
    // Only the answer about a single movie has releases by country; lists are of the region already.
    let regional = presentation.region.flatMap { object.peekTheatricalRelease(in: $0.code) }
    releaseDate = regional == nil || regional == object.peek("release_date") ? object.take("release_date") : regional
    runtimeMinutes = object.takePositive("runtime")
    certification = presentation.certificationRegion.flatMap { object.peekCertification(in: $0) }
    budget = object.takePositive("budget")
    revenue = object.takePositive("revenue")
    collection = object.takeEntity("belongs_to_collection", .collection)
    languages = object.peekCodes("iso_639_1", in: "spoken_languages", .languageTag)
  }

  /// Takes the parts that only movies have.
  private mutating func takeParts(from object: inout LenientObject, leavingOut sources: Set<String>) {
    let list = MovieInclude.self
    if !sources.contains(list.releaseDates.tmdbName) { releaseDates = object.takeReleaseDates() }
    reviews = object.takeObject(list.reviews.tmdbName) { Reviews(tmdb: &$0) }
    if !sources.contains(list.translations.tmdbName) {
      translations = object.takeObject(list.translations.tmdbName) {
        $0.takeElements("translations", Translation.init(tmdb:))
      }
    }
    alternativeTitles = object.takeObject(list.alternativeTitles.tmdbName) {
      $0.takeElements("titles", AlternativeTitle.init(tmdb:))
    }
    for source in sources { object.discard(source) }
    directors = credits?.directors
  }
}
