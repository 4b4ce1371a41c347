// SPDX-License-Identifier: MIT
import CLibrary

extension Double {
  /// The sine of this angle in radians.
  public var sine: Double { sin(self) }
  /// The cosine of this angle in radians.
  public var cosine: Double { cos(self) }
  /// The angle in radians whose sine this is; NaN outside -1 to 1.
  public var arcsine: Double { asin(self) }
}
