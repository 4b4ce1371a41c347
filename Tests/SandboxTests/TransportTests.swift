// SPDX-License-Identifier: MIT
import EndpointCore
import Foundation
import TestSupport
import Testing

@testable import Sandbox

@Suite("The transport", .timeLimit(.minutes(5)))
struct TransportTests {
  private func request(_ url: String) throws -> HTTPRequest { HTTPRequest(url: try #require(HTTPURL(url))) }

  @Test("An answer over the body's limit is an error, as over the network")
  func bodyLimit() async throws {
    var request = try request("https://api.themoviedb.org/3/movie/popular")
    request.bodyLimit = 100
    await #expect { try await SandboxTransport().send(request) } throws: { error in
      (error as? UpstreamError)?.kind == .responseTooLarge
    }
  }

  @Test("HEAD has headers and no body; other methods are refused")
  func methods() async throws {
    var request = try request("https://api.themoviedb.org/3/movie/popular")
    request.method = .head
    let head = try await SandboxTransport().send(request)
    expect(head.status == 200 && head.body.isEmpty && head.headers["ETag"] != nil)
    request.method = .post
    expect(try await SandboxTransport().send(request).status == 405)
  }

  @Test("A cancelled task gets no answer")
  func cancelled() async throws {
    let request = try request("https://api.themoviedb.org/3/movie/popular")
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await SandboxTransport().send(request)
    }
    await #expect { try await task.value } throws: { ($0 as? UpstreamError)?.kind == .cancelled }
  }

  @Test(
    "No question breaks it",
    arguments: [
      "https://api.amctheatres.com", "https://api.amctheatres.com//",
      "https://api.amctheatres.com/v2/movies?page-size=-1",
      "https://api.amctheatres.com/v2/movies?=&&&=x&name", "https://api.amctheatres.com/v2/theatres/%00/showtimes/%FF",
      "https://api.amctheatres.com/v2/locations?latitude=nan&longitude=inf",
      "https://api.amctheatres.com/v2/theatres/views",
      "https://api.amctheatres.com/v2/locations?latitude=1&longitude=1&radius=nan",
      "https://api.amctheatres.com/v2/theatres/38/showtimes/99999999999999999999-1-1",
      "https://api.amctheatres.com/v2/seating-layouts/38/-1", "https://api.amctheatres.com/v2/movies/views",
      "https://api.themoviedb.org", "https://api.themoviedb.org/3/",
      "https://api.themoviedb.org/3/search/movie?query=%20",
      "https://api.themoviedb.org/3/discover/movie?sort_by=...&vote_average.gte=nan&year=", "https://pixabay.com/",
      "https://api.themoviedb.org/3/movie/603?append_to_response=,,,&language=-", "https://pixabay.com/api/?id=",
      "https://image.tmdb.org/t/p/w99999999999999999999/p.png",
      "https://amc-theatres-res.cloudinary.com/w_0/Poster/a.png",
      "https://amc-theatres-res.cloudinary.com/w_-5/Poster/a.png",
    ])
  func hostile(_ url: String) async throws {
    let response = try await SandboxTransport().send(try request(url))
    expect([200, 400, 404, 422].contains(response.status))
  }
}
