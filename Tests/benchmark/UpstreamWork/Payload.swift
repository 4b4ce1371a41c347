// SPDX-License-Identifier: MIT
import JSON

/// A page in TMDB's form, with its members, lengths and mix of scripts, but with our own words.
enum Payload {
  static func page(movies count: Int) -> [UInt8] {
    RawJSON { writer in
      writer.object { writer in
        writer.member("page", 3)
        writer.member("results", (1...count).map(movie))
        writer.member("total_pages", 412)
        writer.member("total_results", 8231)
      }
    }.bytes
  }

  private static func movie(_ number: Int) -> RawJSON {
    RawJSON { writer in
      writer.object { writer in
        writer.member("adult", false)
        writer.member("backdrop_path", "/a\(number)Kq3ZtWmB7pLx0VnEe5RhYcUoS9d.jpg")
        writer.member("genre_ids", [18, 35, 10749, 878])
        writer.member("id", 1_000_000 + 37 * number)
        writer.member("original_language", number % 5 == 0 ? "ja" : "en")
        writer.member("original_title", number % 5 == 0 ? "灯台守と\(number)の夜" : "The Keeper of Lighthouse \(number)")
        writer.member("overview", overview(number))
        writer.member("popularity", 15.5 + Double(number) / 8)
        writer.member("poster_path", "/z\(number)Jf8MwQy2HnTb6XkCa4GvPsDuO1r.jpg")
        writer.member("release_date", "20\(10 + number % 15)-0\(1 + number % 9)-2\(number % 9)")
        writer.member("title", "The Keeper of Lighthouse \(number)")
        writer.member("video", false)
        writer.member("vote_average", 6.125 + Double(number) / 16)
        writer.member("vote_count", 211 * number)
      }
    }
  }

  private static func overview(_ number: Int) -> String {
    """
    After thirty winters alone with the sea, a keeper says \u{201C}good night\u{201D} to lamp number \(number) for the last \
    time \u{2014} and finds a letter under the stairs that was never meant to be sent. What begins as a search for its \
    writer becomes the story of a caf\u{E9}, a quarrel between two brothers, and a light that nobody put out.
    """
  }
}
