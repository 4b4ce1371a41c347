// SPDX-License-Identifier: MIT
import Basics
import EndpointCore
import JSON

/// Plays `api.themoviedb.org` (https://developer.themoviedb.org/reference): routes each path to what answers it.
///
/// The real service refuses a request without a key (401, code 7). The sandbox has no keys and asks for none.
enum TMDBSite {
  static func answer(_ request: SandboxRequest) -> SandboxReply {
    guard request.path.first == "3" else { return TMDBFailure.notFound }
    let path = Array(request.path.dropFirst())
    var reply = route(path, request)
    guard reply.status == 200 else { return reply }
    let tag = TMDBTag.of(reply.body)
    reply.headers["Cache-Control"] = "public, max-age=\(maximumAge(of: path))"
    reply.headers["ETag"] = tag
    if TMDBTag.matches(request.headers, tag) {
      reply.status = 304
      reply.body = []
      reply.headers["Content-Type"] = nil
    }
    return reply
  }

  private static func route(_ path: [String], _ request: SandboxRequest) -> SandboxReply {
    let context = TMDBContext(request)
    if let codes = TMDBCodes(context: context).answer(path) { return codes }
    switch path.first {
    case "configuration" where path.count == 1: return TMDBConfiguration.reply
    case "authentication" where path.count == 1: return TMDBConfiguration.accepted
    case "search" where path.count == 2: return TMDBSearch(context: context).answer(path[1])
    case "find" where path.count == 2: return TMDBSearch(context: context).find(path[1])
    case "discover" where path == ["discover", "movie"]: return TMDBDiscover(context: context).answer()
    case "discover" where path == ["discover", "tv"]: return TMDBDiscover(context: context).shows()
    case "trending": return TMDBLists(context: context).trending(Array(path.dropFirst()))
    case "movie" where path.count == 2 && TMDBLists.names.contains(path[1]):
      return TMDBLists(context: context).answer(path[1])
    case "movie": return TMDBMovies(context: context).answer(Array(path.dropFirst()))
    case "collection" where path.count == 2: return TMDBCollections(context: context).collection(path[1])
    case "company" where path.count == 2: return TMDBCollections(context: context).company(path[1])
    case "review" where path.count == 2: return TMDBCollections(context: context).review(path[1])
    case "tv" where path.count == 2 && TMDBLists.namesOfShows.contains(path[1]):
      return TMDBLists(context: context).shows(path[1])
    case "tv": return TMDBShows(context: context).answer(Array(path.dropFirst()))
    case "person": return TMDBPeople(context: context).answer(Array(path.dropFirst()))
    default: return TMDBFailure.notFound
    }
  }

  /// How long a response is fresh, in seconds.
  private static func maximumAge(of path: [String]) -> Int {
    switch path.first {
    case "search": 600
    case "configuration": 43_200
    case "movie" where path.count == 2 && TMDBLists.names.contains(path[1]), "trending", "discover": 21_600
    case "tv" where path.count == 2 && TMDBLists.namesOfShows.contains(path[1]): 21_600
    default: 28_800
    }
  }
}

/// The weak entity tags of TMDB's responses (RFC 9110 section 8.8.3).
private enum TMDBTag {
  static func of(_ body: [UInt8]) -> String {
    let text = String(decoding: body, as: UTF8.self)
    let halves = [text.stableHash, "tag\(text)".stableHash].map { $0.padded(to: 16, radix: 16) }
    return "W/\"\(halves.joined())\""
  }

  static func matches(_ headers: HTTPHeaders, _ tag: String) -> Bool {
    headers.list(of: "If-None-Match").contains { $0 == "*" || $0.hasSuffix(tag.dropFirst(2)) }
  }
}

/// TMDB's configuration: the base URLs and sizes of pictures, and the check of a key.
enum TMDBConfiguration {
  /// Sizes from https://developer.themoviedb.org/docs/image-basics
  static var reply: SandboxReply {
    .tmdb { writer in
      writer.object("images") { writer in
        writer.member("base_url", "http://image.tmdb.org/t/p/")
        writer.member("secure_base_url", "https://image.tmdb.org/t/p/")
        writer.member("backdrop_sizes", ["w300", "w780", "w1280", "original"])
        writer.member("logo_sizes", ["w45", "w92", "w154", "w185", "w300", "w500", "original"])
        writer.member("poster_sizes", ["w92", "w154", "w185", "w342", "w500", "w780", "original"])
        writer.member("profile_sizes", ["w45", "w185", "h632", "original"])
        writer.member("still_sizes", ["w92", "w185", "w300", "original"])
      }
      writer.member(
        "change_keys", ["cast", "crew", "genres", "images", "overview", "release_dates", "title", "videos"])
    }
  }

  /// The response to a check of a key; the sandbox accepts every key.
  static var accepted: SandboxReply {
    .tmdb { writer in
      writer.member("success", true)
      writer.member("status_code", 1)
      writer.member("status_message", "Success.")
    }
  }
}
