// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// Which program answers.
public struct ServerInfo: Sendable, Hashable {
  /// What it is called.
  public var name: String
  /// Its version.
  public var version: String

  public init(name: String, version: String) {
    self.name = name
    self.version = version
  }
}

extension ServerInfo: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", name)
    writer.member("version", version)
    writer.endObject()
  }
}

/// Which program asks.
public struct ClientInfo: Sendable, Hashable {
  /// What it is called.
  public var name: String
  /// Its version.
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

/// What the client wishes of this server.
public struct InitializeOptions: Sendable, Hashable {
  /// Which notifications it wants to get; names not known here are ignored.
  public var notifications: [String]?
  /// The language for calls that name none.
  public var language: String?
  /// The country for calls that name none.
  public var region: String?

  public init(notifications: [String]? = nil, language: String? = nil, region: String? = nil) {
    self.notifications = notifications
    self.language = language
    self.region = region
  }
}

extension InitializeOptions: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .object else { throw json.mismatch(expected: "an object") }
    notifications = try json.optional("notifications")
    language = try json.optional("language", .languageTag)
    region = try json.optional("region", .regionCode)
  }
}

/// What this server is.
public struct InitializeResult: Sendable, Hashable {
  /// Nothing: no capability of the Language Server Protocol applies.
  public var capabilities: ServerCapabilities
  /// Which program answers.
  public var serverInfo: ServerInfo
  /// The version of the contract, which is that of the document rpc.discover gives.
  public var contractVersion: String

  public init(capabilities: ServerCapabilities, serverInfo: ServerInfo, contractVersion: String) {
    self.capabilities = capabilities
    self.serverInfo = serverInfo
    self.contractVersion = contractVersion
  }
}

extension InitializeResult: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("capabilities", capabilities)
    writer.member("serverInfo", serverInfo)
    writer.member("contractVersion", contractVersion)
    writer.endObject()
  }
}

/// Capabilities in the sense of the Language Server Protocol: none.
public struct ServerCapabilities: Sendable, Hashable {
  public init() {
  }
}

extension ServerCapabilities: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.endObject()
  }
}

