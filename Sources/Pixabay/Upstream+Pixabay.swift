// SPDX-License-Identifier: MIT
import Contract
import EndpointCore

extension Upstream {
  /// Pixabay.
  public static let pixabay = Upstream(
    name: "pixabay", title: "Pixabay", base: "https://pixabay.com/api/", rate: 100, per: .minute,
    keys: [KeyForm("key", "key for Pixabay", in: .queryItem(name: "key"))],
    attribution: "Images from Pixabay.", website: "https://pixabay.com",
    redirectHosts: ["pixabay.com", "www.pixabay.com"],
    imageHosts: [ImageHost("cdn.pixabay.com"), ImageHost("pixabay.com", folder: "/get/")],
    probe: { client, context throws(UpstreamError) in
      guard let query = Query("cinema") else { return }
      let search = SearchImages.Params(query: query, list: ListOptions(pageSize: 3))
      _ = try await client.run(ImageSearch(search), context: context)
    })
}
