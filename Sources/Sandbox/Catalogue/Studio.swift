import JSON

/// Who brings a film to cinemas, with the code and number that AMC's list uses for it.
enum Studio: String, Sendable, CaseIterable {
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

  /// A number of the sandbox's own.
  var id: Int { 2_200 + Int(rawValue.stableHash % 700) }
}

extension Studio: JSONReadable {
  init(json: JSONValue) throws(JSONMismatch) {
    guard let studio = json.string.flatMap(Studio.init(rawValue:)) else { throw json.mismatch(expected: "a studio") }
    self = studio
  }
}
