// SPDX-License-Identifier: MIT
import JSONRPC
import Platform

/// Writes text to standard error, ignoring failures.
func writeError(_ text: String) {
  try? FileDescriptor.standardError.writeAll(Array(text.utf8))
}

/// Reports the failed standard stream if that is why the server ended.
func complain(of ending: Ending) {
  switch ending {
  case .inputFailed(let error): writeError("marquee: stdin can't be read: \(error)\n")
  case .outputFailed(let error): complainOfOutput(error)
  case .endOfInput, .exit, .signal, .outputClosed: break
  }
}

/// Reports a failed write to standard output, which in that case is a file or a device.
func complainOfOutput(_ error: SystemError) {
  writeError("marquee: stdout can't be written: \(error)\n")
}
