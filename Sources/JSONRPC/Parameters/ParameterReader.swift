// SPDX-License-Identifier: MIT
import Basics
import JSON

/// A method's parameters, read by name or by position.
public protocol ParameterReadable {
  /// All names, in positional order. Excludes the tokens of `ProgressTokens`.
  static var parameterNames: [String] { get }
  /// Whether unknown members are accepted; false by default.
  static var allowsUnknown: Bool { get }
  /// The time limit of the call, counted from when the request was read; nil for none, the default. A request whose
  /// time runs out in the queue is started without a slot, so that its handler can still respond, if only to report
  /// that.
  var timeLimit: Duration? { get }
  /// Changes the result and its parts before they are sent to a client; nil, the default, to send them as they are.
  var rewriting: (@Sendable (RawJSON) -> RawJSON)? { get }
  /// Whether the result and its parts also come ready to be shown, which the router adds (`Router.presenting`); false
  /// by default.
  var isPresented: Bool { get }

  /// Reads the parameters.
  /// - Throws: -32602 that points at the first invalid parameter.
  init(_ reader: inout ParameterReader) throws(RPCError)
}

extension ParameterReadable {
  public static var allowsUnknown: Bool { false }
  public var timeLimit: Duration? { nil }
  public var rewriting: (@Sendable (RawJSON) -> RawJSON)? { nil }
  public var isPresented: Bool { false }

  /// Reads params from outside a JSON-RPC request, such as the arguments of a tool.
  public init(params: JSONValue?) throws(RPCError) {
    var reader = try ParameterReader(params, names: Self.parameterNames, allowsUnknown: Self.allowsUnknown)
    try self.init(&reader)
  }
}

/// The parameters of a method that has none.
public struct NoParameters: ParameterReadable, Sendable {
  public static var parameterNames: [String] { [] }

  /// Creates empty parameters.
  public init() {}

  public init(_ reader: inout ParameterReader) throws(RPCError) {}
}

/// A method with its name and types; the contract has one for each of its methods.
public protocol MethodSignature {
  /// The parameters of a call.
  associatedtype Params: ParameterReadable & Sendable
  /// The result of a successful call.
  associatedtype Result: JSONWritable & Sendable

  /// The name on the wire, `family/verb`.
  static var name: String { get }
}

/// A method whose handler takes the params as they were sent.
public protocol RPCMethod: MethodSignature {}

/// Reads the params of one request. Null counts as absent, and `[null]` as no params at all.
public struct ParameterReader: Sendable {
  /// An object or an array; nil if there are none.
  private let params: JSONValue?
  private let isByPosition: Bool
  private let names: [String]
  let tokens: ProgressTokens
  /// The parameters that the call names, as bits by position. From the 65th on, a parameter always counts as named.
  private var named: UInt64 = 0
  /// The likely position of the next name, since parameters are usually read in the order of their names.
  private var position = 0
  /// The first error among the parameters that `given` has read.
  private var failure: RPCError?

  /// - Parameter takers: the related methods that take a parameter of this name.
  /// - Throws: -32602 for an unknown member, too many positional parameters, or an invalid token.
  init(
    _ params: JSONValue?, names: [String], allowsUnknown: Bool, takers: (String) -> [String] = { _ in [] }
  ) throws(RPCError) {
    self.params = params
    isByPosition = params?.kind == .array
    self.names = names
    var tokens = ProgressTokens()
    if let params, params.kind == .object {
      var next = params.firstName
      while let index = next {
        next = params.name(after: index)
        if let position = params.position(ofStringAt: index, in: names) {
          if position < UInt64.bitWidth { named |= 1 << UInt64(position) }
          continue
        }
        let name = params.string(at: index) ?? ""
        switch name {
        case ProgressTokens.partialResultName:
          tokens.partialResult = try Self.token(name, params.value(at: index + 1), in: params)
        case ProgressTokens.workDoneName:
          tokens.workDone = try Self.token(name, params.value(at: index + 1), in: params)
        default:
          guard allowsUnknown || name.utf8.first == UInt8(ascii: "_") else {
            throw .unknownParameter(name, in: params, known: names, takers: takers(name))
          }
        }
      }
    } else if let params, params.count > names.count {
      for value in params.elements.dropFirst(names.count) where !value.isNull {
        throw .tooManyParameters(value, in: params, limit: names.count)
      }
    }
    self.tokens = tokens
  }

  /// Reads a parameter that must be present.
  public mutating func required<T: JSONReadable>(_ name: String, as type: T.Type = T.self) throws(RPCError) -> T {
    try required(name, reading: T.init(json:))
  }

  /// Reads a parameter that may be absent.
  public mutating func optional<T: JSONReadable>(_ name: String, as type: T.Type = T.self) throws(RPCError) -> T? {
    try optional(name, reading: T.init(json:))
  }

