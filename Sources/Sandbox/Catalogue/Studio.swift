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

  /// The company at TMDB. Where TMDB's id is unknown, the id is far above all of TMDB's.
  var company: (id: Int, name: String) {
    switch self {
    case .a24: (41_077, "A24")
    case .amazon: (210_099, "Amazon MGM Studios")
    case .disney: (2, "Walt Disney Pictures")
    case .fox: (25, "20th Century Fox")
    case .gkids: (900_000_001, "GKIDS")
    case .independent: (900_000_002, "Independent")
    case .janus: (900_000_003, "Janus Films")
    case .lionsgate: (1_632, "Lionsgate")
    case .mgm: (21, "Metro-Goldwyn-Mayer")
    case .neon: (90_733, "NEON")
    case .paramount: (4, "Paramount Pictures")
    case .sony: (34, "Sony Pictures")
    case .universal: (33, "Universal Pictures")
    case .warner: (174, "Warner Bros. Pictures")
    }
  }
}
