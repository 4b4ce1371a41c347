// SPDX-License-Identifier: MIT
import JSON

extension JSONValue {
  /// What people call the elements of a list: a text itself, an object by its name or title, a role by its part or job.
  public var namesOfElements: [String] {
    elements.compactMap { element in
      element.string ?? ["name", "title", "character", "job"].lazy.compactMap { element[$0]?.string }.first
    }
  }
}
