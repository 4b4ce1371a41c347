// SPDX-License-Identifier: MIT
import Contract
import JSON

extension ServerReport {
  /// The answer of `server/status` at a certain time.
  static func at(_ now: String) -> ServerReport {
    ServerReport(
      version: "1", contractVersion: "1", sandbox: true, now: Instant(now)!, uptimeSeconds: 1, running: 1, queued: 0,
      requestsByMethod: [:], errorsByKind: [:], bytesRead: 0, bytesWritten: 0, peakMemoryBytes: 0, providers: [],
      attributions: [])
  }
}
