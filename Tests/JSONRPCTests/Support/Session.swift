// SPDX-License-Identifier: MIT
import JSON

@testable import JSONRPC

extension Dialect {
  /// LSP's, with a notification for errors.
  static var test: Dialect {
    var dialect = Dialect()
    dialect.errorNotification = "test/error"
    return dialect
  }
}

/// A client in the test and a server over memory.
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

  /// Sends bytes as they are.
  func send(raw text: String) { transport.send(Array(text.utf8)) }

  /// The next message of the server; nil when there are no more.
  func next() async -> String? { await inbox.next() }

  /// Waits for the end without closing the input.
  func ending() async -> Ending { await running.value }

  /// Closes the input, and gives all messages that were not taken yet.
  func finish() async -> [String] {
    transport.endInput()
    return await rest()
  }

  /// All messages up to the end of the server.
  func rest() async -> [String] {
    var messages: [String] = []
    while let message = await next() { messages.append(message) }
    return messages
  }

  /// What a server says to a whole input.
  static func answers(
    to input: String, _ configuration: Configuration = Configuration(), _ routes: (inout Router) -> Void = { _ in }
  ) async -> [String] {
    let session = Session(configuration, routes)
    session.send(raw: input)
    return await session.finish()
  }
}

/// Cuts what the server writes into messages, whatever the framing.
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
  /// The JSON in this text; null if there is none.
  var json: JSONValue { (try? JSONValue(parsing: self)) ?? .null }
}

extension JSONValue {
  /// The value that a JSON Pointer without escapes leads to.
  func at(_ pointer: String) -> JSONValue? {
    pointer.split(separator: "/").reduce(self as JSONValue?) { value, token in
      value.flatMap { $0.kind == .array ? $0[Int(token) ?? -1] : $0[String(token)] }
    }
  }
}
