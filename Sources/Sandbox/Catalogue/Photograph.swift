// SPDX-License-Identifier: MIT
import JSON

/// A picture that Pixabay's search can find.
struct Photograph: Sendable {
  let id: Int
  let title: String
  /// Pixabay's `type`: `photo`, `illustration` or `vector/svg`.
  let type: String
  let category: String
  let tags: [String]
  let colors: [String]
  let width: Int
  let height: Int
  let isEditorsChoice: Bool
}

extension Photograph: JSONReadable {
  init(json: JSONValue) throws(JSONMismatch) {
    id = try json.required("id")
    title = try json.required("title")
    type = try json.required("type")
    category = try json.required("category")
    tags = try json.required("tags")
    colors = try json.required("colors")
    width = try json.required("width")
    height = try json.required("height")
    isEditorsChoice = try json.optional("editorsChoice") ?? false
  }
}
