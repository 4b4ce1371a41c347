// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// The parameters that every call takes.
public struct CallOptions: ParameterReadable, Sendable, Hashable {
  public static let parameterNames: [String] = ["timeoutMilliseconds", "cache", "language", "region", "verbatim", "presentation"]

  /// The time limit for the whole call, from when it is read: waiting, all upstream requests and their retries. After
  /// it the call fails with timedOut. In milliseconds.
  public var timeoutMilliseconds: Int
  /// How the answer may use cached responses.
  public var cache: CacheOption
  /// The language of the answer's texts; by default the one given to initialize, otherwise TMDB's default, American
  /// English. A text without a translation is in English, or else in the original language, and named in untranslated.
  public var language: Language?
  /// The country whose release dates, certifications and offers count; by default the one given to initialize.
  public var region: Region?
  /// False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and pixabay, which
  /// are half of many answers.
  public var verbatim: Bool
  /// True to get the answer, its pages and its other parts also ready to be shown, as their member presentation.
  public var presentation: Bool?

  public init(timeoutMilliseconds: Int = 30000, cache: CacheOption = .default, language: Language? = nil, region: Region? = nil, verbatim: Bool = true, presentation: Bool? = nil) {
    self.timeoutMilliseconds = timeoutMilliseconds
    self.cache = cache
    self.language = language
    self.region = region
    self.verbatim = verbatim
    self.presentation = presentation
  }

  public init(_ reader: inout ParameterReader) throws(RPCError) {
    timeoutMilliseconds = try reader.optional("timeoutMilliseconds", .range(1...600000)) ?? 30000
    cache = try reader.optional("cache") ?? .default
    language = try reader.optional("language")
    region = try reader.optional("region")
    verbatim = try reader.optional("verbatim") ?? true
    presentation = try reader.optional("presentation")
  }
}

extension CallOptions {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("timeoutMilliseconds", timeoutMilliseconds)
    writer.member("cache", cache)
    writer.member("language", language)
    writer.member("region", region)
    writer.member("verbatim", verbatim)
    writer.member("presentation", presentation)
  }
}

/// The params of a method that takes none of its own.
public struct PlainCallParameters: CallParameters, Sendable, Hashable {
  public static let parameterNames: [String] = CallOptions.parameterNames

  public var call: CallOptions

  public init(call: CallOptions = CallOptions()) {
    self.call = call
  }

  public init(_ reader: inout ParameterReader) throws(RPCError) {
    call = try CallOptions(&reader)
  }
}

extension PlainCallParameters: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    call.writeMembers(to: &writer)
  }
}

/// The parameters that every list method takes.
public struct ListOptions: ParameterReadable, Sendable, Hashable {
  public static let parameterNames: [String] = ["page", "pageSize", "limit", "maxPages", "seen"]

  /// The number of the page to return, or to start streaming from; the first is 1.
  public var page: Int
  /// The number of rows per page.
  public var pageSize: Int
  /// The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below pageSize becomes
  /// the page size, so that nextPage continues with the next row.
  public var limit: Int?
  /// The maximum number of pages to stream; if absent, all. It has no effect without a partialResultToken.
  public var maxPages: Int?
  /// Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows left out are
  /// counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that a page may be short or
  /// empty, and limit counts the rows given. Refused with -32602 by lists of other things.
  public var seen: SeenOption?

  public init(page: Int = 1, pageSize: Int = 20, limit: Int? = nil, maxPages: Int? = nil, seen: SeenOption? = nil) {
    self.page = page
    self.pageSize = pageSize
    self.limit = limit
    self.maxPages = maxPages
    self.seen = seen
  }

  public init(_ reader: inout ParameterReader) throws(RPCError) {
    page = try reader.optional("page", .range(1...1000000000)) ?? 1
    pageSize = try reader.optional("pageSize", .range(1...100)) ?? 20
    limit = try reader.optional("limit", .range(1...1000000000))
    maxPages = try reader.optional("maxPages", .range(1...1000000000))
    seen = try reader.optional("seen")
  }
}

extension ListOptions {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("page", page)
    writer.member("pageSize", pageSize)
    writer.member("limit", limit)
    writer.member("maxPages", maxPages)
    writer.member("seen", seen)
  }
}

/// The params of a method that takes none of its own.
public struct PlainListParameters: ListParameters, Sendable, Hashable {
  public static let parameterNames: [String] = ListOptions.parameterNames + CallOptions.parameterNames

  public var list: ListOptions
  public var call: CallOptions

  public init(list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
    self.list = list
    self.call = call
  }

  public init(_ reader: inout ParameterReader) throws(RPCError) {
    list = try ListOptions(&reader)
    call = try CallOptions(&reader)
  }
}

extension PlainListParameters: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
  }
}

