// SPDX-License-Identifier: MIT
import EndpointCore

/// Pixabay's error responses: a status and plain text, `[ERROR 400] Invalid or missing API key …`.
enum PixabayError {
  /// The error that a response represents; nil if it succeeded.
  /// - Parameter noun: what to call the hit that was requested by its id; nil for other requests. Pixabay refuses an
  ///   unknown id like any invalid parameter, so status 400 counts as "not found" then.
  static func read(_ response: HTTPResponse, aboutOne noun: String?) -> UpstreamError? {
    guard var error = UpstreamError(statusOf: response) else { return nil }
    let text = response.plainText
    error.explain(code: text.flatMap(code), text)
    if isAboutTheKey(status: response.status, text: text?.lowercased() ?? "") {
      error.rejectKey()
    } else if response.status == 400, let noun {
      error.kind = .notFound
      error.message = "Pixabay has no such \(noun)"
    }
    return error
  }

  /// Whether the response is `[ERROR 400] "page" is out of valid range.`
  static func isPastTheEnd(_ response: HTTPResponse) -> Bool {
    guard response.status == 400, let text = response.plainText else { return false }
    return text.contains("\"page\"") && text.contains("out of valid range")
  }

  private static func isAboutTheKey(status: Int, text: String) -> Bool {
    switch status {
    case 401: true
    case 403: text.contains("key")
    case 400..<404: text.contains("api key")
    default: false
    }
  }

  /// The number in `[ERROR 400]`.
  private static func code(in text: String) -> String? {
    guard text.hasPrefix("[ERROR ") else { return nil }
    let digits = text.dropFirst("[ERROR ".count).prefix(while: \.isNumber)
    return digits.isEmpty ? nil : String(digits)
  }
}
