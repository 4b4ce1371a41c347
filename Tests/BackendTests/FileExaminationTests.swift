// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import Backend

@Suite(.timeLimit(.minutes(5))) struct FileExaminationTests {
  private let temporary = TemporaryFolder()
  private var folder: String { temporary.path }

  init() throws {
    try Data("x".utf8).write(to: URL(fileURLWithPath: folder + "/file"))
  }

  @Test func aFolderThatIsThereOrCanBeMadeIsGood() {
    #expect(FileExamination.folder("state", folder).verdict == .good)
    #expect(FileExamination.folder("state", folder + "/a/b").verdict == .good)
    #expect(!FileManager.default.fileExists(atPath: folder + "/a"), "looking must not make it")
  }

  @Test func aFolderBelowAFileIsWrongAndNamed() {
    for path in [folder + "/file", folder + "/file/a"] {
      let finding = FileExamination.folder("state", path)
      #expect(finding.verdict == .wrong)
      #expect(finding.text.contains(path))
    }
  }

  @Test func aFileThatHasToBeThereIsMissed() {
    #expect(FileExamination.file("certificates", folder + "/file").verdict == .good)
    #expect(FileExamination.file("certificates", folder + "/none").verdict == .wrong)
    #expect(FileExamination.optionalFile("configuration", folder + "/none").verdict == .good)
  }

  @Test func aPipeIsNoFile() {
    #expect(mkfifo(folder + "/pipe", 0o600) == 0)
    let finding = FileExamination.file("certificates", folder + "/pipe")
    #expect(finding.verdict == .wrong && finding.text.contains("a pipe"))
  }
}
