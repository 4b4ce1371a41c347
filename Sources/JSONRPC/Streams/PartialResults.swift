// SPDX-License-Identifier: MIT
import JSON

/// Where a handler sends the parts of its result as they become known (LSP 3.17, partial result progress).
public struct PartialResults: Sendable {
  let token: ProgressToken
  let request: PendingRequest
  let output: Output

  /// Sends one part. Parts arrive in the order of the calls and before the answer.
  ///
  /// Waits while the output queue is full.
  /// - Parameter value: must write an object with a `kind`; clients in use need one.
  /// - Throws: `CancellationError` if the request was cancelled before, so that the part is not sent. A cancel that
  ///   comes while it is being sent shows at the next one: what the client got is never taken for something it did not
  ///   get.
  public func send(_ value: some JSONWritable) async throws {
    try Task.checkCancellation()
    await output.send(.progress(token, value: value), for: request)
  }
}

extension Message {
  static func progress(_ token: ProgressToken, value: some JSONWritable) -> Message {
    .notification("$/progress", params: Progress(token: token, value: value))
  }

  static func progress(_ token: ProgressToken, _ members: (inout JSONWriter) -> Void) -> Message {
    progress(token, value: RawJSON { $0.object(members) })
  }
}

private struct Progress<Value: JSONWritable>: JSONWritable {
  let token: ProgressToken
  let value: Value

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("token", token)
      writer.member("value", value)
    }
  }
}
