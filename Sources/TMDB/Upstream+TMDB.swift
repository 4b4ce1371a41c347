// SPDX-License-Identifier: MIT
import EndpointCore

extension Upstream {
  /// The Movie Database.
  public static let tmdb = Upstream(
    name: "tmdb", title: "TMDB", base: "https://api.themoviedb.org/3", rate: 40,
    // An API read access token (v4, a JSON Web Token) is sent as a bearer token, an API key (v3) in the query, and TMDB
    // refuses either in the other's place (https://developer.themoviedb.org/docs/authentication-application). They are
    // recognized by their form, whatever name they are configured under: a token has dots, a key is 32 hexadecimal
    // digits.
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
    // The host of the documentation and its alias.
    redirectHosts: ["api.themoviedb.org", "api.tmdb.org"],
    imageHosts: [ImageHost("image.tmdb.org")], hasImageBase: true,
    probe: { client, context throws(UpstreamError) in
      _ = try await client.run(TMDBObject.configuration, context: context)
    })
}
