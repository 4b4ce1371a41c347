// SPDX-License-Identifier: MIT
/// Libraries that are opened while the program runs.
public enum DynamicLibrary {
  /// What the loader is asked for.
  /// - Parameters:
  ///   - name: without what every library's file name has, such as `curl`.
  ///   - version: of its binary interface.
  public static func fileName(_ name: String, version: Int) -> String {
    #if canImport(Darwin)
      "lib\(name).\(version).dylib"
    #else
      "lib\(name).so.\(version)"
    #endif
  }
}
