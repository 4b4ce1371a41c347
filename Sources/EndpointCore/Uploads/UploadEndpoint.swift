// SPDX-License-Identifier: MIT
/// An endpoint that sends a body large enough to report progress: bytes, a file, a stream or a form. By default it uses
/// POST, has a time limit of ten minutes and is never cached.
public protocol UploadEndpoint: Endpoint {}

extension UploadEndpoint {
  public var method: HTTPMethod { .post }
  public var timeout: Duration { .seconds(600) }
  public var cachePolicy: CachePolicy { .never }
}

extension Client {
  /// Runs `endpoint` and reports the progress of sending its body. Cancelling the task ends the transfer and the
  /// reading of a file or stream. The context's deadline applies as to any call.
  ///
  /// - Parameter progress: called after each part that was sent, on the transport's thread; must not block. When a
  ///   replayable upload (PUT of bytes or a file) is retried, it counts from the start again.
  public func upload<E: UploadEndpoint>(
    _ endpoint: E, context: CallContext, progress: @escaping @Sendable (UploadProgress) -> Void
  ) async throws(UpstreamError) -> Response<E.Content> {
    try await run(endpoint, context: context, onUploadProgress: progress)
  }
}
