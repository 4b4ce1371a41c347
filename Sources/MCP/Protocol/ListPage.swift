// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// A page of a list, with the cursor of the next one (MCP, "Pagination").
struct ListPage<Element> {
  /// The page size; larger than any list today, because many assistants never request a second page.
  static var size: Int { 100 }

  let elements: ArraySlice<Element>
  let nextCursor: String?

  /// Creates a page. A cursor is the name of the page's first element, so it stays valid as long as that element
  /// exists.
  init(of all: [Element], from cursor: String?, name: (Element) -> String) throws(RPCError) {
    var start = all.startIndex
    if let cursor {
      guard let found = all.firstIndex(where: { name($0) == cursor }) else {
        throw RPCError(.invalidParams, "Unknown cursor: omit it to start from the beginning") {
          $0.member("path", "/cursor")
        }
      }
      start = found
    }
    elements = all[start...].prefix(Self.size)
    nextCursor = elements.endIndex < all.endIndex ? name(all[elements.endIndex]) : nil
  }
}
