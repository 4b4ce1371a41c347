// SPDX-License-Identifier: MIT
import Basics
import Contract

/// IMDb's ratings, its watchlist and its lists, since 2013. Their texts are in the language of the account.
struct IMDbTable: ImportedTable {
  private let heading: TableHeading

  init?(_ heading: TableHeading) {
    let isWhole = heading.has("const") && heading.hasOne(of: "title", "title type", "url", "your rating", "you rated")
    // Tables from which somebody has cut the ids.
    let isCut =
      heading.has("title", "title type")
      && heading.hasOne(of: "imdb rating", "num votes", "original title", "your rating", "date rated")
      || heading.has("title", "url", "your rating", "date rated")
    guard isWhole || isCut else { return nil }
    self.heading = heading
  }

  static let columns: Set = [
    "position", "const", "created", "modified", "description", "title", "original title", "url", "title type",
    "imdb rating", "runtime (mins)", "year", "genres", "num votes", "num. votes", "release date",
    "release date (month/day/year)", "directors", "your rating", "you rated", "date rated", "date added",
  ]
  static let statements: Set = ["your rating", "you rated"]

  func meaning(_ facts: TableFacts) -> TableMeaning {
    // Lists have a position, and only the name of the file tells the watchlist from the others.
    if heading.isWatchlist { return .named(.wanted) }
    let isOfRatings = !heading.has("position") && heading.hasOne(of: "your rating", "you rated")
    return isOfRatings ? .stated(.seen) : .assumed(.wanted)
  }

  func read(_ row: TableRow, into record: inout ImportRecord) -> String? {
    switch TitleType(row.text("title type") ?? "movie") {
    case .film: break
    case .show: record.entry.isShow = true
    case .episode: return readEpisode(row, into: &record)
    case .neither(let reason): return reason
    case .unknown: record.isKindKnown = false
    }
    let id = row.text("const") ?? row.text("url").flatMap { Self.id(in: $0) }
    record.take(.imdb, id)
    if id != nil, record.entry.ids.isEmpty { return "it has no id of a film or a show" }
    record.takeTitle(row.text("title", "original title"))
    if id == nil { record.takeOriginalTitle(row.text("original title")) }
    record.entry.year = ImportValues.year(row.text("year", "release date"))
    record.takeRating(row.text("your rating", "you rated"), of: 10)
    record.takeNote(row.text("description"))
    record.takeTime(row, "date rated", "created", "date added")
    return nil
  }

  /// An episode that was rated was seen; one on a list says nothing.
  private func readEpisode(_ row: TableRow, into record: inout ImportRecord) -> String? {
    guard row.text("your rating", "you rated") != nil else { return "it is an episode that wasn't rated" }
    guard let id = row.text("const") ?? row.text("url").flatMap({ Self.id(in: $0) }),
      EntityID(.imdb, .show, id) != nil
    else { return "it is an episode without an id" }
    record.entry.isShow = true
    record.status = .wanted
    record.episodeID = id
    // Until TMDB says which episode it is.
    record.takeRating(row.text("your rating", "you rated"), of: 10)
    record.takeTitle(row.text("title", "original title"))
    record.takeTime(row, "date rated", "created", "date added")
    return nil
  }

  /// The id in the address of a page, `https://www.imdb.com/title/tt0113277/`.
  private static func id(in address: String) -> String? {
    address.split(separator: "/").first { $0.hasPrefix("tt") && Int($0.dropFirst(2)) != nil }.map(String.init)
  }
}

/// What a service means by the type of a title, in the languages in which IMDb's accounts are.
enum TitleType {
  case film, show, episode
  /// It is left out, for this reason.
  case neither(String)
  case unknown

  init(_ text: String) {
    let text = text.lowercased()
    func has(_ words: [String]) -> Bool { words.contains(where: text.contains) }
    if text.contains("podcast") {
      self = .neither("it is a podcast")
    } else if has(Self.episodes) {
      self = .episode
    } else if text.contains("season") {
      self = .neither("it is a season")
    } else if has(Self.others) {
      self = .neither("it is neither a film nor a show")
    } else if has(Self.series) || text == "tv" || text == "show" {
      self = .show
    } else if has(Self.films) {
      self = .film
    } else {
      self = .unknown
    }
  }

  private static let episodes = [
    "episode", "episod", "épisode", "tv-folge", "folge", "aflevering", "odcinek", "avsnitt", "jakso", "bölüm", "эпизод",
    "エピソード", "剧集单集", "epizód", "afsnit",
  ]
  private static let others = [
    "game", "gioco", "videospiel", "jeu vidéo", "jeu video", "videojuego", "videojogo", "jogo", "videospel",
    "gra wideo",
    "oyun", "игра", "ゲーム", "person", "music", "musik", "musique", "clip",
  ]
  private static let series = [
    "series", "serie", "série", "seriado", "serial", "séria", "dizi", "сериал", "シリーズ", "电视剧", "sorozat", "sarja",
    "tv show", "minisérie",
  ]
  private static let films = [
    "movie", "film", "feature", "short", "video", "vídeo", "special", "speciale", "especial", "spécial", "corto",
    "court", "kurz", "curta", "pelicula", "película", "elokuva", "фильм", "映画", "电影", "documentary",
    "documentario", "kortfilm", "krótkometrażowy", "lungometraggio", "long métrage", "spielfilm",
  ]
}
