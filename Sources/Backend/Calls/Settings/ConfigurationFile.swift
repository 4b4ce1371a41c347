// SPDX-License-Identifier: MIT
import Basics
import JSON
import Platform

/// `$XDG_CONFIG_HOME/marquee/config.json`: an object that may hold keys and the user's settings,
/// `{"amcKey":"…","tmdbToken":"…","place":"Olathe, KS"}`.
///
/// It is used only if nobody but its owner can read it, and if its `version` is not newer than this program's. Writing
/// preserves unknown members.
struct ConfigurationFile: Sendable {
  let path: String

  /// Why an existing file is not used, or can't be written.
  struct Fault: Error, CustomStringConvertible {
    let description: String

    fileprivate init(_ error: FileError) { description = "can't \(error.operation) \(error.path): \(error.cause)" }

    fileprivate init(skipped path: String, _ reason: String) { description = "\(path) is skipped: \(reason)" }
  }

  /// The members; empty if there is no file.
  func read() throws(Fault) -> [String: JSONValue] {
    Dictionary(try members().map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
  }

  /// Sets members, or removes those that are nil, atomically, and leaves the others unchanged.
  ///
  /// A lock on the directory is held from reading to writing, so concurrent writers see each other's changes. The new
  /// file is written next to the old one and renamed over it, so a crash leaves either the old or the new one. If the
  /// path is a symbolic link, the link stays and its target is replaced.
  /// - Parameter deadline: how long to wait for other writers.
  func write(_ values: [(name: String, value: RawJSON?)], until deadline: ContinuousClock.Instant) throws(Fault) {
    let path = resolvedPath
    let name = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let folder = PrivateFolder(path: String(path[..<name].dropLast()))
    try folder.locked(until: deadline, failure: Fault.init) { () throws(Fault) in
      folder.sweep(leftoversOf: String(path[name...]))
      let content = try content(with: values)
      do throws(FileError) {
        try RegularFile.replace(path, with: content, isDurable: true)
      } catch {
        throw Fault(error)
      }
    }
  }

  private func content(with values: [(name: String, value: RawJSON?)]) throws(Fault) -> [UInt8] {
    let names = Set(values.map(\.name))
    var members = try members().filter { !names.contains($0.name) }.map { (name: $0.name, value: $0.value.raw) }
    for (name, value) in values {
      if let value { members.append((name, value)) }
    }
    let content = RawJSON { writer in
      writer.object { writer in
        for member in members { writer.member(member.name, member.value) }
      }
    }
    return content.bytes + [UInt8(ascii: "\n")]
  }

  private func members() throws(Fault) -> [(name: String, value: JSONValue)] {
    // An empty file, as `touch` and a full disk leave it, has no settings.
    guard let bytes = try content(), !bytes.allSatisfy({ [0x09, 0x0A, 0x0D, 0x20].contains($0) }) else { return [] }
    let json: JSONValue
    do throws(JSONSyntaxError) {
      json = try JSONValue(parsing: bytes)
    } catch {
      throw Fault(skipped: path, "it is not JSON: \(error)")
    }
    guard json.kind == .object else { throw Fault(skipped: path, "it should contain a JSON object") }
    if let version = json["version"].flatMap({ try? Int(json: $0) }), version > Self.version {
      throw Fault(
        skipped: path, "a newer version of this program wrote it (format \(version)); update this program")
    }
    return Array(json.members)
  }

  /// Checks the opened file rather than the path, so that it can't be swapped in between.
  private func content() throws(Fault) -> [UInt8]? {
    let (descriptor, status): (FileDescriptor, FileStatus)
    do throws(RegularFile.Failure) {
      (descriptor, status) = try RegularFile.open(path, for: .reading)
    } catch {
      if error.isMissing { return nil }
      throw Fault(skipped: path, "\(error)")
    }
    defer { descriptor.close() }
    guard status.permissions & 0o077 == 0 else {
      let mode = String(status.permissions, radix: 8)
      throw Fault(skipped: path, "other users can read it (mode \(mode)); run chmod 600 \(path)")
    }
    do throws(SystemError) {
      return try descriptor.readAll(limit: Self.sizeLimit)
    } catch {
      throw Fault(FileError("read", path, error))
    }
  }

  private static let sizeLimit = 1 << 20
  /// The newest format that this program reads. A file without a `version` has format 1.
  private static let version = 1

  /// The path with symbolic links resolved; the path itself if the result isn't valid UTF-8 (see `EnvironmentFolder`).
  private var resolvedPath: String { FileSystem.resolved(path) ?? path }
}
