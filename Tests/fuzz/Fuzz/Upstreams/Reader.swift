// SPDX-License-Identifier: MIT
import EndpointCore
import Foundation
import JSON

/// An endpoint's reader, with its result as one JSON text.
struct Reader: Sendable {
  let path: String
  /// Reads a response; throws the endpoint's errors.
  let read: @Sendable (HTTPResponse) throws(UpstreamError) -> RawJSON

  /// A reader of a single value.
  init<E: Endpoint>(_ endpoint: E) where E.Content: JSONWritable {
    self.init(endpoint) { RawJSON(writing: $0) }
  }

  /// A reader of a page of a list.
  init<E: PagedEndpoint>(list endpoint: E) where E.Row: JSONWritable {
    self.init(endpoint) { page in
      expect(page.size > 0, "a page of \(page.size)")
      return RawJSON { writer in
        writer.array { writer in
          for row in page.rows { writer.value(row) }
        }
      }
    }
  }

  init<E: Endpoint>(_ endpoint: E, write: @escaping @Sendable (E.Content) -> RawJSON) {
    path = "/" + endpoint.path.joined(separator: "/")
    read = { response throws(UpstreamError) in
      try endpoint.validate(response)
      return write(try endpoint.content(of: response))
    }
  }
}
