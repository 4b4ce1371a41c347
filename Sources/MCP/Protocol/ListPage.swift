// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// The params of the methods that list what is offered.
struct ListPageParams: ParameterReadable, Sendable {
  static let parameterNames = ["cursor"]
  static let allowsUnknown = true

  let cursor: String?

  init(_ reader: inout ParameterReader) throws(RPCError) { cursor = try reader.optional("cursor") }
}

/// A part of a list, and what to ask for the rest with (MCP, "Pagination").
struct ListPage<Element> {
  /// How many are given at once: all there are today, because many assistants never turn a page.
  static var size: Int { 100 }

  let elements: ArraySlice<Element>
  let nextCursor: String?

  /// A cursor is the name of the element to go on with, so it stays good as long as that exists.
  init(of all: [Element], from cursor: String?, name: (Element) -> String) throws(RPCError) {
    var start = all.startIndex
    if let cursor {
      guard let found = all.firstIndex(where: { name($0) == cursor }) else {
        throw RPCError(.invalidParams, "The cursor is none that this list has given: leave it out to begin again") {
          $0.member("path", "/cursor")
        }
      }
      start = found
    }
    elements = all[start...].prefix(Self.size)
    nextCursor = elements.endIndex < all.endIndex ? name(all[elements.endIndex]) : nil
  }

  /// - Parameters:
  ///   - member: what the protocol calls the list.
  ///   - write: writes the members of one element.
  func json(_ member: String, _ write: (Element, inout JSONWriter) -> Void) -> RawJSON {
    RawJSON { writer in
      writer.object { writer in
        writer.key(member)
        writer.array { writer in
          for element in elements { writer.object { write(element, &$0) } }
        }
        writer.member("nextCursor", nextCursor)
      }
    }
  }
}
