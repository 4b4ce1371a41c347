// SPDX-License-Identifier: MIT
import Basics

/// A calendar day, written as `YYYY-MM-DD`.
public typealias Day = Basics.Day
