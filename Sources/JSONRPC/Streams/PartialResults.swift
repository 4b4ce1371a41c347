// SPDX-License-Identifier: MIT
import JSON

/// Sends parts of a result as they become available (LSP 3.17, partial result progress).
public struct PartialResults: Sendable {
  let token: ProgressToken
  let request: PendingRequest
  let output: Output

  /// Sends one part. Parts arrive in the order of the calls, before the response. Waits while the output queue is full.
  /// - Parameter value: must write an object with a `kind`; clients in use need one.
  /// - Throws: `CancellationError` if the request is already cancelled; the part is then not sent. A cancellation
  ///   during the send is only reported by the next call, so a part that the client got never counts as unsent.
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
