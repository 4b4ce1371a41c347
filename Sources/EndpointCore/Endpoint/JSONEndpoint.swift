// SPDX-License-Identifier: MIT
import JSON

/// An endpoint whose response is JSON. The endpoint itself unwraps an envelope such as HAL's `_embedded`.
public protocol JSONEndpoint: Endpoint {
  /// Reads the content from the response's JSON.
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
  /// An error for JSON whose value at `mismatch.pointer` is not of the expected kind.
  public init(_ mismatch: JSONMismatch) {
    let place: UpstreamMessage =
      mismatch.pointer.isEmpty ? "\(.upstream)'s answer" : "\(mismatch.pointer) of \(.upstream)'s answer"
    self.init(.upstreamMalformed, "\(place) should be \(mismatch.expected) but is \(mismatch.got)")
  }
}
