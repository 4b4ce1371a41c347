// SPDX-License-Identifier: MIT

// FaultServer: an HTTP/1.1 server on the loopback interface that does what a test tells it to, faults included.
//
//     let server = try FaultServer()
//     server.on("/movies/1", .json(#"{"id":1}"#))                      // the same reply every time
//     server.on("/flaky", .status(503), .status(503), .json("{}"))     // one after the other; the last one is repeated
//     server.on("/search?q=a", .json("[]"))                            // with a query: only for this exact target
//     server.otherwise { request in .json(recorded[request.path]) }    // any other request; without it, 404
//     … ask server.url …
//     #expect(server.requests.map(\.target) == ["/movies/1"])
//
// Nothing sleeps: a reply can stop at a `Gate` until the test opens it, and a test can wait for requests. Every
// connection has its own thread. `stop()` closes everything and returns when all threads have ended; a server stops by
// itself when its last reference goes away.
import Synchronization

/// The server; see the top of this file.
public final class FaultServer: Sendable {
  private let listener: Listener

  /// Starts to listen on 127.0.0.1.
  /// - Parameter port: the port of a stopped server, to take its place; 0 for any free port.
  public init(port: Int = 0) throws {
    listener = try Listener(port: port)
    listener.start()
  }

  deinit { listener.stop() }

  /// The port it listens on.
  public var port: Int { listener.port }

  /// The base URL, `http://127.0.0.1:PORT`, without a trailing slash.
  public var url: String { "http://127.0.0.1:\(port)" }

  /// Answers requests for `target` (a path, or a path with its query) with `replies` in turn, repeating the last one.
  public func on(_ target: String, _ replies: Reply...) {
    listener.script.withLock { $0.replies[target] = replies }
  }

  /// Answers requests for `target` with the reply that `handler` returns for each. It runs on the connection's thread.
  public func on(_ target: String, handler: @escaping @Sendable (ReceivedRequest) -> Reply) {
    listener.script.withLock { $0.handlers[target] = handler }
  }

  /// Answers every request that nothing else answers.
  public func otherwise(_ handler: @escaping @Sendable (ReceivedRequest) -> Reply) {
    listener.script.withLock { $0.otherwise = handler }
  }

  /// Makes every connection wait at `gate` before it reads anything, as a server does that can't keep up.
  public func read(after gate: Gate) {
    listener.script.withLock { $0.readingGate = gate }
  }

  /// Every request received so far, in the order in which they were complete.
  public var requests: [ReceivedRequest] { listener.log.withLock { $0.requests } }

  /// The requests for `path`, whatever their query.
  public func requests(to path: String) -> [ReceivedRequest] { requests.filter { $0.path == path } }

  /// Waits until `count` requests have been received in total.
  @discardableResult
  public func requests(atLeast count: Int) async -> [ReceivedRequest] {
    await listener.wait { $0.requests.count >= count }
    return requests
  }

  /// The number of connections accepted so far.
  public var connections: Int { listener.log.withLock { $0.accepted } }

  /// Waits until at most `count` connections are open, because the client has closed the others.
  public func openConnections(atMost count: Int) async { await listener.wait { $0.open <= count } }

  /// The number of bytes of replies passed to the network so far.
  public var bytesSent: Int { listener.log.withLock { $0.bytesSent } }

  /// The largest number of requests that were being answered at once.
  public var mostAtOnce: Int { listener.log.withLock { $0.mostAtOnce } }

  /// Closes everything, connections included, and returns when no thread is left.
  public func stop() { listener.stop() }

  /// A URL at which nothing listens, so that connections are refused: at a port that no server of a test is given, as
  /// one that was free a moment ago may be.
  public static let refusingURL = "http://127.0.0.1:1"
}
