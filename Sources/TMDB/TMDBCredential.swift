/// A key of TMDB's and how it goes with a request (https://developer.themoviedb.org/docs/authentication-application).
/// TMDB refuses either one in the other's place.
public enum TMDBCredential: Sendable, Hashable {
  /// An API read access token (v4, a JSON Web Token): `Authorization: Bearer …`.
  case token(String)
  /// An API key (v3): the query item `api_key`.
  case key(String)

  /// Told apart by its form, whichever name it was given under: a token has dots, a key is 32 hexadecimal digits.
  /// - Parameter isLikelyKey: decides about a text of neither form.
  public init(_ text: String, isLikelyKey: Bool = false) {
    if text.utf8.contains(UInt8(ascii: ".")) {
      self = .token(text)
    } else if isLikelyKey || text.utf8.count == 32 && text.allSatisfy({ $0.isASCII && $0.isHexDigit }) {
      self = .key(text)
    } else {
      self = .token(text)
    }
  }

  /// The text that must not be shown.
  public var secret: String {
    switch self {
    case .token(let text), .key(let text): text
    }
  }
}
