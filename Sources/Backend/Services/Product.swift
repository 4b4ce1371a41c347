// SPDX-License-Identifier: MIT
/// What the program says about itself.
public enum Product {
  /// As the command is called, and as upstreams and clients are told.
  public static let name = "marquee"
  /// Semantic versioning (https://semver.org).
  public static let version = "1.0.0"

  /// Product, version and a way to reach its makers, as providers ask for it.
  static let userAgent = "marquee/\(version) (+mailto:maintainers@marquee.example)"
}
