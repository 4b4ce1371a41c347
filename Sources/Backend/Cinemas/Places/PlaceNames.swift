// SPDX-License-Identifier: MIT
import Basics
import Contract

/// A state of the United States, the capital's district or a territory, as addresses name it.
struct State: Hashable, Sendable {
  /// Two letters, such as `KS`.
  let code: String
  /// The words of its name in lower case.
  let name: [String]

  /// The state that the words name, by its code or its name in lower case.
  init?(_ words: [String]) {
    guard let code = words.count == 1 && Self.names[words[0]] != nil ? words[0] : Self.codes[words],
      let name = Self.names[code]
    else { return nil }
    self.code = code.uppercased()
    self.name = name
  }

  /// The state that one word abbreviates in the way before the codes: `mass` of `Boston, Mass.`; in lower case.
  init?(abbreviated words: [String]) {
    guard words.count == 1, let code = Self.abbreviations[words[0]] else { return nil }
    self.init([code])
  }

  private static let abbreviations = [
    "ala": "al", "ariz": "az", "ark": "ar", "cal": "ca", "calif": "ca", "colo": "co", "conn": "ct", "del": "de",
    "fla": "fl", "ill": "il", "ind": "in", "kan": "ks", "kans": "ks", "mass": "ma", "mich": "mi", "minn": "mn",
    "miss": "ms", "mont": "mt", "neb": "ne", "nebr": "ne", "nev": "nv", "okla": "ok", "ore": "or", "penn": "pa",
    "tenn": "tn", "tex": "tx", "wash": "wa", "wis": "wi", "wisc": "wi", "wyo": "wy",
  ]

