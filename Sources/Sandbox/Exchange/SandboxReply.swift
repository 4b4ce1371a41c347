// SPDX-License-Identifier: MIT
import EndpointCore
import JSON

/// What a site of the sandbox answers.
struct SandboxReply: Sendable {
  var status: Int
  var headers: HTTPHeaders
  var body: [UInt8]

  /// A status with nothing more to say.
  static func empty(_ status: Int) -> SandboxReply { SandboxReply(status: status, headers: [:], body: []) }

  /// A JSON object.
  static func object(
    _ status: Int = 200, contentType: String = "application/json", _ members: (inout JSONWriter) -> Void
  ) -> SandboxReply {
    var writer = JSONWriter()
    writer.object(members)
    return SandboxReply(status: status, headers: ["Content-Type": contentType], body: writer.bytes)
  }

  /// A line for people, as Pixabay's errors are.
  static func text(_ status: Int, _ text: String) -> SandboxReply {
    SandboxReply(status: status, headers: ["Content-Type": "text/plain; charset=utf-8"], body: Array(text.utf8))
  }
}
