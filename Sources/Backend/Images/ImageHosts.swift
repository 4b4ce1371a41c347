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
    switch url.host()?.lowercased() {
    case "image.tmdb.org": return movedTMDB == nil ? .tmdb : nil
    // Some of AMC's addresses begin with http:.
    case "amc-theatres-res.cloudinary.com", "cdn.amctheatres.com", "media.amc.edgesuite.net": return .amc
    case "cdn.pixabay.com": return .pixabay
    case "pixabay.com": return url.path(percentEncoded: true).hasPrefix("/get/") ? .pixabay : nil
    default: return nil
    }
  }
}
