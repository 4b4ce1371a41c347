// SPDX-License-Identifier: MIT
import EndpointCore

/// Sets the photograph of a station.
struct PutPhotograph: UploadEndpoint, EmptyEndpoint {
  let station: Int
  let file: String
  var method: HTTPMethod { .put }
  var path: [String] { ["stations", String(station), "photograph"] }
  var body: HTTPBody { .file(path: file, contentType: "image/jpeg") }
}
