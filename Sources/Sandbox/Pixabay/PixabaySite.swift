// SPDX-License-Identifier: MIT
import EndpointCore
import JSON

/// Plays `pixabay.com/api/` (https://pixabay.com/api/docs/): searches the catalogue's photographs, or looks one up by
/// id. Below `videos/`, the horizontal ones are the first pictures of video clips.
///
/// The real service refuses a request without a key (400). The sandbox has no keys and asks for none. It counts no
/// requests, so the rate limit's headers always say that one of a hundred requests per minute is used.
enum PixabaySite {
  static func answer(_ request: SandboxRequest) -> SandboxReply {
    var reply: SandboxReply
    do throws(PixabayFailure) { reply = try search(request) } catch { reply = error.reply }
    for (name, value) in ["Limit": "100", "Remaining": "99", "Reset": "60"] {
      reply.headers["X-RateLimit-\(name)"] = value
    }
    return reply
  }

  private static func search(_ request: SandboxRequest) throws(PixabayFailure) -> SandboxReply {
    guard [["api"], ["api", "videos"]].contains(request.path) else { return .empty(404) }
    let ofClips = request.path.last == "videos"
    let search = try PixabaySearch(request, ofClips: ofClips)
    let found = search.found(Catalogue.shared.photographs)
    // An unknown id is an error; a query without matches is not.
    guard search.id == nil || !found.isEmpty else { throw PixabayFailure(parameter: "id") }
    let start = (search.page - 1) * search.perPage
    guard start < found.count || search.page == 1 else { throw PixabayFailure(parameter: "page") }
    return .object { writer in
      writer.member("total", found.count)
      writer.member("totalHits", found.count)
      writer.objects("hits", found[start..<min(start + search.perPage, found.count)]) { photograph, writer in
        PixabayHitJSON.write(photograph, asClip: ofClips, to: &writer)
      }
    }
  }
}

/// An error response in Pixabay's form: one line of text that names the parameter.
struct PixabayFailure: Error {
  let parameter: String

  var reply: SandboxReply { .text(400, "[ERROR 400] \"\(parameter)\" is out of valid range.") }
}
