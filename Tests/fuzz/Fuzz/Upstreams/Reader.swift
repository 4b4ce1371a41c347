// SPDX-License-Identifier: MIT
import EndpointCore
import FoundationEssentials
import JSON

/// An endpoint's reader, with what it reads as one JSON text.
struct Reader: Sendable {
  let path: String
  /// Throws what the endpoint does.
  let read: @Sendable (HTTPResponse) throws(UpstreamError) -> RawJSON

  /// One thing.
  init<E: Endpoint>(_ endpoint: E) where E.Content: JSONWritable {
    self.init(endpoint) { RawJSON(writing: $0) }
  }

  /// A page of a list.
  init<E: PagedEndpoint>(list endpoint: E) where E.Row: JSONWritable {
    self.init(endpoint) { page in
      expect(page.size > 0, "a page of \(page.size)")
      return RawJSON { writer in
        writer.array { writer in
          for row in page.rows { if let row { writer.value(row) } }
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
