// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// The server's name and version.
public struct ServerInfo: Sendable, Hashable {
  /// The server's name: marquee.
  public var name: String
  /// The server's version.
  public var version: String

  public init(name: String, version: String) {
    self.name = name
    self.version = version
  }
}

extension ServerInfo: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("name", name)
    writer.member("version", version)
  }
}

/// The client's name and version.
public struct ClientInfo: Sendable, Hashable {
  /// The client's name.
  public var name: String
  /// The client's version.
  public var version: String?

  public init(name: String, version: String? = nil) {
    self.name = name
    self.version = version
  }
}

extension ClientInfo: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .object else { throw json.mismatch(expected: "an object") }
    name = try json.required("name")
    version = try json.optional("version")
  }
}

extension ClientInfo: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("name", name)
    writer.member("version", version)
  }
}

/// The client's preferences for this session.
public struct InitializeOptions: Sendable, Hashable {
  /// The names of the notifications to receive; unknown names are ignored. None if absent.
  public var notifications: [String]?
  /// The default of the parameter language.
  public var language: Language?
  /// The default of the parameter region.
  public var region: Region?

  public init(notifications: [String]? = nil, language: Language? = nil, region: Region? = nil) {
    self.notifications = notifications
    self.language = language
    self.region = region
  }
}

extension InitializeOptions: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .object else { throw json.mismatch(expected: "an object") }
    notifications = try json.optional("notifications")
    language = try json.optional("language")
    region = try json.optional("region")
  }
}

extension InitializeOptions: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("notifications", notifications)
    writer.member("language", language)
    writer.member("region", region)
  }
}

/// The server's description of itself.
public struct InitializeResult: Sendable, Hashable {
  /// Always empty: no capability of the Language Server Protocol applies.
  public var capabilities: ServerCapabilities
  /// The server's name and version.
  public var serverInfo: ServerInfo
  /// The version of the contract, as in the document that rpc.discover returns.
  public var contractVersion: String

  public init(capabilities: ServerCapabilities, serverInfo: ServerInfo, contractVersion: String) {
    self.capabilities = capabilities
    self.serverInfo = serverInfo
    self.contractVersion = contractVersion
  }
}

extension InitializeResult: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("capabilities", capabilities)
    writer.member("serverInfo", serverInfo)
    writer.member("contractVersion", contractVersion)
  }
}

/// Capabilities as in the Language Server Protocol; always empty.
public struct ServerCapabilities: Sendable, Hashable {
  public init() {
  }
}

extension ServerCapabilities: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
  }
}

