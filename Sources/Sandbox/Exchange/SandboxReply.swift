// SPDX-License-Identifier: MIT
import EndpointCore
import JSON

/// A response from a site of the sandbox.
struct SandboxReply: Sendable {
  var status: Int
  var headers: HTTPHeaders
  var body: [UInt8]

  /// A response without headers and body.
  static func empty(_ status: Int) -> SandboxReply { SandboxReply(status: status, headers: [:], body: []) }

  /// A response with a JSON object as its body.
  static func object(
    _ status: Int = 200, contentType: String = "application/json", _ members: (inout JSONWriter) -> Void
  ) -> SandboxReply {
    var writer = JSONWriter()
    writer.object(members)
    return SandboxReply(status: status, headers: ["Content-Type": contentType], body: writer.bytes)
  }

  /// A plain-text response, the form of Pixabay's errors.
  static func text(_ status: Int, _ text: String) -> SandboxReply {
    SandboxReply(status: status, headers: ["Content-Type": "text/plain; charset=utf-8"], body: Array(text.utf8))
  }
}
