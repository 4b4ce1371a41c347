// SPDX-License-Identifier: MIT
import Basics

/// The distributor of a film, with AMC's code and id for it.
enum Studio: String, Sendable, CaseIterable, LosslessStringConvertible {
  case a24 = "A24"
  case amazon = "Amazon MGM"
  case disney = "Disney"
  case fox = "Fox"
  case gkids = "GKIDS"
  case independent = "Independent"
  case janus = "Janus"
  case lionsgate = "Lionsgate"
  case mgm = "MGM"
  case neon = "NEON"
  case paramount = "Paramount"
  case sony = "Sony"
  case universal = "Universal"
  case warner = "Warner Bros."

  var code: String {
    switch self {
    case .a24: "A24"
    case .amazon: "AMZ"
    case .disney: "BVD"
    case .fox: "FOX"
    case .gkids: "GKD"
    case .independent: "IND"
    case .janus: "JAN"
    case .lionsgate: "LGF"
    case .mgm: "MGM"
    case .neon: "NEO"
    case .paramount: "PAR"
    case .sony: "SNY"
    case .universal: "UI"
    case .warner: "WB"
    }
  }

  /// The id that AMC gives a distributor. It is made up, because AMC's ids are not public.
  var distributorID: Int { 2_200 + Int(rawValue.stableHash % 700) }

  /// The company at TMDB, with its seat and its page. Where TMDB's id is unknown, the id is far above all of TMDB's.
  var company: (id: Int, name: String, city: String, homepage: String) {
    switch self {
    case .a24: (41_077, "A24", "New York City, New York", "https://a24films.com")
    case .amazon: (210_099, "Amazon MGM Studios", "Culver City, California", "https://www.amazonmgmstudios.com")
    case .disney: (2, "Walt Disney Pictures", "Burbank, California", "https://movies.disney.com")
    case .fox: (25, "20th Century Fox", "Los Angeles, California", "https://www.20thcenturystudios.com")
    case .gkids: (900_000_001, "GKIDS", "New York City, New York", "https://gkids.com")
    case .independent: (900_000_002, "Independent", "", "")
    case .janus: (900_000_003, "Janus Films", "New York City, New York", "https://www.janusfilms.com")
    case .lionsgate: (1_632, "Lionsgate", "Santa Monica, California", "https://www.lionsgate.com")
    case .mgm: (21, "Metro-Goldwyn-Mayer", "Beverly Hills, California", "https://www.mgm.com")
    case .neon: (90_733, "NEON", "New York City, New York", "https://neonrated.com")
    case .paramount: (4, "Paramount Pictures", "Hollywood, California", "https://www.paramountpictures.com")
    case .sony: (34, "Sony Pictures", "Culver City, California", "https://www.sonypictures.com")
    case .universal: (33, "Universal Pictures", "Universal City, California", "https://www.universalpictures.com")
    case .warner: (174, "Warner Bros. Pictures", "Burbank, California", "https://www.warnerbros.com")
    }
  }

  /// The company that owns it.
  var parent: Studio? { self == .mgm ? .amazon : nil }
}
