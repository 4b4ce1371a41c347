// SPDX-License-Identifier: MIT
import JSONRPC
import Platform

/// Says something to people.
func writeError(_ text: String) {
  try? FileDescriptor.standardError.writeAll(Array(text.utf8))
}

/// Says which of the standard streams failed, if that is why a server has ended.
func complain(of ending: Ending) {
  switch ending {
  case .inputFailed(let error): writeError("marquee: stdin can't be read: \(error)\n")
  case .outputFailed(let error): complainOfOutput(error)
  case .endOfInput, .exit, .signal, .outputClosed: break
  }
}

/// Says that standard output, which is a file or a device then, didn't take what was written.
func complainOfOutput(_ error: SystemError) {
  writeError("marquee: stdout can't be written: \(error)\n")
}
