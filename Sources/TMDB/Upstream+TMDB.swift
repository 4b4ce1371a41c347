// SPDX-License-Identifier: MIT
import EndpointCore

extension Upstream {
  /// The Movie Database.
  public static let tmdb = Upstream(
    name: "tmdb", title: "TMDB", base: "https://api.themoviedb.org/3", rate: 40,
    // An API read access token (v4, a JSON Web Token) goes as a bearer, an API key (v3) into the query, and TMDB
    // refuses either in the other's place (https://developer.themoviedb.org/docs/authentication-application). They are
    // told apart by their form, whichever name they were given under: a token has dots, a key is 32 hexadecimal digits.
    keys: [
      KeyForm(
        "token", "v4 bearer token for TMDB", in: .header(name: "Authorization", prefix: "Bearer "),
        recognizes: { $0.utf8.contains(UInt8(ascii: ".")) }),
      KeyForm(
        "key", "v3 key for TMDB", in: .queryItem(name: "api_key"),
        recognizes: { $0.utf8.count == 32 && $0.allSatisfy(\.isHexDigit) }),
    ],
    attribution: "This product uses the TMDB API but is not endorsed or certified by TMDB.",
    website: "https://www.themoviedb.org",
    // Its documentation's, and what else it is known by.
    redirectHosts: ["api.themoviedb.org", "api.tmdb.org"],
    imageHosts: [ImageHost("image.tmdb.org")], hasImageBase: true,
    probe: { client, context throws(UpstreamError) in
      _ = try await client.run(ConfigurationEndpoint(), context: context)
    })
}
