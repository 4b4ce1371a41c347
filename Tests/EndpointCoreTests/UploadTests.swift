import FaultServer
import Foundation
import Synchronization
import TestSupport
import Testing

// SPDX-License-Identifier: MIT
@testable import EndpointCore

@Suite("Bodies that are sent", .timeLimit(.minutes(5)))
struct UploadTests {
  let server: FaultServer
  let transport = makeTransport()
  /// More than the sockets and libcurl can buffer together.
  let large = Self.eightMebibytes

  private static let eightMebibytes: [UInt8] = {
    let block = (0..<4096).map { UInt8(truncatingIfNeeded: $0 * 31 >> 3) }
    return Array(repeatElement(block, count: 2048).joined())
  }()

  init() throws {
    server = try FaultServer()
    server.on("/", .status(201))
  }

  private func request(_ body: HTTPBody, method: HTTPMethod = .put) throws -> HTTPRequest {
    var request = try HTTPRequest(server, "/")
    request.method = method
    request.body = body
    // A stream switches tasks for each chunk, which takes a while when hundreds of other tests keep both processors
    // busy.
    request.timeout = .seconds(240)
    return request
  }

  private func withFile(_ bytes: [UInt8], _ body: (String) async throws -> Void) async throws {
    let folder = TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    try Data(bytes).write(to: URL(filePath: folder.file("upload")))
    try await body(folder.file("upload"))
  }

  /// A stream of chunks of `size` bytes that knows how many were requested.
  private func stream(_ bytes: [UInt8], chunk size: Int, length: Int? = nil) -> BodyStream {
    BodyStream(length: length) {
      AsyncStream<[UInt8]> { continuation in
        for start in stride(from: 0, to: bytes.count, by: size) {
          continuation.yield(Array(bytes[start..<min(start + size, bytes.count)]))
        }
        continuation.finish()
      }
    }
  }

  @Test func bytesArriveAndTellTheirProgress() async throws {
    let reports = Reports()
    var request = try request(.bytes(large, contentType: "image/png"))
    request.onUploadProgress = { reports.add($0) }
    #expect(try await transport.send(request).status == 201)
    #expect(server.requests.first?.body == large)
    #expect(server.requests.first?.header("Content-Type") == "image/png")
    let progress = reports.all
    #expect(progress.count > 1)
    #expect(progress.map(\.sent) == progress.map(\.sent).sorted())
    #expect(progress.last == UploadProgress(sent: large.count, total: large.count))
  }

  @Test func aFileArrives() async throws {
    try await withFile(large) { path in
      let reports = Reports()
      var request = try request(.file(path: path, contentType: "video/mp4"), method: .post)
      request.onUploadProgress = { reports.add($0) }
      #expect(try await transport.send(request).status == 201)
      #expect(server.requests.first?.body == large)
      #expect(server.requests.first?.header("Content-Length") == "\(large.count)")
      #expect(reports.all.last == UploadProgress(sent: large.count, total: large.count))
    }
  }

  @Test(arguments: [nil, 8 << 20])
  func aStreamArrivesChunkedOrWithItsLength(length: Int?) async throws {
    let reports = Reports()
    var request = try request(
      .stream(stream(large, chunk: 100_001, length: length), contentType: "x/y"), method: .patch)
    request.onUploadProgress = { reports.add($0) }
    #expect(try await transport.send(request).status == 201)
    #expect(server.requests.first?.body == large)
    #expect(server.requests.first?.header("Transfer-Encoding") == (length == nil ? "chunked" : nil))
    #expect(server.requests.first?.header("Content-Length") == length.map { "\($0)" })
    #expect(reports.all.last == UploadProgress(sent: large.count, total: length))
  }

  @Test func aSlowStreamIsWaitedForWithoutHoldingUpOthers() async throws {
    let (chunks, continuation) = AsyncStream<[UInt8]>.makeStream()
    let body = BodyStream { chunks }
    server.on("/other", .text("fine"))
    let reports = Reports()
    var request = try request(.stream(body, contentType: "x/y"))
    request.onUploadProgress = { reports.add($0) }
    let upload = Task { [request] in try await transport.send(request).status }
    for word in ["one ", "two ", "three"] {
      continuation.yield(Array(word.utf8))
      await reports.arrival(of: word.utf8.count)
      // libcurl has paused the upload; its thread goes on.
      #expect(try await transport.send(HTTPRequest(server, "/other")).text == "fine")
    }
    continuation.finish()
    #expect(try await upload.value == 201)
    #expect(server.requests(to: "/").first?.text == "one two three")
  }

  @Test func aStreamIsNotMadeAheadOfTheConnection() async throws {
    // The server reads nothing until the gate opens, so no more may be produced than the sockets hold.
    let counter = Counter()
    let gate = Gate()
    let deaf = try FaultServer()
    deaf.read(after: gate)
    let body = BodyStream {
      AsyncStream<[UInt8]>(unfolding: { counter.next() <= 1000 ? [UInt8](repeating: 1, count: 64 << 10) : nil })
    }
    var request = try HTTPRequest(deaf, "/")
    request.method = .put
    request.body = .stream(body, contentType: "x/y")
    request.timeout = .milliseconds(300)
    let error = try await upstreamError { () async throws(UpstreamError) in try await transport.send(request) }
    gate.open()
    #expect(error.kind == .timedOut)
    #expect(counter.value < 300)
  }

