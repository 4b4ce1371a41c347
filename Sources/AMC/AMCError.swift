// SPDX-License-Identifier: MIT
import EndpointCore
import JSON

/// AMC's error responses: `{"errors":[{code, message?, exceptionMessage?, exceptionType?, stackTrace?}]}`, plain text,
/// or an empty body.
enum AMCError {
  /// A missing or wrong key, sent with status 400.
  private static let keyRefused = 1
  /// A day without showtimes, sent with status 404: an empty list rather than an error.
  private static let noShowtimes = 5217

  /// The error that a response represents; nil if it succeeded.
  static func read(_ response: HTTPResponse) -> UpstreamError? {
    guard var error = UpstreamError(statusOf: response) else { return nil }
    let first = firstError(in: response)
    let code = first.flatMap(code)
    let message =
      ["message", "exceptionMessage"].lazy.compactMap { first?[$0]?.string?.beginning }.first { !$0.isEmpty }
      ?? (first == nil ? response.plainText : nil)
    error.explain(code: code.map(String.init), message)
    if isAboutTheKey(status: response.status, code: code, message: message) { error.rejectKey() }
    return error
  }

  /// Whether the response reports a day without showtimes.
  static func isWithoutShowtimes(_ response: HTTPResponse) -> Bool {
    response.status == 404 && firstError(in: response).flatMap(code) == noShowtimes
  }

  private static func code(_ error: JSONValue) -> Int? {
    error["code"]?.integer ?? error["code"]?.string.flatMap { Int($0) }
  }

  private static func firstError(in response: HTTPResponse) -> JSONValue? {
    guard let body = try? response.json() else { return nil }
    return body["errors"]?[0]
  }

  private static func isAboutTheKey(status: Int, code: Int?, message: String?) -> Bool {
    switch status {
    case 400: code == keyRefused
    case 401: true
    case 403: message?.lowercased().contains("key") ?? false
    default: false
    }
  }
}
