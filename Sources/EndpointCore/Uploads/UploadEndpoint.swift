// SPDX-License-Identifier: MIT
/// An endpoint that sends a body worth watching: bytes, a file, a stream or a form. It is POST, may take ten minutes
/// and is never kept in a cache, unless it says otherwise.
public protocol UploadEndpoint: Endpoint {}

extension UploadEndpoint {
  public var method: HTTPMethod { .post }
  public var timeout: Duration { .seconds(600) }
  public var cachePolicy: CachePolicy { .never }
}

extension Client {
  /// Runs `endpoint` and tells how much of its body is on its way. Cancelling the task ends the transfer, and with it
  /// the reading of a file or stream. The context's deadline bounds an upload as it bounds everything.
  ///
  /// - Parameter progress: told after each part that was sent, from the transport's thread: it must not block. When an
  ///   upload that can be repeated (PUT of bytes or a file) is retried, it counts from the start again.
  public func upload<E: UploadEndpoint>(
    _ endpoint: E, context: CallContext, progress: @escaping @Sendable (UploadProgress) -> Void
  ) async throws(UpstreamError) -> Answer<E.Content> {
    try await run(endpoint, context: context, onUploadProgress: progress)
  }
}
