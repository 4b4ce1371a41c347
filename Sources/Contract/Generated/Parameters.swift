// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// The parameters that every call takes.
public struct CallOptions: ParameterReadable, Sendable, Hashable {
  public static let parameterNames: [String] = ["timeoutMilliseconds", "cache", "language", "region"]

  /// How long the whole call may take, all its upstream requests and their retries included; then it fails as timedOut.
  /// In milliseconds.
  public var timeoutMilliseconds: Int
  /// How the answer may use responses kept from before.
  public var cache: CacheOption
  /// The language texts should be in; the one given to initialize unless said. Where a text is missing in it, the
  /// original's is given and named in untranslated.
  public var language: String?
  /// The country whose release dates, certifications and offers count; the one given to initialize unless said.
  public var region: String?

  public init(timeoutMilliseconds: Int = 30000, cache: CacheOption = .default, language: String? = nil, region: String? = nil) {
    self.timeoutMilliseconds = timeoutMilliseconds
    self.cache = cache
    self.language = language
    self.region = region
  }

  public init(_ reader: inout ParameterReader) throws(RPCError) {
    timeoutMilliseconds = try reader.optional("timeoutMilliseconds", .range(1...600000)) ?? 30000
    cache = try reader.optional("cache") ?? .default
    language = try reader.optional("language", .languageTag)
    region = try reader.optional("region", .regionCode)
  }
}

/// The parameters that every list method takes.
public struct ListOptions: ParameterReadable, Sendable, Hashable {
  public static let parameterNames: [String] = ["page", "pageSize", "limit", "maxPages"]

  /// The page to give, or to begin with when pages are streamed; the first is 1.
  public var page: Int
  /// How many rows make a page.
  public var pageSize: Int
  /// The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of the page:
  /// page counts in it, so nextPage goes on with the row that follows.
  public var limit: Int?
  /// The most pages that a stream gives.
  public var maxPages: Int?

  public init(page: Int = 1, pageSize: Int = 20, limit: Int? = nil, maxPages: Int? = nil) {
    self.page = page
    self.pageSize = pageSize
    self.limit = limit
    self.maxPages = maxPages
  }

  public init(_ reader: inout ParameterReader) throws(RPCError) {
    page = try reader.optional("page", .range(1...1000000000)) ?? 1
    pageSize = try reader.optional("pageSize", .range(1...100)) ?? 20
    limit = try reader.optional("limit", .range(1...1000000000))
    maxPages = try reader.optional("maxPages", .range(1...1000000000))
  }
}

