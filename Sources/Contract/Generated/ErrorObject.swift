// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// Details of an error for programs. The kind decides which members are present; the list of errors names those that
/// always are.
public struct ErrorData: Sendable, Hashable {
  /// The kind of error: one of those in the list of errors.
  public var kind: String
  /// Whether the same request may succeed later.
  public var retryable: Bool
  /// What the user can do about it.
  public var hint: String?
  /// The part of the params that is wrong, as a JSON Pointer (RFC 6901).
  public var path: String?
  /// What was expected there.
  public var expected: String?
  /// What was given instead.
  public var got: String?
  /// The existing method, member or code with the most similar name.
  public var nearest: String?
  /// What may be meant in place of a value that isn't in its list, the most similar first. Without nearest, all that
  /// there is, if that is little.
  public var alternatives: [String]?
  /// The position, in bytes from 0, at which the message stops being JSON.
  public var offset: Int?
  /// The limit that the message exceeds, in bytes.
  public var limitBytes: Int?
  /// The number that is allowed: of watches, or of bytes of their definitions. Present only if watch/add was refused
  /// for it.
  public var limit: Int?
  /// The method that was called.
  public var method: String?
  /// The provider that was asked.
  public var provider: String?
  /// The number of requests sent to the provider.
  public var attempts: Int?
  /// The HTTP status of the provider's last response. Some send non-standard values of 600 and above.
  public var httpStatus: Int?
  /// The provider's own code for the error.
  public var upstreamCode: Int?
  /// The provider's own message.
  public var upstreamMessage: String?
  /// The time to wait before another attempt, in seconds, rounded up to tenths.
  public var retryAfterSeconds: Double?
  /// The URL of the failed request, with secrets removed.
  public var url: String?
  /// What a stream had sent before it failed or was cancelled.
  public var delivered: Delivered?
  /// The after with which to go on. Present only if watch/follow failed or was cancelled.
  public var cursor: Int?
  /// The page that failed: ask for it to get the rest. Present only if a stream failed.
  public var resumeFromPage: Int?

  public init(kind: String, retryable: Bool, hint: String? = nil, path: String? = nil, expected: String? = nil, got: String? = nil, nearest: String? = nil, alternatives: [String]? = nil, offset: Int? = nil, limitBytes: Int? = nil, limit: Int? = nil, method: String? = nil, provider: String? = nil, attempts: Int? = nil, httpStatus: Int? = nil, upstreamCode: Int? = nil, upstreamMessage: String? = nil, retryAfterSeconds: Double? = nil, url: String? = nil, delivered: Delivered? = nil, cursor: Int? = nil, resumeFromPage: Int? = nil) {
    self.kind = kind
    self.retryable = retryable
    self.hint = hint
    self.path = path
    self.expected = expected
    self.got = got
    self.nearest = nearest
    self.alternatives = alternatives
    self.offset = offset
    self.limitBytes = limitBytes
    self.limit = limit
    self.method = method
    self.provider = provider
    self.attempts = attempts
    self.httpStatus = httpStatus
    self.upstreamCode = upstreamCode
    self.upstreamMessage = upstreamMessage
    self.retryAfterSeconds = retryAfterSeconds
    self.url = url
    self.delivered = delivered
    self.cursor = cursor
    self.resumeFromPage = resumeFromPage
  }
}

extension ErrorData: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
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

extension Delivered: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("pageCount", pageCount)
    writer.member("itemCount", itemCount)
  }
}

