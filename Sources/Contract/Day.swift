// SPDX-License-Identifier: MIT
import Basics

/// A day, as the contract writes it.
public typealias Day = Basics.Day
