// SPDX-License-Identifier: MIT
import EndpointCore

/// The address of a fleet's engine, such as `rediss://ada:password@engine.example:6379/0`.
public struct FleetAddress: Sendable, Hashable {
  /// The host or socket of the engine.
  public enum Place: Sendable, Hashable {
    case host(String, port: Int, isSecure: Bool)
    /// A socket in the file system.
    case path(String)
  }

  public let place: Place
  /// Nil for the engine's default user.
  public let user: String?
  /// Never shown.
  public let password: String?
  /// The number of the database.
  public let database: Int

  /// The forms that are accepted, for an error message.
  public static let forms =
    "redis://host:6379/0, rediss://user:password@host/0 (TLS), or unix:/run/redis/redis.sock"

  private static let usualPort = 6379

  /// Parses `redis://[[USER]:PASSWORD@]HOST[:PORT][/DATABASE]`, `rediss://…`, `unix:PATH`,
  /// `unix://[[USER]:PASSWORD@]PATH` or an absolute path; nil for anything else. User name and password may be
  /// percent-encoded, and end at the last `@`. A path with an `@` is refused: paths are shown, and the text before it
  /// may be a password, as in `unix:/:password@/run/redis.sock`, with a slash too few.
  public init?(_ text: String) {
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return nil }
    if text.first == "/" {
      guard !text.utf8.contains(UInt8(ascii: "@")) else { return nil }
      self.init(.path(text), login: nil, database: 0)
      return
    }
    guard let colon = text.firstIndex(of: ":") else { return nil }
    var rest = text[text.index(after: colon)...]
    let hasAuthority = rest.hasPrefix("//")
    if hasAuthority { rest = rest.dropFirst(2) }
    var login: Login?
    if hasAuthority, let at = rest.lastIndex(of: "@") {
      login = Login(rest[..<at])
      guard login != nil else { return nil }
      rest = rest[rest.index(after: at)...]
    }
    switch text[..<colon].lowercased() {
    case "unix" where rest.first == "/" && !rest.utf8.contains(UInt8(ascii: "@")):
      self.init(.path(String(rest)), login: login, database: 0)
    case let scheme where ["redis", "rediss"].contains(scheme) && hasAuthority:
      let authority = rest.prefix { $0 != "/" }
      let path = rest[authority.endIndex...].dropFirst()
      guard let database = path.isEmpty ? 0 : UInt16(path), let (host, port) = authority.hostAndPort, port != 0,
        !host.contains(where: { "?#\\%".contains($0) })
      else { return nil }
      let place = Place.host(host, port: port ?? Self.usualPort, isSecure: scheme == "rediss")
      self.init(place, login: login, database: Int(database))
    default: return nil
    }
  }

  private struct Login {
    let user: String?
    let password: String

    /// Nil without a password: a single text there may be a password or a user's name.
    init?(_ text: Substring) {
      guard let colon = text.firstIndex(of: ":"),
        let user = PercentEncoding.decode(text[..<colon], plusIsSpace: false),
        let password = PercentEncoding.decode(text[text.index(after: colon)...], plusIsSpace: false), !password.isEmpty
      else { return nil }
      self.user = user.nilIfEmpty
      self.password = password
    }
  }

  private init(_ place: Place, login: Login?, database: Int) {
    self.place = place
    user = login?.user
    password = login?.password
    self.database = database
  }
}

extension FleetAddress: CustomStringConvertible {
  /// The address without user name and password.
  public var description: String {
    switch place {
    case .path(let path): "unix:\(path)"
    case .host(let host, let port, let isSecure):
      "\(isSecure ? "rediss" : "redis")://\(host.contains(":") ? "[\(host)]" : host):\(port)/\(database)"
    }
  }

  /// Whether others on the network path can read what is sent.
  public var isReadable: Bool {
    guard case .host(let host, _, false) = place else { return false }
    return host != "localhost" && host != "::1" && !host.hasPrefix("127.")
  }
}
