/// A secret that an upstream knows its user by.
struct Key: Sendable, Hashable {
  /// Where it was found; the first case that has one wins.
  enum Origin: Sendable, Hashable {
    /// credentials/set.
    case set
    case environment(variable: String)
    case configurationFile
  }

  /// How TMDB wants to be given it: its two kinds of key are not interchangeable.
  enum Form: Sendable, Hashable {
    /// AMC and Pixabay: the only form there is. TMDB: a key of version 3, in the query.
    case key
    /// TMDB: a token of version 4, as a bearer.
    case token
  }

  let secret: String
  let form: Form
  let origin: Origin

  /// Tells TMDB's two kinds apart where nothing else does: a token is a JSON Web Token, whose parts are joined by dots.
  static func form(of secret: String, for upstream: Upstream) -> Form {
    upstream == .tmdb && secret.contains(".") ? .token : .key
  }
}
