// SPDX-License-Identifier: MIT
import Foundation

/// An HTTPS server whose certificate is valid for a single name: Python's `ssl` module in a child process, with a
/// certificate made by `openssl`. It answers every request with `{"secure":true}`.
public final class TLSServer: Sendable {
  /// `https://localhost:PORT`.
  public let url: String
  /// The certificate, which a client must trust to get as far as the check of the name.
  public let certificateFile: String
  private let folder: String
  private let process: pid_t

  /// - Parameter name: the host name in the certificate.
  public init(certificateFor name: String) throws {
    var template = Array("/tmp/tls-server-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SocketError(reason: "no temporary folder") }
    folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    certificateFile = folder + "/certificate.pem"
    let key = folder + "/key.pem"
    let openssl = try ChildProcess(
      ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"]
        + ["-keyout", key, "-out", certificateFile, "-subj", "/CN=\(name)", "-addext", "subjectAltName=DNS:\(name)"])
    openssl.wait()
    let python = try ChildProcess(["python3", "-c", Self.program, certificateFile, key])
    process = python.identifier
    // The process prints its port as soon as it listens.
    url = "https://localhost:\(python.firstLine())"
  }

  deinit {
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    for file in ["/certificate.pem", "/key.pem"] { unlink(folder + file) }
    rmdir(folder)
  }

  private static let program = """
    import http.server, ssl, sys
    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        def do_GET(self):
            body = b'{"secure":true}'
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(sys.argv[1], sys.argv[2])
    class Server(http.server.ThreadingHTTPServer):
        def finish_request(self, request, address):
            with context.wrap_socket(request, server_side=True) as secure:
                super().finish_request(secure, address)
        def handle_error(self, request, address):
            pass
    server = Server(("127.0.0.1", 0), Handler)
    print(server.server_address[1], flush=True)
    server.serve_forever()
    """
}

/// A program found in the PATH, with its output in a pipe.
private struct ChildProcess {
  let identifier: pid_t
  private let output: Int32

  init(_ arguments: [String]) throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw SocketError(reason: "no pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    let failure = posix_spawnp(&process, arguments[0], &actions, nil, words, environ)
    close(ends[1])
    guard failure == 0 else {
      close(ends[0])
      throw SocketError(reason: "\(arguments[0]) can't be started")
    }
    identifier = process
    output = ends[0]
  }

  /// The first line of the output.
  func firstLine() -> String {
    defer { close(output) }
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while read(output, &byte, 1) == 1, byte != 0x0A { line.append(byte) }
    return String(decoding: line, as: UTF8.self)
  }

  /// Waits until the process has ended.
  func wait() {
    close(output)
    waitpid(identifier, nil, 0)
  }
}
