// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// A part of each day, by the clock of the place.
public enum TimeOfDay: String, Enumeration {
  /// From 06:00 to before 12:00.
  case morning
  /// From 12:00 to before 17:00.
  case afternoon
  /// From 17:00 on.
  case evening
  /// From 20:00 on.
  case night
}

/// An age rating of the United States, the mildest first.
public enum UnitedStatesCertification: String, Enumeration {
  case g = "G"
  case pG = "PG"
  case pG13 = "PG-13"
  case r = "R"
  case nC17 = "NC-17"
}

