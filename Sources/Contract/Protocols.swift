import JSON
import JSONRPC

/// The params of a method that takes the parameters every call takes.
public protocol CallParameters: ParameterReadable, TimeLimited {
  var call: CallOptions { get set }
}

extension CallParameters {
  /// `timeoutMilliseconds`, by name or by position, or its default.
  public static func timeLimit(of params: JSONValue?) -> Duration? {
    let name = "timeoutMilliseconds"
    let given = params?[name] ?? parameterNames.firstIndex(of: name).flatMap { params?[$0] }
    return .milliseconds(min(max(given?.integer ?? CallOptions().timeoutMilliseconds, 0), 600_000))
  }
}

/// The params of a list method.
public protocol ListParameters: CallParameters {
  var list: ListOptions { get set }
}

/// A message that the server sends on its own to clients that asked for it.
public protocol ServerNotification {
  associatedtype Params: JSONWritable & Sendable

  static var name: String { get }
}

/// A closed set of strings.
public protocol Enumeration: RawRepresentable<String>, CaseIterable, Hashable, Sendable, JSONReadable, JSONWritable {}

extension Enumeration {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let value = json.string.flatMap(Self.init(rawValue:)) else {
      throw json.mismatch(expected: "one of " + Self.allCases.map(\.rawValue).joined(separator: ", "))
    }
    self = value
  }

  public func write(to writer: inout JSONWriter) { writer.string(rawValue) }
}
