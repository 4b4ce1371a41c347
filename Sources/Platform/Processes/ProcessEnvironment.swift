// SPDX-License-Identifier: MIT
@preconcurrency import CLibrary

extension CurrentProcess {
  /// The environment variables, in the C library's form.
  static var variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
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

  /// The user's home folder as the system's list of users has it (getpwuid(3)); nil if the user isn't in it.
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
