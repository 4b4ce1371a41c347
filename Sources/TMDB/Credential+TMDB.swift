import EndpointCore

extension Credential {
  /// A key of TMDB's (https://developer.themoviedb.org/docs/authentication-application): an API read access token (v4, a
  /// JSON Web Token) goes as a bearer, an API key (v3) into the query, and TMDB refuses either in the other's place. They
  /// are told apart by their form, whichever name they were given under: a token has dots, a key is 32 hexadecimal digits.
  /// - Parameter isLikelyToken: decides about a text of neither form.
  public static func tmdb(_ secret: String, isLikelyToken: Bool) -> Credential {
    isToken(secret) ?? isLikelyToken
      ? Credential(secret, in: .header(name: "Authorization", prefix: "Bearer "))
      : Credential(secret, in: .queryItem(name: "api_key"))
  }

  private static func isToken(_ secret: String) -> Bool? {
    if secret.utf8.contains(UInt8(ascii: ".")) { return true }
    return secret.utf8.count == 32 && secret.allSatisfy(\.isHexDigit) ? false : nil
  }
}
