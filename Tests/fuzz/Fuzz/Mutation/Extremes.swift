// SPDX-License-Identifier: MIT
/// Values that tend to break programs.
enum Extremes {
  /// Numbers, as JSON texts.
  static let numbers = [
    "0", "-0", "-1", "1", "2", "0.1", "-0.5", "1e-320", "1e18", "1e19", "1e308", "-1e308", "1e999", "65536",
    "2147483648",
    "4294967296", "9007199254740993", "9223372036854775807", "-9223372036854775808", "9223372036854775808",
    "18446744073709551616", "99999999999999999999999999999999999999", "86400", "1000000000", "253402300800",
    "-62135596801",
  ]

  /// Strings, unescaped.
  static let texts = [
    "", " ", "\n", "a\nb", "\u{1B}[31m", "\u{1B}]0;a\u{7}", "\u{9B}2J", "\u{202E}abc", "\u{2066}", "\u{0}", "\u{FEFF}",
    "e\u{301}\u{301}\u{301}", "👩‍👩‍👧‍👦", "-1", "NaN", "9223372036854775807", "-9223372036854775808", "1e308",
    "0001-01-01T00:00:00", "9999-12-31T23:59:59Z", "-000001-01-01", "2026-02-30", "2026-11-21T25:61:61-99:99", "+99:99",
    "P1000000000Y", "http://", "https://u:p@h:99999/", "file:///etc/passwd", "javascript:alert(1)", "//h/x", "/../../x",
    "%2e%2e/", "%00", "amc:1", "amc:movie:1", "tmdb:show:1", "tt0000000", "<script>", "```", "{id}",
    String(repeating: "a", count: 3000),
    String(repeating: "é", count: 600),
  ]

  /// Names of header fields that the program reads.
  static let headerNames = [
    "X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset", "Retry-After", "Cache-Control", "Date", "Age",
    "Expires", "Last-Modified", "ETag", "Vary", "Location", "Link", "Content-Type", "Content-Encoding",
    "Content-Length",
    "Transfer-Encoding", "Connection", "Set-Cookie",
  ]

  /// Values for these header fields.
  static let headerValues = [
    "0", "-1", "1", "86400", "1000000001", "9223372036854775807", "-9223372036854775808", "9223372036854775808",
    "99999999999999999999", "1e9", "", " ", ",", "=", "\"", "max-age=9223372036854775807", "max-age=-1",
    "max-age=\"1\"",
    "no-store", "no-cache, must-revalidate",
    "stale-while-revalidate=9223372036854775807, stale-if-error=99999999999999",
    "max-age=60, stale-while-revalidate=60", "Mon, 01 Jan 0001 00:00:00 GMT", "Fri, 31 Dec 9999 23:59:60 GMT",
    "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994", "*", "gzip", "deflate", "br", "gzip, gzip", "chunked",
    "close", "text/html", "application/json; charset=utf-16", "W/\"x\"", "/v2/movies", "//other/", "http://[::1]:1/",
    "https://127.0.0.1:1/x?key=1", "file:///etc/passwd", "a=b; path=/",
  ]
}
