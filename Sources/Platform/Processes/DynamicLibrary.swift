// SPDX-License-Identifier: MIT
/// The naming of libraries that are loaded at run time.
public enum DynamicLibrary {
  /// The file name to pass to the loader.
  /// - Parameters:
  ///   - name: the library's name without prefix and suffix, such as `curl`.
  ///   - version: the version of its binary interface, such as `4`.
  public static func fileName(_ name: String, version: String) -> String {
    #if canImport(Darwin)
      "lib\(name).\(version).dylib"
    #else
      "lib\(name).so.\(version)"
    #endif
  }
}
