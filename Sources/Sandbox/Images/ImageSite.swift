// SPDX-License-Identifier: MIT
import EndpointCore

/// Plays the hosts of the upstreams' pictures. It draws each picture on request from its URL.
enum ImageSite {
  static let hosts: Set = [
    "image.tmdb.org", "amc-theatres-res.cloudinary.com", "cdn.amctheatres.com", "media.amc.edgesuite.net",
    "cdn.pixabay.com",
  ]

  static func answer(_ request: SandboxRequest) -> SandboxReply {
    guard let picture = Picture(request) else { return .empty(404) }
    let bytes = PNG.encode(Painter.paint(picture))
    return SandboxReply(
      status: 200,
      headers: [
        "Content-Type": "image/png", "Content-Length": String(bytes.count), "Cache-Control": "public, max-age=31536000",
      ],
      body: bytes)
  }
}
