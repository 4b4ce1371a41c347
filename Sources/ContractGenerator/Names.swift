/// How names of the wire become names of a programming language.
enum Names {
  /// `movies/nowPlaying` as `MoviesNowPlaying`.
  static func type(_ wire: String) -> String {
    words(wire).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// `popularity.desc` as `popularityDesc`.
  static func member(_ wire: String) -> String {
    let name = type(wire)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// The page of movies is a `MoviePage`.
  static func instance(of generic: String, for argument: String) -> String { argument + generic }

  private static func words(_ wire: String) -> [Substring] {
    wire.split { !$0.isLetter && !$0.isNumber }
  }
}
