// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import Backend

@Suite(.timeLimit(.minutes(5))) struct FileDiagnosisTests {
  private let temporary = TemporaryFolder()
  private var folder: String { temporary.path }

  init() throws {
    try Data("x".utf8).write(to: URL(fileURLWithPath: folder + "/file"))
  }

  @Test func aFolderThatIsThereOrCanBeMadeIsGood() {
    #expect(FileDiagnosis.folder("state", folder).verdict == .good)
    #expect(FileDiagnosis.folder("state", folder + "/a/b").verdict == .good)
    #expect(!FileManager.default.fileExists(atPath: folder + "/a"), "looking must not make it")
  }

  @Test func lookingLeavesNothingBehind() {
    #expect(FileDiagnosis.folder("state", folder).verdict == .good)
    #expect(temporary.names == ["file"])
  }

  /// Root may write whatever the permissions say, but nobody may make a file in /proc.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self")))
  func aFolderThatTakesNoFileIsWrongWhateverItsPermissions() {
    #expect(FileDiagnosis.folder("state", "/proc/self/task").verdict == .wrong)
  }

  @Test func aFolderBelowAFileIsWrongAndNamed() {
    for path in [folder + "/file", folder + "/file/a"] {
      let finding = FileDiagnosis.folder("state", path)
      #expect(finding.verdict == .wrong)
      #expect(finding.text.contains(path))
    }
  }

  @Test func aFileThatHasToBeThereIsMissed() {
    #expect(FileDiagnosis.file("certificates", folder + "/file").verdict == .good)
    #expect(FileDiagnosis.file("certificates", folder + "/none").verdict == .wrong)
    #expect(FileDiagnosis.optionalFile("configuration", folder + "/none").verdict == .good)
  }

  @Test func aPipeIsNoFile() {
    #expect(mkfifo(folder + "/pipe", 0o600) == 0)
    let finding = FileDiagnosis.file("certificates", folder + "/pipe")
    #expect(finding.verdict == .wrong && finding.text.contains("a pipe"))
  }
}
