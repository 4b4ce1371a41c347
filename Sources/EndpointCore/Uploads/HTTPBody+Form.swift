// SPDX-License-Identifier: MIT
extension HTTPBody {
  /// `a=b&c=d`, sent as `application/x-www-form-urlencoded` (URL Standard section 5), in order. A space is `%20`, which
  /// every reader of forms takes as well as `+`.
  public static func form(_ items: QueryItems) -> HTTPBody {
    .bytes(Array(items.encoded.utf8), contentType: "application/x-www-form-urlencoded")
  }
}