  /// Reads a parameter that may be absent. Returns nil for an invalid one, too, whose error `finish` throws; the caller
  /// must call that last. Where each of forty members may throw, a release contains forty times the code that destroys
  /// those before it: a fifth of a megabyte for all params.
  @inline(never)
  public mutating func given<T>(
    _ name: String, _ read: (inout ParameterReader) throws(RPCError) -> T?
  ) -> T? {
    guard failure == nil, !passesOver(name) else { return nil }
    do throws(RPCError) {
      return try read(&self)
    } catch {
      failure = error
      return nil
    }
  }

  /// Ends the reading of parameters with `given`.
  /// - Throws: the error of the first one that is invalid.
  public func finish() throws(RPCError) {
    if let failure { throw failure }
  }

  /// Reads a parameter that must be present.
  /// - Parameter read: converts its value.
  public mutating func required<T>(
    _ name: String, reading read: (JSONValue) throws(JSONMismatch) -> T
  ) throws(RPCError) -> T {
    try finish()
    guard let value = takeValue(of: name) else {
      throw .invalidParams(name, mismatch(of: name, expected: Self.expectation(read)))
    }
    return try self.read(name, value, read)
  }

  /// Reads a parameter that may be absent.
  /// - Parameter read: converts its value.
  public mutating func optional<T>(
    _ name: String, reading read: (JSONValue) throws(JSONMismatch) -> T
  ) throws(RPCError) -> T? {
    guard let value = takeValue(of: name) else { return nil }
    return try self.read(name, value, read)
  }

  /// An error for a parameter that is out of bounds or not one of the allowed values.
  /// - Parameter expected: the accepted values, for people: "an integer from 1 to 100".
  public func invalid(_ name: String, expected: String) -> RPCError {
    .invalidParams(name, mismatch(of: name, expected: expected))
  }

  /// Whether a parameter is known to be absent, and the next one is expected. Most calls have few of their parameters:
  /// a ping has two of eight, and to look for the others would be most of its work.
  private mutating func passesOver(_ name: String) -> Bool {
    if position >= names.count || names[position] != name { position = names.firstIndex(of: name) ?? names.count }
    if isByPosition || position >= UInt64.bitWidth || named & 1 << UInt64(position) != 0 { return false }
    position += 1
    return true
  }

  private mutating func takeValue(of name: String) -> JSONValue? {
    guard !passesOver(name) else { return nil }
    position += 1
    return value(of: name)
  }

  private func value(of name: String) -> JSONValue? {
    let value: JSONValue?
    if isByPosition {
      guard let position = names.firstIndex(of: name) else { return nil }
      value = params?[position]
    } else {
      value = params?[name]
    }
    guard let value, !value.isNull else { return nil }
    return value
  }

  private func read<T>(
    _ name: String, _ value: JSONValue, _ read: (JSONValue) throws(JSONMismatch) -> T
  ) throws(RPCError) -> T {
    do {
      return try read(value)
    } catch {
      throw .invalidParams(name, error.relative(to: params))
    }
  }

  private func mismatch(of name: String, expected: String) -> JSONMismatch {
    if let value = value(of: name) { return value.mismatch(expected: expected).relative(to: params) }
    if isByPosition, let position = names.firstIndex(of: name) {
      return JSONMismatch(pointer: "/\(position)", expected: expected, got: "nothing")
    }
    return JSONValue.null.missing(name, expected: expected)
  }

  private static func token(_ name: String, _ value: JSONValue, in params: JSONValue) throws(RPCError) -> ProgressToken?
  {
    guard !value.isNull else { return nil }
    do {
      return try ProgressToken(json: value)
    } catch {
      throw .invalidParams(name, error.relative(to: params))
    }
  }

  /// The `expected` text that a type reports when it reads null.
  private static func expectation<T>(_ read: (JSONValue) throws(JSONMismatch) -> T) -> String {
    do {
      _ = try read(.null)
      return "a value"
    } catch {
      return error.expected
    }
  }
}

/// A token chosen by the client to identify progress (LSP 3.17, `ProgressToken`), echoed verbatim.
public struct ProgressToken: Sendable, Hashable, JSONReadable, JSONWritable {
  private let text: RawJSON

  public init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .string || json.isInteger else { throw json.mismatch(expected: "a string or an integer") }
    text = json.raw
  }

  public func write(to writer: inout JSONWriter) { writer.value(text) }
}

/// The two parameters that every method accepts, by name only (LSP 3.17, `PartialResultParams` and
/// `WorkDoneProgressParams`).
struct ProgressTokens {
  static let partialResultName = "partialResultToken"
  static let workDoneName = "workDoneToken"
  static let names = [partialResultName, workDoneName]

  var partialResult: ProgressToken?
  var workDone: ProgressToken?
}

extension JSONValue {
  /// Whether this is a whole number: in any notation, or without fraction and exponent of any size.
  fileprivate var isInteger: Bool {
    guard kind == .number else { return false }
    return rawBytes.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: "-") } || (try? read(Int.self)) != nil
  }
}