  /// The name as people write it, such as `New York`.
  var title: String {
    name.map { $0 == "of" ? $0 : $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  /// Whether its ZIP codes begin with the same digit as a ZIP code.
  func hasZIPCode(_ code: String) -> Bool {
    code.first?.wholeNumberValue.map { Self.zipCodes[$0].contains(self.code) } ?? false
  }

  /// The codes of the states whose ZIP codes begin with 0, 1 and so on.
  private static let zipCodes = [
    "CT MA ME NH NJ PR RI VT", "DE NY PA", "DC MD NC SC VA WV", "AL FL GA MS TN", "IN KY MI OH", "IA MN MT ND SD WI",
    "IL KS MO NE", "AR LA OK TX", "AZ CO ID NM NV UT WY", "AK CA HI OR WA",
  ].map { Set($0.split(separator: " ").map(String.init)) }

  /// In words: `District of Columbia` has the most.
  static let longestName = 3

  private static let codes = Dictionary(uniqueKeysWithValues: names.map { ($0.value, $0.key) })

  /// The United States Postal Service's codes in lower case, and what they stand for.
  private static let names = [
    "alabama": "al", "alaska": "ak", "arizona": "az", "arkansas": "ar", "california": "ca", "colorado": "co",
    "connecticut": "ct", "delaware": "de", "district of columbia": "dc", "florida": "fl", "georgia": "ga",
    "hawaii": "hi", "idaho": "id", "illinois": "il", "indiana": "in", "iowa": "ia", "kansas": "ks",
    "kentucky": "ky", "louisiana": "la", "maine": "me", "maryland": "md", "massachusetts": "ma", "michigan": "mi",
    "minnesota": "mn", "mississippi": "ms", "missouri": "mo", "montana": "mt", "nebraska": "ne", "nevada": "nv",
    "new hampshire": "nh", "new jersey": "nj", "new mexico": "nm", "new york": "ny", "north carolina": "nc",
    "north dakota": "nd", "ohio": "oh", "oklahoma": "ok", "oregon": "or", "pennsylvania": "pa",
    "puerto rico": "pr", "rhode island": "ri", "south carolina": "sc", "south dakota": "sd", "tennessee": "tn",
    "texas": "tx", "utah": "ut", "vermont": "vt", "virginia": "va", "washington": "wa", "west virginia": "wv",
    "wisconsin": "wi", "wyoming": "wy",
  ].reduce(into: [:]) { names, pair in names[pair.value] = pair.key.split(separator: " ").map(String.init) }
}

/// A country or a part of one, as what follows a city's name.
enum Country: Hashable, Sendable {
  case unitedStates, other

  /// The country that the words name; in lower case. Codes of two letters count where no state has them.
  init?(_ words: [String]) {
    let name = words.joined(separator: " ")
    if Self.namesOfUnitedStates.contains(name) {
      self = .unitedStates
    } else if Self.others.contains(name) || (words.count == 1 && Region(name) != nil) {
      self = .other
    } else {
      return nil
    }
  }

  /// In words: `United States of America`.
  static let longestName = 4

  private static let namesOfUnitedStates: Set = ["us", "usa", "united states", "united states of america", "america"]

  /// Names that also are, or look like, names of cities and theatres in the United States, and the most frequent ones.
  /// A country that is missing here is a place without theatres, as any unknown word is.
  private static let others = Set(
    """
    afghanistan,albania,algeria,andorra,angola,argentina,armenia,australia,austria,azerbaijan,bahamas,bahrain,\
    bangladesh,barbados,belarus,belgium,belize,benin,bermuda,bhutan,bolivia,bosnia,botswana,brazil,brunei,bulgaria,\
    burma,cambodia,cameroon,canada,chad,chile,china,colombia,congo,costa rica,croatia,cuba,cyprus,czechia,\
    czech republic,denmark,dominican republic,ecuador,egypt,el salvador,england,estonia,ethiopia,fiji,finland,france,\
    gabon,germany,ghana,great britain,greece,greenland,guatemala,guinea,guyana,haiti,holland,honduras,hong kong,\
    hungary,iceland,india,indonesia,iran,iraq,ireland,israel,italy,ivory coast,jamaica,japan,jordan,kazakhstan,kenya,\
    korea,kosovo,kuwait,laos,latvia,lebanon,liberia,libya,liechtenstein,lithuania,luxembourg,macau,madagascar,malaysia,\
    maldives,mali,malta,mauritius,mexico,moldova,monaco,mongolia,montenegro,morocco,mozambique,myanmar,namibia,nepal,\
    netherlands,new zealand,nicaragua,niger,nigeria,north korea,north macedonia,northern ireland,norway,oman,pakistan,\
    palestine,panama,papua new guinea,paraguay,peru,philippines,poland,portugal,qatar,romania,russia,rwanda,\
    saudi arabia,scotland,senegal,serbia,singapore,slovakia,slovenia,somalia,south africa,south korea,spain,sri lanka,\
    sudan,sweden,switzerland,syria,taiwan,tanzania,thailand,the bahamas,the netherlands,the philippines,tunisia,\
    turkey,turkiye,uae,uganda,uk,ukraine,united arab emirates,united kingdom,uruguay,uzbekistan,vatican,venezuela,\
    vietnam,wales,yemen,zambia,zimbabwe,\
    alberta,british columbia,manitoba,new brunswick,newfoundland,nova scotia,ontario,prince edward island,quebec,\
    saskatchewan,ab,bc,mb,nb,nl,ns,on,pei,qc,sk,yt,yukon
    """.split(separator: ",").map(String.init))
}

/// The short names that people use for cities, which AMC's location suggestions don't know.
enum CityNickname {
  /// The city's name with its state; nil for a text that is no such name.
  static func city(_ text: String) -> String? { cities[text.bare] }

  private static let cities = [
    "nyc": "New York, NY", "newyorkcity": "New York, NY", "la": "Los Angeles, CA", "sf": "San Francisco, CA",
    "dc": "Washington, DC", "philly": "Philadelphia, PA", "vegas": "Las Vegas, NV", "nola": "New Orleans, LA",
  ]
}
