// SPDX-License-Identifier: MIT
/// The countries of the catalogue's films, and others that people look for.
enum CountryName {
  /// The English name for an ISO 3166-1 code; the code itself for a country that is not in the table.
  static func name(_ code: String) -> String { names[code] ?? code }

  /// The country that TMDB pairs with a language; nil where it is the film's own country.
  static func speaking(_ language: String) -> String? { ["de": "DE", "en": "US", "es": "ES", "fr": "FR"][language] }

  /// The names by code.
  static let names = Dictionary(
    """
    AE United Arab Emirates; AR Argentina; AT Austria; AU Australia; BE Belgium; BG Bulgaria; BR Brazil; CA Canada;
    CH Switzerland; CL Chile; CN China; CO Colombia; CU Cuba; CZ Czech Republic; DE Germany; DK Denmark; EE Estonia;
    EG Egypt; ES Spain; FI Finland; FR France; GB United Kingdom; GE Georgia; GR Greece; HK Hong Kong; HR Croatia;
    HU Hungary; ID Indonesia; IE Ireland; IL Israel; IN India; IR Iran; IS Iceland; IT Italy; JM Jamaica; JP Japan;
    KE Kenya; KR South Korea; LT Lithuania; LU Luxembourg; LV Latvia; MA Morocco; MX Mexico; MY Malaysia; NG Nigeria;
    NL Netherlands; NO Norway; NZ New Zealand; PE Peru; PH Philippines; PK Pakistan; PL Poland; PT Portugal; RO Romania;
    RS Serbia; RU Russia; SA Saudi Arabia; SE Sweden; SG Singapore; SI Slovenia; SK Slovakia; SN Senegal; TH Thailand;
    TR Turkey; TW Taiwan; UA Ukraine; US United States of America; UY Uruguay; VN Vietnam; ZA South Africa
    """.codeTable.map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
}

extension String {
  /// The entries of a table, `code name; code name; …`, in order.
  var codeTable: [(code: String, name: String)] {
    split(separator: ";").compactMap { entry in
      let words = entry.split(whereSeparator: \.isWhitespace)
      return words.first.map { (String($0), words.dropFirst().joined(separator: " ")) }
    }
  }
}
