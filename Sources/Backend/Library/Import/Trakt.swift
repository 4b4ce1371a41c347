// SPDX-License-Identifier: MIT
import Basics
import JSON

/// A list of Trakt's: the history, ratings, reviews, the watchlist or another list.
struct TraktDocument: ImportedDocument {
  private let json: JSONValue
  /// The path of the file, in small letters.
  private let file: String

  init?(_ json: JSONValue, file: String) {
    guard json.elements.contains(where: { Self.work(of: $0) != nil }) else { return nil }
    self.json = json
    self.file = file
  }

  var elements: JSONValue.Elements { json.elements }

  /// Films on lists don't say it; others were seen, or are skipped.
  var hasSilentFilms: Bool {
    elements.contains { $0["listed_at"] != nil && $0["rating"] == nil && $0["watched_at"] == nil }
  }

  var meaning: TableMeaning {
    let name = file.split(separator: "/").last ?? ""
    if name.contains("watchlist") { return .named(.wanted) }
    let isList =
      name.hasPrefix("lists-") || file.contains("lists/") || name.contains("favorite") || name.contains("favourite")
    return isList ? .unknown : .assumed(.wanted)
  }

  /// The film or the show of an element; nil if it is about something else. Simkl's elements have the same form, but
  /// other members for what the user says.
  private static func work(of element: JSONValue) -> (isShow: Bool, value: JSONValue)? {
    guard element["season"] == nil || element["episode"] != nil else { return nil }
    let work = element["movie"].map { (false, $0) } ?? element["show"].map { (true, $0) }
    return work?.1["ids"]?.kind == .object && work?.1["ids"]?["simkl"] == nil ? work : nil
  }

  func read(
    _ element: JSONValue, given: StoredEntry.Status?, assumed: StoredEntry.Status?
  ) -> ImportFile.Line {
    guard let (isShow, work) = Self.work(of: element) else {
      return .skipped("it is neither a film nor a show, but perhaps a season")
    }
    var record = ImportRecord(isShow: isShow)
    record.take(.tmdb, work["ids"]?["tmdb"]?.text)
    record.take(.imdb, work["ids"]?["imdb"]?.text)
    record.takeTitle(work["title"]?.string)
    record.entry.year = ImportValues.year(work["year"]?.text)
    if let episode = element["episode"] { return Self.read(episode, in: element, record) }
    let seasons = isShow ? element["seasons"]?.elements.map { $0 } : nil
    for season in seasons ?? [] {
      let episodes = season["episodes"]?.elements.map { $0 }
      for episode in episodes ?? [] {
        guard let number = season["number"]?.integer, let own = episode["number"]?.integer else { continue }
        record.takeEpisode(number, own, on: Self.day(episode["last_watched_at"]?.string))
      }
    }
    let comment = element["comment"]
    record.takeRating((element["rating"] ?? comment?["user_stats"]?["rating"])?.text, of: 10)
    record.takeNote((element["notes"] ?? comment?["comment"])?.string)
    let seen = element["watched_at"]?.string ?? element["last_watched_at"]?.string
    // The days on which parts of a show were seen are none on which it was seen.
    if !isShow, let seen, Instant(seen)?.secondsSince1970 != 0 {
      record.takeDays([seen]) { ImportValues.localDay($0) ?? ImportValues.day($0) }
    }
    let isReview = comment?["review"]?.boolean == true || comment?["user_stats"]?["play_count"]?.integer ?? 0 > 0
    let isSeen = seen != nil || element["plays"] != nil || record.entry.rating != nil || isReview
    let isListed = element["listed_at"] != nil
    // A collection has what the user owns, and other lists have what they never want to be shown.
    guard isSeen || given != nil && comment == nil || isListed && assumed != nil else {
      return .skipped("it says neither that it was seen nor that it is wanted; import its file alone, with status")
    }
    // A show of which episodes are named is wanted until its last one was seen.
    record.status = record.status ?? (isSeen ? .seen : nil)
    let marked = ["listed_at", "rated_at", "collected_at"].lazy.compactMap { element[$0]?.string }.first
    let added = marked ?? comment?["created_at"]?.string ?? seen
    record.entry.addedAt =
      added.flatMap { Instant($0)?.secondsSince1970 } ?? (ImportValues.day(added) ?? 0) * 86_400
    return .film(record)
  }

  /// Reads an element about an episode: one that was seen or rated. One on a list says nothing of the show.
  private static func read(
    _ episode: JSONValue, in element: JSONValue, _ record: ImportRecord
  ) -> ImportFile.Line {
    var record = record
    let seen = element["watched_at"]?.string ?? element["last_watched_at"]?.string
    guard let season = episode["season"]?.integer, let number = episode["number"]?.integer,
      seen != nil || element["plays"] != nil || element["rating"] != nil
    else { return .skipped("it is an episode that wasn't seen") }
    record.takeEpisode(season, number, on: day(seen), rating: element["rating"]?.text)
    let added = element["rated_at"]?.string ?? seen
    record.entry.addedAt = added.flatMap { Instant($0)?.secondsSince1970 } ?? 0
    return .film(record)
  }

  /// The day of a time; nil if Trakt doesn't know it.
  private static func day(_ time: String?) -> Int? {
    guard let time, Instant(time)?.secondsSince1970 != 0 else { return nil }
    return ImportValues.localDay(time) ?? ImportValues.day(time)
  }
}
