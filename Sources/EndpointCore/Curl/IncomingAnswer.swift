// SPDX-License-Identifier: MIT
/// The answer to a transfer while it comes in, held to its limits.
struct IncomingAnswer {
  /// In bytes, after decompression.
  var bodyLimit = 0
  /// Whether the header section of the final answer has come.
  private(set) var hasHeaders = false
  private var status = 0
  private var version: HTTPVersion?
  private var headers = HTTPHeaders()
  private var headerBytes = 0
  private var body: [UInt8] = []

  /// For all header sections of a transfer together. Servers' own limits are 8 to 64 KiB.
  static let headerLimit = 64 << 10

  /// Takes one line, its end included; answers what is wrong.
  mutating func receiveHeader(_ line: UnsafeRawBufferPointer) -> UpstreamError? {
    headerBytes += line.count
    guard headerBytes <= Self.headerLimit else { return Self.headersTooLarge }
    // Trailers: what they could say is not asked for here.
    guard !hasHeaders || line.starts(with: "HTTP/".utf8) else { return nil }
    let text = String(decoding: line, as: UTF8.self).trimmingLineEnd()
    if text.utf8.starts(with: "HTTP/".utf8) {
      // Interim answers (1xx) come before the final one.
      let words = text.split(separator: " ", maxSplits: 2)
      version = words.first.flatMap { HTTPVersion(rawValue: String($0)) }
      status = words.dropFirst().first.flatMap { Int($0) } ?? 0
      headers = HTTPHeaders()
      hasHeaders = false
    } else if text.isEmpty {
      hasHeaders = status >= 200
    } else if let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) {
      headers.append(String(text[..<colon]), String(text[text.utf8.index(after: colon)...]))
    }
    return nil
  }

  /// Takes a part of the body; answers what is wrong.
  mutating func receiveBody(_ bytes: UnsafeRawBufferPointer) -> UpstreamError? {
    guard bytes.count <= bodyLimit - body.count else {
      body = []
      return UpstreamError(.responseTooLarge, "\(.upstream)'s answer is larger than \(bodyLimit) bytes")
    }
    body.append(contentsOf: bytes)
    return nil
  }

  consuming func response(to request: HTTPRequest) -> HTTPResponse {
    var response = HTTPResponse(status: status, headers: headers, body: body, url: request.url)
    response.version = version
    return response
  }

  static let headersTooLarge = UpstreamError(
    .responseTooLarge, "the headers of \(.upstream)'s answer are larger than \(headerLimit) bytes")
}

extension String {
  /// Without CR and LF at the end. By bytes: to Swift CRLF is one character.
  fileprivate func trimmingLineEnd() -> String {
    var bytes = utf8[...]
    while let last = bytes.last, last == 0x0A || last == 0x0D { bytes.removeLast() }
    return String(Substring(bytes))
  }
}
