// SPDX-License-Identifier: MIT

// FaultServer: an HTTP/1.1 server on the loopback interface that does what a test tells it, wrong things included.
//
//     let server = try FaultServer()
//     server.on("/movies/1", .json(#"{"id":1}"#))                      // the same answer every time
//     server.on("/flaky", .status(503), .status(503), .json("{}"))     // one after the other, the last one stays
//     server.on("/search?q=a", .json("[]"))                            // with a query: only this very target
//     server.otherwise { request in .json(recorded[request.path]) }    // whatever has no answer of its own; else 404
//     … ask server.url …
//     #expect(server.requests.map(\.target) == ["/movies/1"])
//
// Nothing sleeps: an answer can stop at a `Gate` until the test opens it, and a test can wait for requests. Every
// connection has a thread of its own. `stop()` closes everything and returns when all threads have ended; a server that
// nobody holds any more stops by itself.
import Synchronization

/// The server; see the top of this file.
public final class FaultServer: Sendable {
  private let listener: Listener

  /// Listens on 127.0.0.1.
  /// - Parameter port: 0 for one that is free; the port of a stopped server to come back on it.
  public init(port: Int = 0) throws {
    listener = try Listener(port: port)
    listener.start()
  }

  deinit { listener.stop() }

  /// The port it listens on.
  public var port: Int { listener.port }

  /// `http://127.0.0.1:PORT`, without a slash at the end.
  public var url: String { "http://127.0.0.1:\(port)" }

  /// Answers requests for `target` (a path, or a path with its query) with `replies` in turn; the last one stays.
  public func on(_ target: String, _ replies: Reply...) {
    listener.script.withLock { $0.replies[target] = replies }
  }

  /// Answers requests for `target` with what `handler` makes of each. It runs on the connection's thread.
  public func on(_ target: String, handler: @escaping @Sendable (ReceivedRequest) -> Reply) {
    listener.script.withLock { $0.handlers[target] = handler }
  }

  /// Answers every request that nothing else answers.
  public func otherwise(_ handler: @escaping @Sendable (ReceivedRequest) -> Reply) {
    listener.script.withLock { $0.otherwise = handler }
  }

  /// Lets every connection wait at `gate` before it reads anything: a server that can't keep up.
  public func read(after gate: Gate) {
    listener.script.withLock { $0.readingGate = gate }
  }

  /// Every request received so far, in the order in which they were complete.
  public var requests: [ReceivedRequest] { listener.log.withLock { $0.requests } }

  /// The requests for `path`, whatever their query.
  public func requests(to path: String) -> [ReceivedRequest] { requests.filter { $0.path == path } }

  /// The requests for this path so far.
  public func requests(for path: String) -> [ReceivedRequest] { requests.filter { $0.path == path } }

  /// Waits until `count` requests have been received in all.
  @discardableResult
  public func requests(atLeast count: Int) async -> [ReceivedRequest] {
    await listener.wait { $0.requests.count >= count }
    return requests
  }

  /// How many connections were accepted so far.
  public var connections: Int { listener.log.withLock { $0.accepted } }

  /// How many connections are open now.
  public var openConnections: Int { listener.log.withLock { $0.open } }

  /// Waits until no more than `count` connections are open: until the client has let go of the others.
  public func openConnections(atMost count: Int) async { await listener.wait { $0.open <= count } }

  /// Bytes of answers given to the network so far.
  public var bytesSent: Int { listener.log.withLock { $0.bytesSent } }

  /// The largest number of requests that were being answered at the same time.
  public var mostAtOnce: Int { listener.log.withLock { $0.mostAtOnce } }

  /// Closes everything, connections included, and returns when no thread is left.
  public func stop() { listener.stop() }

  /// An address on which nothing listens, so that connections are refused.
  public static func refusingURL() throws -> String {
    let server = try FaultServer()
    defer { server.stop() }
    return server.url
  }
}
