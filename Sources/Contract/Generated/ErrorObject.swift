// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// Details of an error for programs. The kind decides which members are present; the list of errors names those that
/// always are.
public struct ErrorData: Sendable, Hashable, Boxed {
  /// The kind of error: one of those in the list of errors.
  public var kind: String {
    get { box.members.kind }
    _modify { own(); yield &box.members.kind }
  }
  /// Whether the same request may succeed later.
  public var retryable: Bool {
    get { box.members.retryable }
    _modify { own(); yield &box.members.retryable }
  }
  /// What the user can do about it.
  public var hint: String? {
    get { box.members.hint }
    _modify { own(); yield &box.members.hint }
  }
  /// The part of the params that is wrong, as a JSON Pointer (RFC 6901).
  public var path: String? {
    get { box.members.path }
    _modify { own(); yield &box.members.path }
  }
  /// What was expected there.
  public var expected: String? {
    get { box.members.expected }
    _modify { own(); yield &box.members.expected }
  }
  /// What was given instead.
  public var got: String? {
    get { box.members.got }
    _modify { own(); yield &box.members.got }
  }
  /// The existing method, member or code with the most similar name.
  public var nearest: String? {
    get { box.members.nearest }
    _modify { own(); yield &box.members.nearest }
  }
  /// What may be meant in place of a value that isn't in its list, the most similar first.
  public var alternatives: [String]? {
    get { box.members.alternatives }
    _modify { own(); yield &box.members.alternatives }
  }
  /// The position, in bytes from 0, at which the message stops being JSON.
  public var offset: Int? {
    get { box.members.offset }
    _modify { own(); yield &box.members.offset }
  }
  /// The limit that the message exceeds, in bytes.
  public var limitBytes: Int? {
    get { box.members.limitBytes }
    _modify { own(); yield &box.members.limitBytes }
  }
  /// The number that is allowed: of watches, or of bytes of their definitions. Present only if watch/add was refused
  /// for it.
  public var limit: Int? {
    get { box.members.limit }
    _modify { own(); yield &box.members.limit }
  }
  /// The method that was called.
  public var method: String? {
    get { box.members.method }
    _modify { own(); yield &box.members.method }
  }
  /// The provider that was asked.
  public var provider: String? {
    get { box.members.provider }
    _modify { own(); yield &box.members.provider }
  }
  /// The number of requests sent to the provider.
  public var attempts: Int? {
    get { box.members.attempts }
    _modify { own(); yield &box.members.attempts }
  }
  /// The HTTP status of the provider's last response. Some send non-standard values of 600 and above.
  public var httpStatus: Int? {
    get { box.members.httpStatus }
    _modify { own(); yield &box.members.httpStatus }
  }
  /// The provider's own code for the error.
  public var upstreamCode: Int? {
    get { box.members.upstreamCode }
    _modify { own(); yield &box.members.upstreamCode }
  }
  /// The provider's own message.
  public var upstreamMessage: String? {
    get { box.members.upstreamMessage }
    _modify { own(); yield &box.members.upstreamMessage }
  }
  /// The time to wait before another attempt, in seconds, rounded up to tenths.
  public var retryAfterSeconds: Double? {
    get { box.members.retryAfterSeconds }
    _modify { own(); yield &box.members.retryAfterSeconds }
  }
  /// The URL of the failed request, with secrets removed.
  public var url: String? {
    get { box.members.url }
    _modify { own(); yield &box.members.url }
  }
  /// What a stream had sent before it failed or was cancelled.
  public var delivered: Delivered? {
    get { box.members.delivered }
    _modify { own(); yield &box.members.delivered }
  }
  /// The after with which to go on. Present only if watch/follow failed or was cancelled.
  public var cursor: Int? {
    get { box.members.cursor }
    _modify { own(); yield &box.members.cursor }
  }
  /// The page that failed: ask for it to get the rest. Present only if a stream failed.
  public var resumeFromPage: Int? {
    get { box.members.resumeFromPage }
    _modify { own(); yield &box.members.resumeFromPage }
  }

