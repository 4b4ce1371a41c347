// SPDX-License-Identifier: MIT
extension AskedCall {
  static let ofPixabay: [AskedCall] = [
    AskedCall(
      method: "search/images",
      params: #"""
        {"query":"yellow flowers","lang":"de","id":"pixabay:image:634572","imageType":"photo","orientation":"horizontal",
         "category":"places","minWidth":640,"minHeight":480,"colors":["red","black"],"editorsChoice":true,
         "safesearch":true,"order":"latest","page":2,"pageSize":23}
        """#,
      targets: [
        "/pixabay/?q=yellow%20flowers&lang=de&id=634572&image_type=photo&orientation=horizontal"
          + "&colors=red%2Cblack&category=places&min_width=640&min_height=480&editors_choice=true&safesearch=true&order=latest"
          + "&page=2&per_page=23&key=pixabay-key"
      ]),
    AskedCall(
      method: "search/images", params: #"{"query":"cinema"}"#,
      targets: ["/pixabay/?q=cinema&page=1&per_page=20&key=pixabay-key"]),
  ]
}
