// SPDX-License-Identifier: MIT
import JSON

/// An error response in TMDB's form: `{"success":false,"status_code":…,"status_message":…}`
/// (https://developer.themoviedb.org/docs/errors).
enum TMDBFailure {
  case invalidID
  case invalidPage
  case notFound
  /// A parameter is missing. TMDB reports this in its other form: `{"errors":[…]}`.
  case missing(String)

  var reply: SandboxReply {
    switch self {
    case .invalidID: refusal(404, 6, "The id is invalid: there is nothing under it.")
    case .invalidPage: refusal(400, 22, "The page is invalid: it must be a number from 1 to 500.")
    case .notFound: refusal(404, 34, "What was asked for could not be found.")
    case .missing(let name):
      .object(422, contentType: TMDBFailure.contentType) { $0.member("errors", ["\(name) must be provided"]) }
    }
  }

  static let contentType = "application/json;charset=utf-8"

  private func refusal(_ status: Int, _ code: Int, _ message: String) -> SandboxReply {
    .object(status, contentType: Self.contentType) { writer in
      writer.member("success", false)
      writer.member("status_code", code)
      writer.member("status_message", message)
    }
  }
}
