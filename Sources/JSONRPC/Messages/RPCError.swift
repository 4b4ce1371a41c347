// SPDX-License-Identifier: MIT
import JSON

/// An error as the client sees it.
public struct RPCError: Error, Hashable, Sendable {
  /// What went wrong, for programs that know only JSON-RPC.
  public var code: ErrorCode
  /// One sentence for people.
  public var message: String
  /// Always an object with `kind` and `retryable`, and whatever else a program can use.
  public var data: RawJSON

  /// - Parameters:
  ///   - kind: the name of the error for programs; by default the one of the code.
  ///   - retryable: the same request may succeed later.
  ///   - details: writes further members of `data`.
  public init(
    _ code: ErrorCode, _ message: String, kind: String? = nil, retryable: Bool = false,
    details: (inout JSONWriter) -> Void = { _ in }
  ) {
    self.code = code
    self.message = message
    data = RawJSON { writer in
      writer.object { writer in
        writer.member("kind", kind ?? code.kind)
        writer.member("retryable", retryable)
        details(&writer)
      }
    }
  }

  /// The `kind` of the data.
  public var kind: String { data.value["kind"]?.string ?? code.kind }
}

extension RPCError: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("code", code.rawValue)
      writer.member("message", message)
      writer.member("data", data)
    }
  }
}
