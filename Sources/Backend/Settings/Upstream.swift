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

  /// How many requests the provider allows in each `ratePeriod`.
  public var defaultRate: Int {
    switch self {
    case .amc: 10
    case .tmdb: 40
    case .pixabay: 100
    }
  }

  /// A second; Pixabay counts by the minute.
  public var ratePeriod: Duration { self == .pixabay ? .seconds(60) : .seconds(1) }
}
