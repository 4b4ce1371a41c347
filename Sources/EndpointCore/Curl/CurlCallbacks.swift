// SPDX-License-Identifier: MIT
import CCurl

// What libcurl calls while a transfer runs, on the curl thread. `context` is the transfer, which the thread holds until
// libcurl has let go of it.

private func transfer(_ context: UnsafeMutableRawPointer?) -> CurlTransfer? {
  context.map { Unmanaged<CurlTransfer>.fromOpaque($0).takeUnretainedValue() }
}

/// The connection is there and the request is about to be sent (CURLOPT_PREREQFUNCTION). Only once: where a connection
/// that was kept breaks, libcurl would send the request again on a new one, unasked, whatever its method and uncounted
/// by any rate. Whether to is a policy's to say (`KeptConnectionTransport`).
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

/// One header line, status lines and trailers included (CURLOPT_HEADERFUNCTION).
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

/// A part of the body, decompressed (CURLOPT_WRITEFUNCTION).
func receiveBody(
  _ data: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let transfer = transfer(context), let data else { return 0 }
  if let error = transfer.answer.receiveBody(UnsafeRawBufferPointer(start: data, count: count)) {
    transfer.failure = error
    // Not `count`, even if that is 0 bytes.
    return CurlCallback.abort
  }
  return count
}

/// Room for the next part of the body to send (CURLOPT_READFUNCTION).
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

/// What callbacks answer instead of a count. libcurl defines these as macros with casts, which Swift can't import.
enum CurlCallback {
  /// CURL_WRITEFUNC_ERROR
  static let abort = 0xFFFF_FFFF
  /// CURL_READFUNC_ABORT
  static let abortRead = 0x1000_0000
  /// CURL_READFUNC_PAUSE
  static let pauseRead = 0x1000_0001
}
