// SPDX-License-Identifier: MIT
import Basics

/// A calendar day, written as `YYYY-MM-DD`.
public typealias Day = Basics.Day

/// A time of day, as in the contract.
public typealias ClockTime = Basics.ClockTime
