// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

extension ErrorCode {
  /// The provider needs a key and none is configured; hint says how to set it.
  public static let credentialsMissing = ErrorCode(rawValue: -32010)
  /// The provider refused the key.
  public static let credentialsRejected = ErrorCode(rawValue: -32011)
  /// The provider has no such entity, or none that matches the id given; or there is no such watch.
  public static let notFound = ErrorCode(rawValue: -32012)
  /// The provider's rate limit is used up; retryAfterSeconds says for how long, if known.
  public static let rateLimited = ErrorCode(rawValue: -32013)
  /// The host is unknown or can't be reached, the connection was lost or the body cut short, TLS failed (not
  /// retryable), the proxy can't be reached or doesn't connect (the message names it; not retryable if it requires a
  /// password, blocks the provider or has an unusable address), the provider is left alone for a while after many
  /// failures, or cache:"only" found nothing in the cache.
  public static let upstreamUnreachable = ErrorCode(rawValue: -32014)
  /// The provider answered with a status of 500 or above.
  public static let upstreamFailed = ErrorCode(rawValue: -32015)
  /// The answer is invalid JSON, a web page instead of data, or empty where content was expected.
  public static let upstreamMalformed = ErrorCode(rawValue: -32016)
  /// There was no answer within timeoutMilliseconds, or the provider reported a timeout.
  public static let timedOut = ErrorCode(rawValue: -32017)
  /// The body or the headers exceed their limit, before or after decompression, or the body has more elements than any
  /// genuine one: a list of over 10,000, or a million names and values in all.
  public static let responseTooLarge = ErrorCode(rawValue: -32018)
}
