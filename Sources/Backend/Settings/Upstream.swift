import FoundationEssentials

/// The upstreams that Marquee asks, with what is fixed about each: its name, its address and its documented rate.
public enum Upstream: String, CaseIterable, Sendable {
  case amc, tmdb, pixabay

  /// For people.
  public var title: String {
    switch self {
    case .amc: "AMC"
    case .tmdb: "TMDB"
    case .pixabay: "Pixabay"
    }
  }

  /// For people, of an upstream that may be none of these.
  static func title(of provider: String?) -> String {
    provider.map { Upstream(rawValue: $0)?.title ?? $0 } ?? "the upstream"
  }

  /// What every path is under, unless `baseVariable` says otherwise.
  public var defaultBase: String {
    switch self {
    case .amc: "https://api.amctheatres.com"
    case .tmdb: "https://api.themoviedb.org/3"
    case .pixabay: "https://pixabay.com/api/"
    }
  }

  /// Hosts of the provider that its answers may lead to beside the base: the one its documentation names, and what else
  /// it is known by.
  var redirectHosts: Set<String> {
    switch self {
    case .amc: ["api.amctheatres.com"]
    case .tmdb: ["api.themoviedb.org", "api.tmdb.org"]
    case .pixabay: ["pixabay.com", "www.pixabay.com"]
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
