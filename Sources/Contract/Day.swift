// SPDX-License-Identifier: MIT
import Basics

/// A calendar day, written as `YYYY-MM-DD`.
public typealias Day = Basics.Day

/// An instant, written in UTC.
public typealias Instant = Basics.Instant

/// A local time with its offset from UTC.
public typealias LocalTime = Basics.LocalTime

/// The offset of local time from UTC.
public typealias UTCOffset = Basics.UTCOffset

/// A time of day, as in the contract.
public typealias ClockTime = Basics.ClockTime
