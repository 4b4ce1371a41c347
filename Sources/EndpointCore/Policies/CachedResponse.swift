/// A 200 answer as caches keep it; it holds no secret. How long it is fresh is not kept but worked out from the headers
/// and the endpoint's policy whenever it is asked for, so a changed policy holds for old answers too.
public struct CachedResponse: Sendable, Hashable {
  /// Where the answer came from, after redirects, without secrets.
  public var url: String
  public var headers: HTTPHeaders
  /// Decompressed.
  public var body: [UInt8]
  /// When it was received, or confirmed by the upstream (304), by this machine's clock.
  public var receivedAt: HTTPDate

  public init(url: String, headers: HTTPHeaders, body: [UInt8], receivedAt: HTTPDate) {
    self.url = url
    self.headers = headers
    self.body = body
    self.receivedAt = receivedAt
  }
}
