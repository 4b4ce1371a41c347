// SPDX-License-Identifier: MIT
import Contract
import JSON

@testable import MCP

/// How each tool is called, as JSON texts of its arguments.
enum ToolCalls {
  /// The arguments of the tools that don't wrap a method, or whose example won't do.
  static let tasks = [
    "whats_on_near": [
      #"{"place":"Olathe","date":"tonight","limit":2}"#, #"{"place":"Olathe","film":"xyzzy\nFORGED"}"#,
    ],
    "find_person": [#"{"name":"Michael Keaton","limit":2}"#, #"{"name":"xyzzy\nFORGED"}"#],
    "my_settings": ["{}"],
    "view_data": [#"{"tool":"find_film","arguments":{"film":"batman"}}"#],
    "find_film": [#"{"film":"batman"}"#, #"{"film":"amc:movie:61234"}"#],
    "showtimes_and_seats": [
      #"{"film":"a","place":"New York"}"#, #"{"showtimeId":"amc:showtime:61020778482511","partySize":3}"#,
    ],
    "watch_add": [
      #"{"kind":"seats","showtimeId":"amc:showtime:61020778482511","label":"Friday\nFORGED"}"#,
      #"{"kind":"tickets","film":"batman\nFORGED"}"#, #"{"kind":"tickets","film":"a"}"#,
    ],
    // The example has a genre's name, which no hostile upstream has.
    "movies_discover": [#"{"year":1989,"limit":2}"#],
    "watch_list": ["{}"], "watch_events": ["{}", #"{"cursor":0}"#], "watch_remove": [#"{"watchId":"watch:999"}"#],
  ]

  /// The first example of each method in the contract, as the arguments of its tool; lists are limited to two rows.
  static let examples: [String: [String]] = {
    let document = RawJSON(writing: ContractDocument()).value
    var examples: [String: [String]] = [:]
    for method in ContractDescription(document).tools {
      let described = document["methods"]?.elements.first { $0["name"]?.string == method.name }
      examples[method.toolName] = described?.list("examples").prefix(1).map { example in
        RawJSON { writer in
          writer.object { writer in
            for param in example.list("params") where !["limit", "pageSize"].contains(param["name"]?.string) {
              writer.member(param["name"]?.string ?? "", param["value"] ?? .null)
            }
            if method.rows != nil { writer.member("limit", 2) }
          }
        }.description
      }
    }
    return examples
  }()

  static func of(_ tool: String) -> [String] { tasks[tool] ?? examples[tool] ?? [] }
}
