// SPDX-License-Identifier: MIT
/// The response of a transfer as it arrives, with limits on its size.
struct IncomingAnswer {
  /// The limit on the body in bytes, after decompression.
  var bodyLimit = 0
  /// Whether the header section of the final response is complete.
  private(set) var hasHeaders = false
  private var status = 0
  private var version: HTTPVersion?
  private var headers = HTTPHeaders()
  private var headerBytes = 0
  private var body: [UInt8] = []

  /// The limit in bytes on all header sections of a transfer together. Servers' own limits are 8 to 64 KiB.
  static let headerLimit = 64 << 10

  /// Adds a header line, including its line end; returns an error if the limit is exceeded.
  mutating func receiveHeader(_ line: UnsafeRawBufferPointer) -> UpstreamError? {
    headerBytes += line.count
    guard headerBytes <= Self.headerLimit else { return Self.headersTooLarge }
    // Trailers are ignored.
    guard !hasHeaders || line.starts(with: "HTTP/".utf8) else { return nil }
    let text = String(decoding: line, as: UTF8.self).trimmingLineEnd()
    if text.utf8.starts(with: "HTTP/".utf8) {
      // Interim responses (1xx) precede the final one.
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

  /// Adds a part of the body; returns an error if the limit is exceeded.
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
  /// The text without trailing CR and LF. Compares bytes, because CRLF is a single Swift character.
  fileprivate func trimmingLineEnd() -> String {
    var bytes = utf8[...]
    while let last = bytes.last, last == 0x0A || last == 0x0D { bytes.removeLast() }
    return String(Substring(bytes))
  }
}
