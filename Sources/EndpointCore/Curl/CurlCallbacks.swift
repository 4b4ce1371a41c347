// SPDX-License-Identifier: MIT
import CCurl

// libcurl's callbacks during a transfer, on the curl thread. `context` is the `CurlTransfer`, which the thread retains
// until libcurl no longer uses it.

private func transfer(_ context: UnsafeMutableRawPointer?) -> CurlTransfer? {
  context.map { Unmanaged<CurlTransfer>.fromOpaque($0).takeUnretainedValue() }
}

/// The connection is ready and the request is about to be sent (CURLOPT_PREREQFUNCTION). Allows this only once: if a
/// reused connection breaks, libcurl would resend the request on a new one, whatever its method and outside any rate
/// limit. A policy (`KeptConnectionTransport`) decides about that instead.
func beginRequest(
  _ context: UnsafeMutableRawPointer?, _ peer: UnsafeMutablePointer<CChar>?, _ local: UnsafeMutablePointer<CChar>?,
  _ peerPort: Int32, _ localPort: Int32
) -> Int32 {
  guard let transfer = transfer(context) else { return CURL_PREREQFUNC_ABORT }
  guard transfer.isSent else {
    transfer.isSent = true
    return CURL_PREREQFUNC_OK
  }
  transfer.failure = CurlFailure.endOfKeptConnection
  return CURL_PREREQFUNC_ABORT
}

/// Receives a header line, including status lines and trailers (CURLOPT_HEADERFUNCTION).
func receiveHeader(
  _ data: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let transfer = transfer(context), let data else { return 0 }
  let line = UnsafeRawBufferPointer(start: data, count: count)
  if let error = transfer.answer.receiveHeader(line) {
    transfer.failure = error
    return 0
  }
  return count
}

/// Receives a decompressed part of the body (CURLOPT_WRITEFUNCTION).
func receiveBody(
  _ data: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let transfer = transfer(context), let data else { return 0 }
  if let error = transfer.answer.receiveBody(UnsafeRawBufferPointer(start: data, count: count)) {
    transfer.failure = error
    // Not `count`, which may be 0 and would mean success.
    return CurlCallback.abort
  }
  return count
}

/// Provides the next part of the request body (CURLOPT_READFUNCTION).
func sendBody(
  _ data: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let transfer = transfer(context), let data, let upload = transfer.upload else { return CurlCallback.abortRead }
  do throws(UpstreamError) {
    let room = UnsafeMutableRawBufferPointer(start: data, count: size * count)
    guard let sent = try upload.read(into: room) else { return CurlCallback.pauseRead }
    transfer.reportProgress(sent)
    return sent
  } catch {
    transfer.failure = error
    return CurlCallback.abortRead
  }
}

/// The callbacks' special return values. libcurl defines them as macros with casts, which Swift can't import.
enum CurlCallback {
  /// CURL_WRITEFUNC_ERROR
  static let abort = 0xFFFF_FFFF
  /// CURL_READFUNC_ABORT
  static let abortRead = 0x1000_0000
  /// CURL_READFUNC_PAUSE
  static let pauseRead = 0x1000_0001
}

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
