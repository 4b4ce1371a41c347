// SPDX-License-Identifier: MIT
import Contract
import TestSupport
import Testing

@testable import TMDB

@Suite("A text that the language lacks", .timeLimit(.minutes(5)))
struct MissingTextTests {
  /// TMDB's response for a Korean movie in a language into which it is only partly translated.
  func details(title: String = "기생충", overview: String = "", tagline: String = "") -> String {
    #"""
    {"id":496,"title":"\#(title)","original_title":"기생충","original_language":"ko","overview":"\#(overview)",
    "tagline":"\#(tagline)","translations":{"translations":[
    {"iso_639_1":"de","iso_3166_1":"DE","data":{"title":"","overview":"","tagline":"Auf Deutsch."}},
    {"iso_639_1":"fr","iso_3166_1":"FR","data":{"title":"기생충","overview":"En français.","tagline":""}},
    {"iso_639_1":"ko","iso_3166_1":"KR","data":{"title":"","overview":"한국어 줄거리","tagline":"한 줄"}}]}}
    """#
  }

  func movie(_ text: String, language: Language?, include: Set<MovieInclude> = []) throws -> Movie {
    try MovieEndpoint(id(496), include: include, for: Presentation(language: language)).read(text)
  }

  @Test("is the original's, and marked")
  func original() throws {
    let movie = try movie(details(tagline: "Auf Deutsch."), language: "de-AT")
    expect(movie.title == "기생충")
    expect(movie.overview == "한국어 줄거리")
    expect(movie.tagline == "Auf Deutsch.")
    expect(movie.untranslated == [.title, .overview])
  }

  @Test("is not a title that was translated into the same words")
  func sameTitle() throws {
    let movie = try movie(details(overview: "En français."), language: "fr")
    expect(movie.untranslated == [.tagline])
    expect(movie.tagline == "한 줄")
  }

  @Test("is nothing to look for where no language is asked for, and not untranslated in the original's own")
  func sameLanguage() throws {
    for language in ["ko", "ko-KR", nil] as [Language?] {
      let movie = try movie(details(), language: language)
      expect(movie.overview == (language == nil ? nil : "한국어 줄거리"))
      expect(movie.untranslated == nil)
    }
  }

  @Test(
    "is that of another country of the language, then the English one, then the original's",
    arguments: [
      ("pt-BR", "Filme", "Sinopse.", [.tagline]), ("pt", "Filme", "Sinopse.", [.tagline]),
      ("es-MX", "Película", "Sinopsis de España.", [.tagline]),
      ("de-DE", "Film in English", "English plot.", [.title, .tagline, .overview]),
      ("en-GB", "Film in English", "English plot.", [.tagline]), ("ko", "영화", "한국어", nil),
    ] as [(String, String, String, [MovieText]?)])
  func preference(_ language: String, _ title: String, _ overview: String, _ untranslated: [MovieText]?) throws {
    let movie = try movie(
      #"""
      {"id":496,"title":"영화","original_title":"영화","original_language":"ko","overview":"","tagline":"",
      "translations":{"translations":[
      {"iso_639_1":"ko","iso_3166_1":"KR","data":{"title":"","overview":"한국어","tagline":"한 줄"}},
      {"iso_639_1":"es","iso_3166_1":"AR","data":{"title":"","overview":"Sinopsis de Argentina."}},
      {"iso_639_1":"es","iso_3166_1":"ES","data":{"title":"","overview":"Sinopsis de España."}},
      {"iso_639_1":"es","iso_3166_1":"MX","data":{"title":"Película","overview":" "}},
      {"iso_639_1":"en","iso_3166_1":"US","data":{"title":"Film in English","overview":"English plot."}},
      {"iso_639_1":"pt","iso_3166_1":"PT","data":{"title":"Filme","overview":"Sinopse."}}]}}
      """#, language: Language(language))
    expect(movie.title == title)
    expect(movie.overview == overview)
    expect(movie.tagline == "한 줄")
    expect(movie.untranslated == untranslated)
  }

  @Test("is the original title of an English movie, whatever it is called in other countries")
  func english() throws {
    let text = #"""
      {"id":1,"title":"Film","original_title":"Film","original_language":"en","translations":{"translations":[
      {"iso_639_1":"en","iso_3166_1":"GB","data":{"title":"Film on Tour"}}]}}
      """#
    expect(try movie(text, language: "de").title == "Film")
    expect(try movie(text, language: "de").untranslated == [.title])
    expect(try movie(text, language: "en-US").untranslated == nil)
  }

  @Test("stays out where the original lacks it too")
  func nowhere() throws {
    let text = #"{"id":1,"title":"A","original_title":"B","original_language":"ko","overview":""}"#
    let movie = try movie(text, language: "de")
    expect(movie.overview == nil)
    expect(movie.untranslated == nil)
  }

  @Test("costs no translations in the answer unless they were asked for")
  func translations() throws {
    let hidden = try movie(details(), language: "de")
    expect(hidden.translations == nil)
    expect(hidden.tmdb?.value["translations"] == nil)
    let shown = try movie(details(), language: "de", include: [.translations])
    expect(shown.translations?.map(\.language) == ["de", "fr", "ko"])
    try expectNothingLost(details(), in: shown)
  }
}
