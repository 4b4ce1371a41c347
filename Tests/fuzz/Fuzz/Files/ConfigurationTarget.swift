// SPDX-License-Identifier: MIT
import EndpointCore
import Foundation
import JSON
import Providers

@testable import Backend

extension FuzzTarget {
  /// A configuration file: no report shows a key, a persisted key is there afterwards, and everything else in the file
  /// stays. A file that can't be read is left unchanged.
  static let configuration = FuzzTarget(
    "configuration", inputs: .json(after: 0),
    words: ["\"amcKey\":", "\"tmdbToken\":", "\"tmdbKey\":", "\"pixabayKey\":"],
    seeds: {
      let texts = [
        #"{"amcKey":"0123456789abcdef","tmdbToken":"aaaa.bbbb.cccc","pixabayKey":"12345-67890"}"#, "{}", "[]", "", "{",
        #"{"amcKey":"with a blank in it","tmdbKey":null,"tmdb_key":"0123456789abcdef","other":{"a":[1,2]},"amcKey":5}"#,
      ]
      return texts.map { Array($0.utf8) }
    },
    run: { input in
      let folder = ScratchFolder()
      let path = folder.file("config.json", input)
      var settings = Settings(environment: ["HOME": folder.path])
      settings.configurationFile = path
      // An empty file has no settings.
      let isEmpty = input.allSatisfy { [0x09, 0x0A, 0x0D, 0x20].contains($0) }
      let before = Members(try? JSONValue(parsing: isEmpty ? Array("{}".utf8) : input))
      let ring = KeyRing(settings: settings, redactor: Redactor())
      for complaint in ring.complaints {
        expect(!before.secrets.contains { complaint.contains($0) }, "a complaint shows a key: \(complaint)")
      }
      for upstream in Upstream.all {
        let new = "new-key-of-\(upstream.name)"
        do {
          try ring.persist(new, for: upstream, until: .now + .seconds(10))
        } catch {
          expect(before.isUnreadable, "\(error)")
          expect(FileManager.default.contents(atPath: path).map(Array.init) == input, "an unreadable file was changed")
          continue
        }
        expect(!before.isUnreadable, "an unreadable file was replaced")
        expect(ring.key(for: upstream)?.secret == new, "\(upstream.title) has not got the new key")
        let again = KeyRing(settings: settings, redactor: Redactor())
        expect(again.key(for: upstream)?.secret == new, "the new key of \(upstream.title) is not in the file")
      }
      let after = Members(FileManager.default.contents(atPath: path).flatMap { try? JSONValue(parsing: Array($0)) })
      for (name, value) in before.others {
        expect(after.others[name].map { $0.isSame(as: value) } ?? false, "the member \(name) is gone or changed")
      }
      let names = folder.contents.map { ($0.name as NSString).lastPathComponent }
      expect(!names.contains { $0.hasPrefix("config.json.") && $0 != "config.json.lock" }, "left behind: \(names)")
    })
}

/// The members of a configuration file.
private struct Members {
  static let known = ["amcKey", "tmdbToken", "tmdbKey", "pixabayKey"]

  let isUnreadable: Bool
  /// The members that are not keys, by name; of repeated ones the last.
  var others: [String: JSONValue] = [:]
  /// The values under the names of keys, if they are too long to occur in a report by chance.
  var secrets: [String] = []

  /// - Parameter json: the file's content; nil if it is not JSON.
  init(_ json: JSONValue?) {
    isUnreadable = json?.kind != .object
    for (name, value) in json?.members.map({ $0 }) ?? [] {
      if !Self.known.contains(name) {
        others[name] = value
      } else if let text = value.string, text.utf8.count >= 8, !text.allSatisfy({ $0 == " " }) {
        secrets.append(text)
      }
    }
  }
}
