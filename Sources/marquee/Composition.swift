// SPDX-License-Identifier: MIT
import Backend
import Basics
import EndpointCore
import JSONRPC
import Platform

/// The program's parts, assembled from the command line and the environment.
struct Composition {
  let log: Log
  let backend: Backend
  var router: Router { backend.router }

  init(_ arguments: Arguments) throws(SettingsError) {
    let settings = Settings(
      isSandbox: arguments.isSandbox, stateFolder: arguments.stateFolder, cacheFolder: arguments.cacheFolder)
    let redactor = Redactor()
    let destination = try arguments.logFile.map { file throws(SettingsError) in try Log.open(file: file) }
    let log = Log(level: arguments.logLevel, destination: destination ?? .standardError, redactor: redactor)
    self.log = log
    backend = try Backend(settings: settings, redactor: redactor, log: log)
    for complaint in settings.warnings + backend.services.keys.complaints { log.warning(complaint) }
    if let warning = arguments.logFile.flatMap(Log.warning(aboutFile:)) {
      log.warning(warning)
      writeError("marquee: \(warning.forTerminal)\n")
    }
  }
}

/// Runs a task and blocks the calling thread until it is done. Must not be called on the cooperative pool.
func wait<Value: Sendable>(for body: @escaping @Sendable () async -> Value) -> Value {
  let result = Monitor<Value?>(nil)
  Task.detached {
    let value = await body()
    result.change { $0 = value }
  }
  while true {
    if let value = result.wait({ $0 }) { return value }
  }
}

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
