// SPDX-License-Identifier: MIT
/// The countries of the catalogue's films.
enum CountryName {
  /// The English name for an ISO 3166-1 code; the code itself for a country that is not in the catalogue.
  static func name(_ code: String) -> String { names[code] ?? code }

  /// The country that TMDB pairs with a language; nil where it is the film's own country.
  static func speaking(_ language: String) -> String? { ["de": "DE", "en": "US", "es": "ES", "fr": "FR"][language] }

  private static let names = [
    "BR": "Brazil", "CN": "China", "DE": "Germany", "ES": "Spain", "FR": "France", "GB": "United Kingdom",
    "HK": "Hong Kong", "IN": "India", "IR": "Iran", "IT": "Italy", "JP": "Japan", "KR": "South Korea", "LV": "Latvia",
    "MX": "Mexico", "NO": "Norway", "RU": "Russia", "SE": "Sweden", "US": "United States of America",
  ]
}
