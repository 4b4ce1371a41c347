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
