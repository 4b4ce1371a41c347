// SPDX-License-Identifier: MIT
import Contract
import EndpointCore

extension Upstream {
  /// AMC Theatres.
  public static let amc = Upstream(
    name: "amc", title: "AMC", base: "https://api.amctheatres.com", rate: 10,
    keys: [KeyForm("key", "key for AMC Theatres", in: .header(name: "X-AMC-Vendor-Key"))],
    attribution: "Movies, theatres and showtimes by AMC Theatres.", website: "https://www.amctheatres.com",
    redirectHosts: ["api.amctheatres.com"],
    // Some of AMC's URLs use `http:`.
    imageHosts: [
      ImageHost("amc-theatres-res.cloudinary.com"), ImageHost("cdn.amctheatres.com"),
      ImageHost("media.amc.edgesuite.net"),
    ],
    probe: { client, context throws(UpstreamError) in
      _ = try await client.run(AMCList<Movie>(.nowPlaying, pageSize: 1), context: context)
    })
}
