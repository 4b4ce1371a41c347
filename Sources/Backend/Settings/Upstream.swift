import FoundationEssentials

/// The upstreams that Marquee asks, with what is fixed about each: its name, its address and its documented rate.
public enum Upstream: String, CaseIterable, Sendable {
  case amc, tmdb, pixabay

  /// For people.
  public var title: String {
    switch self {
    case .amc: "AMC Theatres"
    case .tmdb: "TMDB"
    case .pixabay: "Pixabay"
    }
  }

  /// What every path is under, unless `baseVariable` says otherwise.
  public var defaultBase: String {
    switch self {
    case .amc: "https://api.amctheatres.com"
    case .tmdb: "https://api.themoviedb.org/3"
    case .pixabay: "https://pixabay.com/api/"
    }
  }

  /// The environment variable that moves the upstream (a proxy, a test server).
  public var baseVariable: String { "MARQUEE_\(rawValue.uppercased())_URL" }

  /// The environment variable that sets the rate.
  public var rateVariable: String { "MARQUEE_\(rawValue.uppercased())_RATE" }

  /// The environment variables that may hold a key, the preferred one first.
  public var keyVariables: [String] {
    switch self {
    case .amc: ["MARQUEE_AMC_KEY"]
    case .tmdb: ["MARQUEE_TMDB_TOKEN", "MARQUEE_TMDB_KEY"]
    case .pixabay: ["MARQUEE_PIXABAY_KEY"]
    }
  }

  /// Requests a second that the provider documents: AMC 10, TMDB 40, Pixabay 100 a minute.
  public var defaultRate: Double {
    switch self {
    case .amc: 10
    case .tmdb: 40
    case .pixabay: 100.0 / 60
    }
  }

  /// What the provider asks its users to show.
  public var attribution: String {
    switch self {
    case .amc: "Showtimes and theatres by AMC Theatres."
    case .tmdb: "This product uses the TMDB API but is not endorsed or certified by TMDB."
    case .pixabay: "Images from Pixabay (https://pixabay.com)."
    }
  }
}
