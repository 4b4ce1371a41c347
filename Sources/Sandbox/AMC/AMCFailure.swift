// SPDX-License-Identifier: MIT
import JSON

/// An error response in AMC's form: `{"errors":[{"code":…,"message":…}]}`.
enum AMCFailure {
  case unknownMovie
  case unknownTheatre
  case unknownShowtime
  case noShowtimes
  case noSeatingLayout
  case cityWithoutState

  /// The error code. 5108 and 5217 are AMC's; the others are the sandbox's own, in the same style.
  private var code: Int {
    switch self {
    case .unknownMovie: 5_103
    case .unknownTheatre: 5_108
    case .unknownShowtime: 5_215
    case .noShowtimes: 5_217
    case .noSeatingLayout: 5_301
    case .cityWithoutState: 5_110
    }
  }

  private var message: String {
    switch self {
    case .unknownMovie: "There is no such movie."
    case .unknownTheatre: "There is no such theatre."
    case .unknownShowtime: "There is no such showtime."
    case .noShowtimes: "There are no showtimes."
    case .noSeatingLayout: "There is no seating layout for this performance."
    case .cityWithoutState: "A city needs its state."
    }
  }

  var reply: SandboxReply {
    .object(self == .cityWithoutState ? 400 : 404) { writer in
      writer.array("errors") { writer in
        writer.object { writer in
          writer.member("code", code)
          writer.member("message", message)
        }
      }
    }
  }
}
