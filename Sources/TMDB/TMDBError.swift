// SPDX-License-Identifier: MIT
import EndpointCore
import JSON

/// TMDB's error responses (https://developer.themoviedb.org/docs/errors):
/// `{"success":false,"status_code":7,"status_message":"…"}`, or `{"errors":["…"]}`.
enum TMDBError {
  /// The error that a response represents; nil if it succeeded.
  static func read(_ response: HTTPResponse) -> UpstreamError? {
    let isSuccess = 200..<300 ~= response.status
    // An error may come with a status of success; it is short.
    guard !isSuccess || response.body.count < 1_000 else { return nil }
    let body = try? response.json()
    let code: Int? = body.flatMap { LenientObject($0)?.peek("status_code") }
    var stated = response
    if isSuccess {
      guard let code, body?["status_message"] != nil, body?["success"]?.boolean != true else { return nil }
      stated.status = statuses[code] ?? 400
    }
    guard var error = UpstreamError(statusOf: stated) else { return nil }
    if isSuccess { (error.httpStatus, error.message) = (response.status, "\(.upstream) answered with an error") }
    let message =
      if let body { (body["status_message"]?.string ?? firstMessage(of: body))?.beginning } else { response.plainText }
    error.explain(code: code.map(String.init), message)
    if let kind = kind(of: code) ?? kind(ofStatus: response.status, message: message) {
      error.kind = kind
      error.isRetryable = kind == .rateLimited
    }
    if error.kind == .credentialsRejected { error.rejectKey() }
    return error
  }

  /// The error kind for codes that are more specific than their HTTP status.
  private static func kind(of code: Int?) -> UpstreamError.Kind? {
    switch code {
    case 7, 10: .credentialsRejected
    case 6, 34: .notFound
    case 25: .rateLimited
    default: nil
    }
  }

  /// The statuses that belong to codes.
  private static let statuses = [
    3: 401, 6: 404, 7: 401, 9: 503, 10: 401, 11: 500, 14: 401, 20: 422, 22: 400, 24: 504, 25: 429, 27: 400, 34: 404,
    43: 502, 46: 503,
  ]

  private static func kind(ofStatus status: Int, message: String?) -> UpstreamError.Kind? {
    guard status == 403, let message = message?.lowercased() else { return nil }
    return message.contains("key") || message.contains("token") ? .credentialsRejected : nil
  }

  private static func firstMessage(of body: JSONValue) -> String? {
    let first = body["errors"]?[0]
    return first?.string ?? first?["message"]?.string
  }
}
