// SPDX-License-Identifier: MIT
import JSON

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
    guard let number = Self.number(context.request) else { return TMDBFailure.invalidPage.reply }
    return .object(contentType: TMDBFailure.contentType) { writer in
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
