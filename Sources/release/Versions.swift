// SPDX-License-Identifier: MIT
import Foundation

/// The places that name the version.
struct Versions {
  let root: URL

  private static let places: [(file: String, before: String, after: Character)] = [
    ("Sources/Backend/Services/Product.swift", "version = \"", "\""),
    ("clients/python/pyproject.toml", "\nversion = \"", "\""),
    ("clients/python/src/marquee_client/_settings.py", "\nVERSION = \"", "\""),
    ("clients/typescript/package.json", "\"version\": \"", "\""),
    ("clients/emacs/marquee.el", ";; Version: ", "\n"),
  ]

  /// - Throws: if they differ.
  func common() throws -> String {
    let versions = try Self.places.map { place in
      let text = try String(contentsOf: root.appending(path: place.file), encoding: .utf8)
      guard let start = text.range(of: place.before)?.upperBound,
        let end = text[start...].firstIndex(of: place.after)
      else { throw Command.Failure(description: "\(place.file) names no version") }
      return String(text[start..<end])
    }
    guard let first = versions.first, versions.allSatisfy({ $0 == first }) else {
      let list = zip(Self.places, versions).map { "\($0.file) says \($1)" }.joined(separator: ", ")
      throw Command.Failure(description: "the versions differ: \(list)")
    }
    return first
  }
}
