// SPDX-License-Identifier: MIT
import JSON

/// TMDB's error responses: `{"success":false,"status_code":…,"status_message":…}`
/// (https://developer.themoviedb.org/docs/errors).
enum TMDBFailure {
  static let invalidID = reply(404, 6, "The id is invalid: there is nothing under it.")
  static let invalidPage = reply(400, 22, "The page is invalid: it must be a number from 1 to 500.")
  static let notFound = reply(404, 34, "The resource could not be found.")

  /// A parameter is missing. TMDB reports this in its other form: `{"errors":[…]}`.
  static func missing(_ name: String) -> SandboxReply {
    .tmdb(422) { $0.member("errors", ["\(name) must be provided"]) }
  }

  private static func reply(_ status: Int, _ code: Int, _ message: String) -> SandboxReply {
    .tmdb(status) { writer in
      writer.member("success", false)
      writer.member("status_code", code)
      writer.member("status_message", message)
    }
  }
}

extension SandboxReply {
  /// A response with a JSON object, of TMDB's media type.
  static func tmdb(_ status: Int = 200, _ members: (inout JSONWriter) -> Void) -> SandboxReply {
    .object(status, contentType: "application/json;charset=utf-8", members)
  }
}

/// One page of a list; TMDB's pages have 20 rows.
struct TMDBPage<Row> {
  let context: TMDBContext
  let rows: [Row]

  init(_ context: TMDBContext, _ rows: [Row]) {
    self.context = context
    self.rows = rows
  }

  /// - Parameters:
  ///   - extra: members that only this list has, before the rows.
  ///   - write: writes the members of one row.
  func reply(
    extra: (inout JSONWriter) -> Void = { _ in }, _ write: (Row, inout JSONWriter) -> Void
  ) -> SandboxReply {
    guard let number = Self.number(context.request) else { return TMDBFailure.invalidPage }
    return .tmdb { writer in
      extra(&writer)
      Self.write(rows, page: number, to: &writer, write)
    }
  }

  /// Writes the members of a page. A list that is part of another response is always on its first page.
  static func write(
    _ rows: [Row], page number: Int, to writer: inout JSONWriter, _ write: (Row, inout JSONWriter) -> Void
  ) {
    let start = min((number - 1) * 20, rows.count)
    writer.member("page", number)
    writer.array("results") { writer in
      for row in rows[start..<min(start + 20, rows.count)] { writer.object { write(row, &$0) } }
    }
    writer.member("total_pages", (rows.count + 19) / 20)
    writer.member("total_results", rows.count)
  }

  /// The number of the requested page; nil for one that TMDB refuses.
  private static func number(_ request: SandboxRequest) -> Int? {
    guard let text = request["page"] else { return 1 }
    return Int(text).flatMap { (1...500).contains($0) ? $0 : nil }
  }
}