  /// Copies share it until one of them is changed.
  private var box: Box

  private final class Box: @unchecked Sendable {
    /// Changed only in a box that one value has, so that no access to it overlaps with another.
    @exclusivity(unchecked) var members: Members
    init(_ members: Members) { self.members = members }
  }

  fileprivate struct Members: Sendable, Hashable {
    var kind: String
    var retryable: Bool
    var hint: String?
    var path: String?
    var expected: String?
    var got: String?
    var nearest: String?
    var alternatives: [String]?
    var offset: Int?
    var limitBytes: Int?
    var limit: Int?
    var method: String?
    var provider: String?
    var attempts: Int?
    var httpStatus: Int?
    var upstreamCode: Int?
    var upstreamMessage: String?
    var retryAfterSeconds: Double?
    var url: String?
    var delivered: Delivered?
    var cursor: Int?
    var resumeFromPage: Int?
  }

  fileprivate var members: Members { _read { yield box.members } }

  @inline(never) private mutating func own() {
    if !isKnownUniquelyReferenced(&box) { box = Box(box.members) }
  }

  public static func == (one: Self, other: Self) -> Bool {
    one.box === other.box || one.members == other.members
  }

  public func hash(into hasher: inout Hasher) { members.hash(into: &hasher) }

  public static var boxedBytes: Int { MemoryLayout<Members>.size }

  public init(kind: String, retryable: Bool, hint: String? = nil, path: String? = nil, expected: String? = nil, got: String? = nil, nearest: String? = nil, alternatives: [String]? = nil, offset: Int? = nil, limitBytes: Int? = nil, limit: Int? = nil, method: String? = nil, provider: String? = nil, attempts: Int? = nil, httpStatus: Int? = nil, upstreamCode: Int? = nil, upstreamMessage: String? = nil, retryAfterSeconds: Double? = nil, url: String? = nil, delivered: Delivered? = nil, cursor: Int? = nil, resumeFromPage: Int? = nil) {
    box = Box(Members(kind: kind, retryable: retryable, hint: hint, path: path, expected: expected, got: got, nearest: nearest, alternatives: alternatives, offset: offset, limitBytes: limitBytes, limit: limit, method: method, provider: provider, attempts: attempts, httpStatus: httpStatus, upstreamCode: upstreamCode, upstreamMessage: upstreamMessage, retryAfterSeconds: retryAfterSeconds, url: url, delivered: delivered, cursor: cursor, resumeFromPage: resumeFromPage))
  }
}

extension ErrorData: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    members.writeMembers(to: &writer)
    writer.endObject()
  }
}

extension ErrorData.Members {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", kind)
    writer.member("retryable", retryable)
    writer.member("hint", hint)
    writer.member("path", path)
    writer.member("expected", expected)
    writer.member("got", got)
    writer.member("nearest", nearest)
    writer.member("alternatives", alternatives)
    writer.member("offset", offset)
    writer.member("limitBytes", limitBytes)
    writer.member("limit", limit)
    writer.member("method", method)
    writer.member("provider", provider)
    writer.member("attempts", attempts)
    writer.member("httpStatus", httpStatus)
    writer.member("upstreamCode", upstreamCode)
    writer.member("upstreamMessage", upstreamMessage)
    writer.member("retryAfterSeconds", retryAfterSeconds)
    writer.member("url", url)
    writer.member("delivered", delivered)
    writer.member("cursor", cursor)
    writer.member("resumeFromPage", resumeFromPage)
  }
}

/// What a stream had sent before it failed or was cancelled.
public struct Delivered: Sendable, Hashable {
  /// The number of pages sent.
  public var pageCount: Int
  /// The number of rows on those pages.
  public var itemCount: Int

  public init(pageCount: Int, itemCount: Int) {
    self.pageCount = pageCount
    self.itemCount = itemCount
  }
}

extension Delivered: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("pageCount", pageCount)
    writer.member("itemCount", itemCount)
    writer.endObject()
  }
}

