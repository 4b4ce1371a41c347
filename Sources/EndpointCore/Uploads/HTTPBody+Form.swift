// SPDX-License-Identifier: MIT
extension HTTPBody {
  /// A form body `a=b&c=d`, sent as `application/x-www-form-urlencoded` (URL Standard section 5), in order. A space is
  /// encoded as `%20`, which form parsers accept as well as `+`.
  public static func form(_ items: QueryItems) -> HTTPBody {
    .bytes(Array(items.encoded.utf8), contentType: "application/x-www-form-urlencoded")
  }
}
