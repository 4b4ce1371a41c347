// SPDX-License-Identifier: MIT
import Basics
import Database

/// Checks the user's library: whether it can be read, and whether a damaged one waits to be settled.
struct LibraryDiagnosis {
  private let backend: Backend

  init(_ backend: Backend) { self.backend = backend }

  /// Opens the file if it exists; sends no request.
  func run() async -> [Finding] {
    var findings: [Finding] = []
    do throws(DatabaseError) {
      let count = try await backend.library.count()
      let text = count > 0 ? count.counted("entry", plural: "entries") : "it has no entries"
      findings.append(Finding("library", .good, text))
    } catch {
      let path = "\(backend.services.settings.stateFolder)/library.sqlite"
      findings.append(Finding("library", .wrong, "\(path): \(error.message)"))
    }
    // Only now, since reading it may have found the damage.
    if let fault = backend.services.user.fault { findings = [Finding("library", .wrong, fault.message)] }
    return findings
  }
}
