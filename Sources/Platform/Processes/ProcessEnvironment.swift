// SPDX-License-Identifier: MIT
@preconcurrency import CLibrary

extension CurrentProcess {
  /// Copies of the environment variables, in the C library's form with nil at the end. Bytes that aren't UTF-8 are
  /// unchanged. The caller frees each copy.
  /// - Parameter changes: new values by the names of variables; nil for variables to leave out.
  static func variables(with changes: [String: String?]) -> [UnsafeMutablePointer<CChar>?] {
    var copies: [UnsafeMutablePointer<CChar>?] = []
    var next = variables
    while let variable = next?.pointee {
      next = next?.advanced(by: 1)
      let name = String(String(cString: variable).prefix { $0 != "=" })
      if changes[name] == nil { copies.append(strdup(variable)) }
    }
    for case (let name, let value?) in changes { copies.append(strdup("\(name)=\(value)")) }
    return copies + [nil]
  }

  /// The environment variables, in the C library's form.
  private static var variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
      _NSGetEnviron().pointee
    #else
      environ
    #endif
  }

  /// The environment variables by name. Bytes that aren't UTF-8 are shown as U+FFFD; of several variables of one name,
  /// the first counts, as for getenv(3).
  public static var environment: [String: String] {
    var environment: [String: String] = [:]
    var next = variables
    while let variable = next?.pointee {
      let text = String(cString: variable)
      if let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")) {
        let name = String(text[..<equals])
        if environment[name] == nil { environment[name] = String(text[text.utf8.index(after: equals)...]) }
      }
      next = next?.advanced(by: 1)
    }
    return environment
  }

  /// The user's home folder in the system's list of users (getpwuid_r(3)); nil if the user isn't in the list.
  public static var homeFolder: String? {
    var entry = passwd()
    var found: UnsafeMutablePointer<passwd>?
    var room = [CChar](repeating: 0, count: 16_384)
    guard getpwuid_r(getuid(), &entry, &room, room.count, &found) == 0, let folder = found?.pointee.pw_dir else {
      return nil
    }
    return String(cString: folder)
  }
}

/// The path, as text, of a folder that an environment variable names.
public enum EnvironmentFolder {
  /// A path that this process can open, even if the variable's value isn't UTF-8.
  ///
  /// To the system, paths are bytes. A `String` shows U+FFFD for bytes that aren't UTF-8, and so names another folder.
  /// On Linux such a folder is created if missing and opened, and the result is the name of its descriptor
  /// (proc_pid_fd(5)), valid as long as the process lives. If the folder can't be opened, nothing exists at the result.
  /// Elsewhere `text` is returned unchanged; paths of macOS are always UTF-8.
  ///
  /// - Parameter text: the variable's value as a `String` shows it.
  public static func text(of variable: String, shown text: String) -> String {
    #if os(Linux)
      guard let bytes = getenv(variable), String(validatingCString: bytes) == nil, String(cString: bytes) == text else {
        return text
      }
      mkdir(bytes, 0o700)
      return "/proc/self/fd/\(open(bytes, O_RDONLY | O_DIRECTORY | O_CLOEXEC))"
    #else
      return text
    #endif
  }
}
