import EndpointCore
import FoundationEssentials

/// The hosts that images are fetched from, and no others.
struct ImageHosts: Sendable {
  /// Where TMDB's images were moved to; nil: nowhere.
  let movedTMDB: URL?

  /// Whose images are at this address; nil where none are to be fetched from.
  func upstream(of url: URL) -> Upstream? {
    if let movedTMDB { if url.hasSameOrigin(as: movedTMDB) { return .tmdb } }
    guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme), url.port == nil,
      url.user == nil, url.password == nil
    else { return nil }
    guard let upstream = Self.upstreams[url.host()?.lowercased() ?? ""] else { return nil }
    switch upstream {
    case .tmdb: return movedTMDB == nil ? upstream : nil
    case .pixabay where url.host()?.lowercased() == "pixabay.com":
      let path = url.path(percentEncoded: true)
      return path.hasPrefix("/get/") && !PercentEncoding.leavesItsPlace(path) ? upstream : nil
    default: return upstream
    }
  }

  /// As it is asked: with the login of the base that it is at, which no answer tells.
  func withLogin(_ url: URL) -> URL {
    guard let movedTMDB, movedTMDB.user != nil, url.hasSameOrigin(as: movedTMDB),
      var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
    else { return url }
    components.percentEncodedUser = movedTMDB.user(percentEncoded: true)
    components.percentEncodedPassword = movedTMDB.password(percentEncoded: true)
    return components.url ?? url
  }

  /// One address on each host, for who wants to know the way there.
  var addresses: [URL] {
    let names = Self.upstreams.filter { $0.value != .tmdb || movedTMDB == nil }.keys.sorted()
    return [movedTMDB].compactMap { $0 } + names.compactMap { URL(string: "https://\($0)/") }
  }

  /// Some of AMC's addresses begin with `http:`.
  private static let upstreams: [String: Upstream] = [
    "image.tmdb.org": .tmdb, "amc-theatres-res.cloudinary.com": .amc, "cdn.amctheatres.com": .amc,
    "media.amc.edgesuite.net": .amc, "cdn.pixabay.com": .pixabay, "pixabay.com": .pixabay,
  ]
}
