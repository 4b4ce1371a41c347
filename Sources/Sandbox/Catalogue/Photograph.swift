// SPDX-License-Identifier: MIT
import CTexts

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

extension Photograph: TableReadable {
  static var table: CTextsTable { .photographs }

  init(row: CatalogueRow) throws(CatalogueRow.Mismatch) {
    id = try row.required("id")
    title = try row.required("title")
    type = try row.optional("type") ?? "photo"
    category = try row.required("category")
    tags = try row.list("tags")
    colors = try row.list("colors")
    width = try row.required("width")
    height = try row.required("height")
    isEditorsChoice = try row.optional("editorsChoice") ?? false
  }
}
