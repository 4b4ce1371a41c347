// SPDX-License-Identifier: MIT
extension WholeAnswer {
  static let ofPixabay = images + videoClips

  private static let images: [WholeAnswer] = [
    WholeAnswer(
      method: "search/images", params: #"{"query":"cinema","page":2,"pageSize":3}"#,
      upstream: [
        "/pixabay/":
          #"""
        {"total":8737,"totalHits":500,"cached":true,"hits":[{"id":4352,
         "pageURL":"https://pixabay.com/photos/4352/","type":"photo","tags":"cinema, red seats",
         "previewURL":"https://cdn.pixabay.com/150.jpg","previewWidth":150,"previewHeight":91,
         "webformatURL":"https://pixabay.com/get/640.jpg","webformatWidth":640,"webformatHeight":385,
         "largeImageURL":"https://pixabay.com/get/1280.jpg","imageWidth":5000,"imageHeight":3010,
         "imageSize":3526990,"views":93550,"downloads":71450,"collections":3028,"likes":179,"comments":21,
         "user_id":11310,"user":"someone","userImageURL":"https://cdn.pixabay.com/u.jpg"},
         {"pageURL":"https://pixabay.com/nobody"}]}
        """#
      ],
      result: #"""
        {"kind":"page","page":2,"pageSize":3,"totalPages":167,"totalResults":500,"nextPage":3,"previousPage":1,
         "items":[{"id":"pixabay:image:4352","pageUrl":"https://pixabay.com/photos/4352/","type":"photo","tags":["cinema",
         "red seats"],"previewUrl":"https://cdn.pixabay.com/150.jpg","previewWidth":150,"previewHeight":91,
         "webUrl":"https://pixabay.com/get/640.jpg","webWidth":640,"webHeight":385,
         "largeUrl":"https://pixabay.com/get/1280.jpg","width":5000,"height":3010,"sizeBytes":3526990,"views":93550,
         "downloads":71450,"likes":179,"comments":21,"userName":"someone",
         "userImageUrl":"https://cdn.pixabay.com/u.jpg","pixabay":{"id":4352,"tags":"cinema, red seats",
         "collections":3028,"user_id":11310}}],"skipped":1,"pixabay":{"total":8737,"cached":true}}
        """#),
    WholeAnswer(
      method: "search/images", params: #"{"query":"nothing"}"#,
      upstream: [
        "/pixabay/":
          #"{"total":0,"totalHits":0,"hits":[]}"#
      ],
      result: #"""
        {"kind":"page","page":1,"pageSize":20,"totalPages":1,"totalResults":0,"items":[],
         "message":"No images match “nothing”.","pixabay":{"total":0}}
        """#),
  ]

  static let neverToldByPixabay: Set<String> = [
    "Page.amc", "Page.linkedFrom", "Page.tmdb",
  ]
}
