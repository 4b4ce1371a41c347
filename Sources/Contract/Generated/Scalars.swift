// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// An age rating of the United States, the mildest first.
public enum UnitedStatesCertification: String, Enumeration {
  case g = "G"
  case pG = "PG"
  case pG13 = "PG-13"
  case r = "R"
  case nC17 = "NC-17"
}

