// SPDX-License-Identifier: MIT
import Dispatch
import EndpointCore
import Foundation
import Platform
import Synchronization
import TestSupport
import Testing

@testable import Backend

@Suite(.timeLimit(.minutes(5))) struct LogTests {
  /// A log that writes into a pipe.
  private struct PipedLog {
    let log: Log
    private let reading: Int32
    private let writing: Int32

    init(level: LogLevel = .info, redactor: Redactor = Redactor()) throws {
      var ends: [Int32] = [0, 0]
      try #require(pipe(&ends) == 0)
      (reading, writing) = (ends[0], ends[1])
      log = Log(level: level, destination: FileDescriptor(rawValue: writing), redactor: redactor)
    }

    /// Reads the pipe while `body` runs, closes it, and returns everything that was written.
    func text(_ body: () -> Void = {}) -> String {
      let bytes = Mutex(Data())
      let hasEnded = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        let handle = FileHandle(fileDescriptor: reading, closeOnDealloc: true)
        bytes.withLock { $0 = handle.readDataToEndOfFile() }
        hasEnded.signal()
      }
      body()
      log.flush(seconds: 10)
      close(writing)
      hasEnded.wait()
      return bytes.withLock { String(decoding: $0, as: UTF8.self) }
    }
  }

  @Test func aLineHasTimeLevelAndMessage() throws {
    let piped = try PipedLog()
    piped.log.warning("slow")
    #expect(try #/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z warning slow\n/#.wholeMatch(in: piped.text()) != nil)
  }

  @Test func whatIsBelowTheLevelIsNeitherWrittenNorMade() throws {
    let piped = try PipedLog(level: .warning)
    var isMade = false
    func message() -> String {
      isMade = true
      return "detail"
    }
    piped.log.write(.info, message())
    #expect(!isMade)
    piped.log.write(.error, "grave")
    #expect(piped.text().split(separator: "\n").map { $0.split(separator: " ").last } == ["grave"])
  }

  @Test func secretsAreTakenOut() throws {
    let redactor = Redactor()
    let piped = try PipedLog(redactor: redactor)
    redactor.add("s3cret")
    piped.log.write(.info, "key=s3cret")
    #expect(piped.text().hasSuffix(" info key=\(Redactor.mark)\n"))
  }

  @Test func aMessageCannotForgeALine() throws {
    let piped = try PipedLog()
    piped.log.write(.info, "a\n2026-01-01T00:00:00.000Z error forged\u{1B}[2J")
    let text = piped.text()
    #expect(text.filter { $0 == "\n" }.count == 1)
    #expect(!text.contains("\u{1B}"))
  }

  @Test func aReaderThatStopsCostsLinesAndTheyAreCounted() throws {
    let piped = try PipedLog()
    let line = String(repeating: "x", count: 1000)
    // The pipe holds 64 KiB and the queue 256 KiB: most of these lines find no room, and none of them waits.
    for _ in 0..<2000 { piped.log.write(.info, line) }
    let lines = piped.text {
      // Reading the pipe makes room again; the count of dropped lines precedes the first line that finds some.
      piped.log.flush(seconds: 10)
      piped.log.write(.info, "after")
      piped.log.write(.info, "again")
    }.split(separator: "\n")
    let written = lines.count { $0.hasSuffix(line) }
    #expect(200..<1000 ~= written)
    let rest = lines.dropFirst(written).map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
    #expect(rest == ["warning \(2000 - written) log lines were dropped", "info after", "info again"])
  }

  @Test func aFileIsAppendedToAndPrivate() throws {
    let folder = TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let path = folder.file("log")
    for word in ["one", "two"] {
      let descriptor = try Log.open(file: path)
      let log = Log(level: .info, destination: descriptor, redactor: Redactor())
      log.write(.info, word)
      log.flush(seconds: 10)
      descriptor.close()
    }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.split(separator: "\n").map { $0.suffix(3) } == ["one", "two"])
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test func aFileThatCannotBeOpenedIsNamed() {
    let path = TemporaryFolder().path + "/log"
    #expect { try Log.open(file: path) } throws: { error in
      "\(error)".contains(path) && "\(error)".contains("No such file")
    }
  }
}
