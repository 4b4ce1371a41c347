// SPDX-License-Identifier: MIT
import AMC
import Contract
import EndpointCore

extension Call {
  /// The seating layout, which AMC identifies by theatre and performance. Version 3 has zones; if the theatre doesn't
  /// support it, or the key isn't allowed to use it, version 2 is requested.
  func seatingLayout(of showtime: Showtime) async throws(UpstreamError) -> SeatingLayout {
    guard let theatre = showtime.theatreId, let performance = showtime.performanceNumber else {
      throw UpstreamError(.notFound, "AMC has no seating layout for \(showtime.id)", upstream: .amc)
    }
    func layout(_ version: SeatingLayoutEndpoint.Version) async throws(UpstreamError) -> SeatingLayout {
      let endpoint = SeatingLayoutEndpoint(
        showtimeID: showtime.id, theatreID: theatre.native, performanceNumber: performance, version: version)
      return try await amc.send(endpoint).dated
    }
    let refusal: UpstreamError
    do throws(UpstreamError) {
      return try await layout(.v3)
    } catch {
      guard [401, 403, 404].contains(error.httpStatus) else { throw error }
      refusal = error
    }
    do throws(UpstreamError) {
      return try await layout(.v2)
    } catch {
      // A "not found" is the least informative of the refusals.
      throw error.httpStatus == 404 ? refusal : error
    }
  }
}
