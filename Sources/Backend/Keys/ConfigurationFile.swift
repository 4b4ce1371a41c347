import FoundationEssentials
import Glibc
import JSON
import JSONRPC

/// `$XDG_CONFIG_HOME/marquee/config.json`: an object that may hold keys, `{"amcKey":"…","tmdbToken":"…"}`.
///
/// It is used only if nobody but its owner can read it. Members that are not known here are kept when it is written.
struct ConfigurationFile: Sendable {
  let path: String

  /// Why a file that exists is not used.
  enum Fault: Error, CustomStringConvertible {
    case readableByOthers(path: String, mode: mode_t)
    case notJSON(path: String, JSONSyntaxError)
    case notAnObject(path: String)
    case failed(path: String, action: String, code: Int32)

    var description: String {
      switch self {
      case .readableByOthers(let path, let mode):
        "\(path) is skipped: others can read it (mode \(String(mode & 0o777, radix: 8))); run chmod 600 \(path)"
      case .notJSON(let path, let error): "\(path) is skipped: it is not JSON: \(error)"
      case .notAnObject(let path): "\(path) is skipped: it should hold a JSON object"
      case .failed(let path, let action, let code): "can't \(action) \(path): \(String(cString: strerror(code)))"
      }
    }
  }

  /// The members; none if there is no file.
  func read() throws(Fault) -> [String: JSONValue] {
    Dictionary(try members().map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
  }

  /// Sets members, or removes those that are nil, all or none of them, and leaves the others as they are.
  func write(_ texts: [(name: String, text: String?)]) throws(Fault) {
    let names = Set(texts.map(\.name))
    var members = try members().filter { !names.contains($0.name) }.map { (name: $0.name, value: $0.value.raw) }
    for (name, text) in texts {
      if let text { members.append((name, RawJSON(writing: text))) }
    }
    let content = RawJSON { writer in
      writer.object { writer in
        for member in members { writer.member(member.name, member.value) }
      }
    }
    try replace(with: content.bytes + [UInt8(ascii: "\n")])
  }

  private func members() throws(Fault) -> [(name: String, value: JSONValue)] {
    guard let bytes = try content() else { return [] }
    let json: JSONValue
    do throws(JSONSyntaxError) {
      json = try JSONValue(parsing: bytes)
    } catch {
      throw .notJSON(path: path, error)
    }
    guard json.kind == .object else { throw .notAnObject(path: path) }
    return Array(json.members)
  }

  /// Checks the opened file rather than the path, so that nobody can put another one there in between.
  private func content() throws(Fault) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .failed(path: path, action: "read", code: errno)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .failed(path: path, action: "read", code: errno) }
    guard status.st_mode & 0o077 == 0 else { throw .readableByOthers(path: path, mode: status.st_mode) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while bytes.count < Self.sizeLimit {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      guard count >= 0 else { throw .failed(path: path, action: "read", code: errno) }
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    return bytes
  }

  private static let sizeLimit = 1 << 20

  /// Written beside it and renamed, so that a crash leaves the old file or the new one. Where the path is a link, as it is
  /// for those who keep such files elsewhere, that stays, and what it leads to is replaced.
  private func replace(with bytes: [UInt8]) throws(Fault) {
    let path = resolvedPath
    let folder = String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex))
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .failed(path: folder, action: "create", code: errno)
    }
    let temporary = "\(path).\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .failed(path: temporary, action: "write", code: errno) }
    let isReplaced =
      bytes.withUnsafeBytes { writeAll($0, to: descriptor) } && fsync(descriptor) == 0 && rename(temporary, path) == 0
    let failure = errno
    close(descriptor)
    guard isReplaced else {
      unlink(temporary)
      throw .failed(path: path, action: "write", code: failure)
    }
  }

  private var resolvedPath: String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
