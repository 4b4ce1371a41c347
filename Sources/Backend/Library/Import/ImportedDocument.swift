// SPDX-License-Identifier: MIT
import JSON

/// A document in JSON that a service exports.
protocol ImportedDocument: Sendable {
  /// - Parameter file: the path of the file, in small letters.
  /// - Returns: nil for another document.
  init?(_ json: JSONValue, file: String)

  /// The elements that are films, shows and others.
  var elements: JSONValue.Elements { get }
  /// What the films are of which an element doesn't say it.
  var meaning: TableMeaning { get }
  /// Whether there are such films.
  var hasSilentFilms: Bool { get }

  /// Reads an element.
  /// - Parameters:
  ///   - given: the status that the user gives to films of which the document doesn't say it; nil for none.
  ///   - assumed: the status that the document's name or nothing gives them; nil if its owner knows it.
  func read(_ element: JSONValue, given: StoredEntry.Status?, assumed: StoredEntry.Status?) -> ImportFile.Line
}
