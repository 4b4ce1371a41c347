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

  /// - Parameter output: the process's standard output.
  init(_ arguments: Arguments, output: FileDescriptor) throws(SettingsError) {
    var settings = Settings(
      isSandbox: arguments.isSandbox, stateFolder: arguments.stateFolder, cacheFolder: arguments.cacheFolder)
    if case .call = arguments.command { settings.standardOutput = output }
    let redactor = Redactor()
    let destination = try arguments.logFile.map { file throws(SettingsError) in try Log.open(file: file) }
    let log = Log(level: arguments.logLevel, destination: destination ?? .standardError, redactor: redactor)
    self.log = log
    let backend = try Backend(settings: settings, redactor: redactor, log: log)
    self.backend = backend
    // Counting the watches opens their file, so it is left out where nobody reads it.
    if log.level >= .info { log.write(.info, wait { await backend.introduction() }) }
    for complaint in settings.warnings + backend.services.complaints { log.warning(complaint) }
    if let warning = arguments.logFile.flatMap(Log.warning(aboutFile:)) {
      log.warning(warning)
      writeError("marquee: \(warning.forTerminal)\n")
    }
  }
}
