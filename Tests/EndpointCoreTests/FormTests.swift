// SPDX-License-Identifier: MIT
import FaultServer
import Foundation
import TestSupport
import Testing

@testable import EndpointCore

@Suite("Forms and upload endpoints", .timeLimit(.minutes(5)))
struct FormTests {
  struct Upload: UploadEndpoint, EmptyEndpoint {
    var method: HTTPMethod = .post
    var body: HTTPBody
    var path: [String] { ["upload"] }
  }

  let server: FaultServer
  let client: Client
  let folder = TemporaryFolder()

  init() throws {
    server = try FaultServer()
    server.on("/upload", .status(201))
    let stack = UpstreamStack(network: makeTransport(), clock: ManualClock(jumps: true))
    client = Client(
      upstream: .test("things"), base: try #require(HTTPURL(server.url)),
      transport: stack.transport(to: "things", rate: nil))
  }

  func withFile(_ name: String, _ bytes: [UInt8], _ body: (String) async throws -> Void) async throws {
    try Data(bytes).write(to: URL(filePath: folder.file(name)))
    try await body(folder.file(name))
  }

  @Test("a form is encoded so that no value can end its place")
  func form() async throws {
    let body = HTTPBody.form(["name": "a&b=c d+e%é", "empty": "", "absent": nil])
    _ = try await client.run(Upload(body: body), context: CallContext())
    let request = try #require(server.requests.first)
    #expect(request.header("Content-Type") == "application/x-www-form-urlencoded")
    #expect(request.text == "name=a%26b%3Dc%20d%2Be%25%C3%A9&empty=")
  }

  @Test("a multipart form holds fields, files and streams, with its length if that is known")
  func multipart() async throws {
    try await withFile("poster.png", Array("PNG bytes".utf8)) { path in
      var form = MultipartForm(boundary: "xyz")
      form.append("title", "Line\r\nbreak")
      form.append(
        "we\"ird\r\nX-Injected: 1", fileName: "a \"b\"\\c.png", .file(path: path, contentType: "image/png"))
      form.append("note", .json(.init { $0.object { $0.member("a", 1) } }))
      let known = form
      form.append(
        "live",
        .stream(
          BodyStream {
            AsyncStream { continuation in
              for chunk in ["one ", "two"] { continuation.yield(Array(chunk.utf8)) }
              continuation.finish()
            }
          }, contentType: "text/plain"))
      let text = """
        --xyz\r
        Content-Disposition: form-data; name="title"\r
        \r
        Line\r
        break\r
        --xyz\r
        Content-Disposition: form-data; name="we%22ird%0D%0AX-Injected: 1"; filename="a %22b%22\\c.png"\r
        Content-Type: image/png\r
        \r
        PNG bytes\r
        --xyz\r
        Content-Disposition: form-data; name="note"\r
        Content-Type: application/json\r
        \r
        {"a":1}\r

        """
      _ = try await client.run(Upload(body: .multipart(known)), context: CallContext())
      let first = try #require(server.requests.first)
      #expect(first.header("Content-Type") == "multipart/form-data; boundary=xyz")
      #expect(first.text == text + "--xyz--\r\n")
      #expect(first.header("Content-Length") == "\(first.body.count)")

      _ = try await client.run(Upload(body: .multipart(form)), context: CallContext())
      let second = try #require(server.requests.dropFirst().first)
      let live = "--xyz\r\nContent-Disposition: form-data; name=\"live\"\r\nContent-Type: text/plain\r\n\r\none two\r\n"
      #expect(second.text == text + live + "--xyz--\r\n")
      #expect(second.header("Transfer-Encoding") == "chunked")
    }
  }

  @Test("a large file in a form is sent piece by piece, and its progress told")
  func progress() async throws {
    let large = [UInt8](repeating: 7, count: 3 << 20)
    try await withFile("large", large) { path in
      var form = MultipartForm(boundary: "xyz")
      form.append("file", fileName: "large", .file(path: path, contentType: "application/octet-stream"))
      let reports = Recorder<UploadProgress>()
      _ = try await client.upload(Upload(body: .multipart(form)), context: CallContext()) { reports.record($0) }
      let request = try #require(server.requests.first)
      #expect(request.body.count > large.count)
      #expect(reports.values.count > 10)
      #expect(reports.values.last == UploadProgress(sent: request.body.count, total: request.body.count))
    }
  }

  @Test("a form whose file is missing is not sent, and opens nothing")
  func missingFile() async throws {
    var form = MultipartForm()
    form.append("file", fileName: "x", .file(path: "/no/such/file", contentType: "text/plain"))
    let error = await #expect(throws: UpstreamError.self) {
      try await client.run(Upload(body: .multipart(form)), context: CallContext())
    }
    #expect(error?.kind == .requestFailed)
    #expect(server.requests.isEmpty)
  }

  @Test("each form has a boundary of its own")
  func boundaries() {
    #expect(Set((0..<100).map { _ in MultipartForm().boundary }).count == 100)
  }

  @Test("PUT is tried again with its whole body, POST and PATCH are not", arguments: [HTTPMethod.put, .post, .patch])
  func retries(_ method: HTTPMethod) async throws {
    server.on("/upload", .status(503), .status(204))
    try await withFile("body", Array("the whole body".utf8)) { path in
      var form = MultipartForm(boundary: "xyz")
      form.append("file", .file(path: path, contentType: "text/plain"))
      let upload = Upload(method: method, body: .multipart(form))
      if method == .put {
        let answer = try await client.run(upload, context: CallContext())
        #expect(answer.attempts == 2)
        try #require(server.requests.count == 2)
        #expect(server.requests[1].body == server.requests[0].body)
      } else {
        await #expect(throws: UpstreamError.self) { try await client.run(upload, context: CallContext()) }
        #expect(server.requests.count == 1)
      }
      #expect(server.requests.first?.text.contains("the whole body") == true)
      #expect(server.requests.first?.method == method.rawValue)
    }
  }

  @Test("an upload that is cancelled ends, and its connection with it")
  func cancelled() async throws {
    let gate = Gate()
    server.read(after: gate)
    var form = MultipartForm()
    form.append("file", .bytes([UInt8](repeating: 7, count: 32 << 20), contentType: "application/octet-stream"))
    let upload = Upload(body: .multipart(form))
    let began = Gate()
    let task = Task {
      try await client.upload(upload, context: CallContext()) { _ in began.open() }
    }
    await began.opened()
    task.cancel()
    let error = await #expect(throws: UpstreamError.self) { try await task.value }
    #expect(error?.kind == .cancelled)
    gate.open()
    await server.openConnections(atMost: 0)
    #expect(server.requests.isEmpty)
  }
}