  @Test func cancellingEndsEveryKindOfBody() async throws {
    server.otherwise { _ in .silence }
    try await withFile(large) { path in
      let (chunks, continuation) = AsyncStream<[UInt8]>.makeStream()
      let ended = Gate()
      continuation.onTermination = { _ in ended.open() }
      continuation.yield([1])
      let bodies: [HTTPBody] = [
        .bytes(large, contentType: "x/y"), .file(path: path, contentType: "x/y"),
        .stream(BodyStream { chunks }, contentType: "x/y"),
      ]
      for body in bodies {
        let reports = Reports()
        var request = try HTTPRequest(server, "/silence")
        request.method = .put
        request.body = body
        request.onUploadProgress = { reports.add($0) }
        let upload = Task { [request] in try await transport.send(request) }
        await reports.arrival(of: 1)
        upload.cancel()
        let error = await #expect(throws: UpstreamError.self) { try await upload.value }
        #expect(error?.kind == .cancelled)
      }
      // Cancelling the transfer ended the task that produced the stream.
      await ended.opened()
      await server.openConnections(atMost: 0)
    }
  }

  @Test func aStreamThatFailsFailsTheRequest() async throws {
    struct Broken: Error {}
    let body = BodyStream {
      AsyncThrowingStream<[UInt8], any Error> { continuation in
        continuation.yield([1, 2, 3])
        continuation.finish(throwing: Broken())
      }
    }
    let request = try request(.stream(body, contentType: "x/y"))
    let error = try await upstreamError { () async throws(UpstreamError) in try await transport.send(request) }
    #expect(error.kind == .requestFailed)
    #expect(error.message.naming("it").contains("Broken"))
  }

  @Test(arguments: [2, 4])
  func aStreamOfAnotherLengthThanSaidFails(length: Int) async throws {
    let request = try request(.stream(stream([1, 2, 3], chunk: 3, length: length), contentType: "x/y"))
    let error = try await upstreamError { () async throws(UpstreamError) in try await transport.send(request) }
    #expect(error.kind == .requestFailed)
  }

  @Test(arguments: ["/no/such/file", "/dev/zero", "/tmp"])
  func onlyARegularFileIsSent(path: String) async throws {
    let request = try request(.file(path: path, contentType: "x/y"))
    let error = try await upstreamError { () async throws(UpstreamError) in try await transport.send(request) }
    #expect(error.kind == .requestFailed)
    #expect(server.requests.isEmpty)
  }

  @Test func aRedirectSendsTheBodyAgainIfThatCanBeDone() async throws {
    server.on("/from", .redirect(307, to: "/"))
    let redirects = RedirectTransport(around: transport)
    var request = try HTTPRequest(server, "/from")
    request.method = .put
    request.body = .bytes(Array("again".utf8), contentType: "x/y")
    _ = try await redirects.send(request)
    #expect(server.requests.last?.text == "again")
    request.body = .stream(stream([1], chunk: 1), contentType: "x/y")
    let once = request
    let error = try await upstreamError { () async throws(UpstreamError) in try await redirects.send(once) }
    #expect(error.kind == .requestFailed)
  }
}

/// Records the reports of progress.
final class Reports: Sendable {
  private struct State {
    var all: [UploadProgress] = []
    var waiting: (sent: Int, continuation: CheckedContinuation<Void, Never>)?
  }

  private let state = Mutex(State())

  var all: [UploadProgress] { state.withLock { $0.all } }

  func add(_ progress: UploadProgress) {
    state.withLock { state in
      state.all.append(progress)
      guard let waiting = state.waiting, progress.sent >= waiting.sent else { return }
      state.waiting = nil
      waiting.continuation.resume()
    }
  }

  /// Waits until `count` more bytes are reported than at the end of the last wait, or the test runs out of time.
  /// Regression: the test of a failed upload waited for ever.
  func arrival(of count: Int) async {
    let target = awaited.withLock { awaited in
      awaited += count
      return awaited
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        state.withLock { state in
          let isThere = state.all.last.map { $0.sent >= target } ?? false
          if isThere || Task.isCancelled { return continuation.resume() }
          state.waiting = (target, continuation)
        }
      }
    } onCancel: {
      state.withLock { state in
        state.waiting?.continuation.resume()
        state.waiting = nil
      }
    }
  }

  private let awaited = Mutex(0)
}

/// Counts calls.
final class Counter: Sendable {
  private let state = Mutex(0)

  var value: Int { state.withLock { $0 } }

  func next() -> Int {
    state.withLock { count in
      count += 1
      return count
    }
  }
}
