import JSON

/// An endpoint whose answer is a JSON text. What wraps the content (an envelope, HAL's `_embedded`) is unwrapped by the
/// endpoint.
public protocol JSONEndpoint: Endpoint {
  /// Reads the content out of the answer's JSON.
  func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> Content
}

extension JSONEndpoint {
  public func content(of response: HTTPResponse) throws(UpstreamError) -> Content {
    try content(of: response.json(), response: response)
  }
}

extension JSONEndpoint where Content: JSONReadable {
  public func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> Content {
    do throws(JSONMismatch) {
      return try json.read()
    } catch {
      throw UpstreamError(error)
    }
  }
}

extension UpstreamError {
  /// The answer is JSON, but at `mismatch.pointer` stands something else than was expected.
  public init(_ mismatch: JSONMismatch) {
    let place = mismatch.pointer.isEmpty ? "the answer" : mismatch.pointer
    self.init(.upstreamMalformed, "\(place) should be \(mismatch.expected) but is \(mismatch.got)")
  }
}

extension HTTPResponse {
  /// The body as JSON; says what it is instead where it is none.
  public func json() throws(UpstreamError) -> JSONValue {
    do throws(JSONSyntaxError) {
      // A reader may ignore a byte order mark (RFC 8259 section 8.1), and some upstreams send one.
      return try JSONValue(parsing: body.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(body.dropFirst(3)) : body)
    } catch {
      let first = body.first { $0 > 0x20 }
      switch first {
      case nil:
        throw UpstreamError(.upstreamMalformed, "the answer is empty")
      case UInt8(ascii: "<"):
        throw UpstreamError(
          .upstreamMalformed, "the answer is a page for people (HTML), not JSON",
          hint: "a proxy or a login page may stand between this machine and the upstream")
      default:
        throw UpstreamError(.upstreamMalformed, "the answer is not JSON: \(error)")
      }
    }
  }
}
