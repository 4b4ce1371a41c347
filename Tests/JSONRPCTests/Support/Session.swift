// SPDX-License-Identifier: MIT
import JSON
import TestSupport

@testable import JSONRPC

extension Dialect {
  /// The dialect of LSP, with a notification for errors.
  static var test: Dialect {
    var dialect = Dialect()
    dialect.errorNotification = "test/error"
    return dialect
  }
}

/// A client in the test, connected to a server over memory.
final class Session: Sendable {
  let server: Server
  let transport: MemoryTransport
  private let running: Task<Ending, Never>
  private let inbox: Inbox

  init(
    _ configuration: Configuration = Configuration(), dialect: Dialect = .test,
    _ routes: (inout Router) -> Void = { _ in }
  ) {
    var router = Router(dialect: dialect)
    routes(&router)
    let server = Server(router: router, configuration: configuration)
    let (output, sink) = AsyncStream.makeStream(of: [UInt8].self)
    let transport = MemoryTransport { sink.yield(Array($0)) }
    self.server = server
    self.transport = transport
    inbox = Inbox(output)
    running = Task {
      let ending = await server.run(over: transport)
      sink.finish()
      return ending
    }
  }

  /// Sends one line.
  func send(_ line: String) { transport.send(Array((line + "\n").utf8)) }

  /// Sends the text as it is, without a line feed.
  func send(raw text: String) { transport.send(Array(text.utf8)) }

  /// The server's next message; nil when there are no more.
  func next() async -> String? { await inbox.next() }

  /// Waits for the server to end, without closing its input.
  func ending() async -> Ending { await running.value }

  /// Closes the input and returns all messages that have not been taken yet.
  func finish() async -> [String] {
    transport.endInput()
    return await rest()
  }

  /// All remaining messages until the server ends.
  func rest() async -> [String] {
    var messages: [String] = []
    while let message = await next() { messages.append(message) }
    return messages
  }

  /// The messages with which a server answers a complete input.
  static func answers(
    to input: String, _ configuration: Configuration = Configuration(), _ routes: (inout Router) -> Void = { _ in }
  ) async -> [String] {
    let session = Session(configuration, routes)
    session.send(raw: input)
    return await session.finish()
  }
}

/// Splits the server's output into messages in either framing.
actor Inbox {
  private var chunks: AsyncStream<[UInt8]>.Iterator
  private var splitter = MessageSplitter(framing: .auto, limits: Limits())
  private var messages: [String] = []

  init(_ output: AsyncStream<[UInt8]>) { chunks = output.makeAsyncIterator() }

  func next() async -> String? {
    while messages.isEmpty {
      var iterator = chunks
      guard let chunk = await iterator.next(isolation: self) else { return nil }
      chunks = iterator
      var position = 0
      while let event = splitter.next(in: chunk.span, at: &position) {
        if case .message(let text) = event { messages.append(String(decoding: text, as: UTF8.self)) }
      }
    }
    return messages.removeFirst()
  }
}

extension String {
  /// The JSON value of this text; null if it is not JSON.
  var json: JSONValue { (try? JSONValue(parsing: self)) ?? .null }
}

extension JSONValue {
  /// The value at a JSON Pointer without escapes.
  func at(_ pointer: String) -> JSONValue? {
    pointer.split(separator: "/").reduce(self as JSONValue?) { value, token in
      value.flatMap { $0.kind == .array ? $0[Int(token) ?? -1] : $0[String(token)] }
    }
  }
}
