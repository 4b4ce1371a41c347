// SPDX-License-Identifier: MIT
import JSON

/// The result of a list method: one page, or a summary after all pages were streamed.
public enum ListResult<Row: JSONWritable & Hashable & Sendable>: JSONWritable, Hashable, Sendable {
  case page(Page<Row>)
  case summary(Summary)

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .page(let page): page.write(to: &writer)
    case .summary(let summary): summary.write(to: &writer)
    }
  }
}

extension ListResult: JSONReadable where Row: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let kind: String = try json.required("kind")
    self = kind == "page" ? .page(try json.read()) : .summary(try json.read())
  }
}
