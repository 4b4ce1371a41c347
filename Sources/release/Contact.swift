// SPDX-License-Identifier: MIT
import Foundation

/// Where the project is reached, as schema/info.json says; nothing else names an address.
struct Contact: Decodable {
  private struct Info: Decodable { let contact: Contact }

  /// The address of the home page.
  let url: String
  /// The address for mail.
  let email: String

  /// Reads it from the repository's copy.
  init(root: URL) throws {
    let data = try Data(contentsOf: root.appending(path: "schema/info.json"))
    self = try JSONDecoder().decode(Info.self, from: data).contact
  }

  /// The home page's host, its parts in reverse, as registries name who publishes.
  var namespace: String {
    (URL(string: url)?.host() ?? "").split(separator: ".").reversed().joined(separator: ".")
  }

  /// The values of the templates' names.
  var values: [String: String] { ["HOMEPAGE": url, "EMAIL": email] }
}
