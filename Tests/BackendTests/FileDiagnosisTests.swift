// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import Backend

@Suite(.timeLimit(.minutes(5))) struct FileDiagnosisTests {
  private let folder = NSTemporaryDirectory() + "marquee-doctor-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("x".utf8).write(to: URL(fileURLWithPath: folder + "/file"))
  }

  @Test func aFolderThatIsThereOrCanBeMadeIsGood() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(FileDiagnosis.folder("state", folder).verdict == .good)
    #expect(FileDiagnosis.folder("state", folder + "/a/b").verdict == .good)
    #expect(!FileManager.default.fileExists(atPath: folder + "/a"), "looking must not make it")
  }

  @Test func aFolderBelowAFileIsWrongAndNamed() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for path in [folder + "/file", folder + "/file/a"] {
      let finding = FileDiagnosis.folder("state", path)
      #expect(finding.verdict == .wrong)
      #expect(finding.text.contains(path))
    }
  }

  @Test func aFileThatHasToBeThereIsMissed() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(FileDiagnosis.file("certificates", folder + "/file").verdict == .good)
    #expect(FileDiagnosis.file("certificates", folder + "/none").verdict == .wrong)
    #expect(FileDiagnosis.optionalFile("configuration", folder + "/none").verdict == .good)
  }

  @Test func aPipeIsNoFile() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(mkfifo(folder + "/pipe", 0o600) == 0)
    let finding = FileDiagnosis.file("certificates", folder + "/pipe")
    #expect(finding.verdict == .wrong && finding.text.contains("a pipe"))
  }
}
