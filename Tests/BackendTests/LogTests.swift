import EndpointCore
import Foundation
import Glibc
import Testing

@testable import Backend

@Suite struct LogTests {
  /// A log into a pipe.
  private struct PipedLog {
    let log: Log
    private let reading: Int32
    private let writing: Int32

    init(level: LogLevel = .info, redactor: Redactor = Redactor()) throws {
      var ends: [Int32] = [0, 0]
      try #require(pipe(&ends) == 0)
      (reading, writing) = (ends[0], ends[1])
      log = Log(level: level, destination: writing, redactor: redactor)
    }

    /// Everything that was written; closes the pipe.
    func text() -> String {
      log.flush(seconds: 10)
      close(writing)
      return String(
        decoding: FileHandle(fileDescriptor: reading, closeOnDealloc: true).readDataToEndOfFile(), as: UTF8.self)
    }

    /// Reads until `wanted` has come.
    func read(until wanted: String) -> String {
      var text = ""
      var buffer = [UInt8](repeating: 0, count: 65536)
      while !text.contains(wanted) {
        let count = Glibc.read(reading, &buffer, buffer.count)
        guard count > 0 else { return text }
        text += String(decoding: buffer[..<count], as: UTF8.self)
      }
      return text
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
    piped.log.info(message())
    #expect(!isMade)
    piped.log.error("grave")
    #expect(piped.text().split(separator: "\n").map { $0.split(separator: " ").last } == ["grave"])
  }

  @Test func secretsAreTakenOut() throws {
    let redactor = Redactor()
    let piped = try PipedLog(redactor: redactor)
    redactor.add("s3cret")
    piped.log.info("key=s3cret")
    #expect(piped.text().hasSuffix(" info key=\(Redactor.mark)\n"))
  }

  @Test func aMessageCannotForgeALine() throws {
    let piped = try PipedLog()
    piped.log.info("a\n2026-01-01T00:00:00.000Z error forged\u{1B}[2J")
    let text = piped.text()
    #expect(text.filter { $0 == "\n" }.count == 1)
    #expect(!text.contains("\u{1B}"))
  }

  @Test func aReaderThatStopsCostsLinesAndTheyAreCounted() throws {
    let piped = try PipedLog()
    let line = String(repeating: "x", count: 1000)
    // The pipe holds 64 KiB and the queue 256 KiB: most of these find no room, and none of them waits.
    for _ in 0..<2000 { piped.log.info(line) }
    let start = piped.read(until: String(repeating: line + "\n", count: 1))
    #expect(start.contains(line))
    // Room comes back as the pipe is read; the first line that finds some is preceded by the count.
    let reader = Thread { _ = piped.read(until: "dropped\n") }
    reader.start()
    while !reader.isFinished { piped.log.info("later") }
  }

  @Test func aFileIsAppendedToAndPrivate() throws {
    let path = NSTemporaryDirectory() + "marquee-log-\(UUID().uuidString)"
    defer { unlink(path) }
    for word in ["one", "two"] {
      let descriptor = try LogDestination.open(file: path)
      let log = Log(level: .info, destination: descriptor, redactor: Redactor())
      log.info(word)
      log.flush(seconds: 10)
      close(descriptor)
    }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.split(separator: "\n").map { $0.suffix(3) } == ["one", "two"])
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test func aFileThatCannotBeOpenedIsNamed() {
    let path = TemporaryFolder().path + "/log"
    #expect { try LogDestination.open(file: path) } throws: { error in
      "\(error)".contains(path) && "\(error)".contains("No such file")
    }
  }
}
