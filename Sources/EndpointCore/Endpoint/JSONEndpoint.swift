// SPDX-License-Identifier: MIT
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
    let place: UpstreamMessage =
      mismatch.pointer.isEmpty ? "\(.upstream)'s answer" : "\(mismatch.pointer) of \(.upstream)'s answer"
    self.init(.upstreamMalformed, "\(place) should be \(mismatch.expected) but is \(mismatch.got)")
  }
}
