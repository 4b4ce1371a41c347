-- SPDX-License-Identifier: MIT
--
-- A series of movies: its page, and how a movie leads to it.

in_sandbox("a series has its movies in order, with what they come to", function()
  run("Marquee collection tmdb:collection:120794")
  equal(vim.b.marquee_status.title, "Batman Collection")
  matches(content(), "^\n  Batman Collection\n\n  2 movies  ·  1989–1992\n  ★★★★☆ 7%.1  %d+ votes\n")
  matches(content(), "\n  Movies\n    Batman +1989%-06%-23.*\n    Batman Returns +1992%-06%-19")
  go_to("^    Batman Returns")
  press("<CR>")
  equal(shown(), "movie/tmdb:movie:364")
end)

in_sandbox("a movie leads to its series, and so do words", function()
  run("Marquee movie amc:movie:61234")
  go_to("^    Batman Collection$")
  press("<CR>")
  equal(shown(), "collection/tmdb:collection:120794")
  run("Marquee collection batman")
  equal(vim.b.marquee_status.title, "“batman”")
  press("<CR>")
  equal(shown(), "collection/tmdb:collection:120794")
end)

in_sandbox("a series that nobody has is an error in the buffer", function()
  run("Marquee collection tmdb:collection:1")
  matches(content(), "<CR> tries again%.")
end)

test("movies that are still to come are counted apart", function()
  local sheet = require("marquee.ui.sheets.collection")
  local function facts(totals)
    local lines = sheet.lines({ id = "tmdb:collection:1", name = "Series", totals = totals }, 60, { unfolded = {} })
    return vim.trim(lines[4][1][1])
  end
  equal(facts({ parts = 3, released = 2, firstYear = 1989, lastYear = 2027 }), "3 movies, 2 of them released  ·  1989–2027")
  equal(facts({ parts = 1, released = 1, firstYear = 1989, lastYear = 1989 }), "1 movie  ·  1989")
  equal(facts({ parts = 1, released = 0 }), "1 movie, 0 of them released")
end)
