-- SPDX-License-Identifier: MIT
--
-- Narrow windows: the title keeps at least half the width, columns go one by one, prices and links are never cut.

local columns = require("marquee.ui.columns")
local text = require("marquee.text")

local showtime = {
  id = "amc:showtime:1",
  movieTitle = ("Title"):rep(30),
  startsAtLocal = "2026-11-21T10:05:00-06:00",
  format = "IMAX",
  certification = "PG-13",
  auditorium = 12,
  isSoldOut = true,
  ticketPrices = { { type = "ADULT", price = 18.1, tax = 1.61, total = 1234.56, totalExcludes = { "fees" } } },
}

local function written(line)
  return table.concat(vim.tbl_map(function(piece)
    return piece[1]
  end, line))
end

test("columns go one by one, in the order of their ranks, and the title keeps half", function()
  local before = 0
  for width = 10, 120 do
    local line, shown_columns = columns.line(width, { " " }, { ("Title"):rep(30) }, {
      { "one", width = 8, rank = 1 },
      { "three", width = 8, rank = 3 },
      { "two", width = 8, rank = 2 },
    })
    local count = vim.tbl_count(shown_columns)
    assert(count >= before, width)
    before = count
    assert(text.width(line[2][1]) >= math.ceil(width / 2) , width)
    assert(text.width(written(line)) <= width, width)
    local drawn = written(line)
    equal(drawn:find("three") ~= nil, count == 3)
    equal(drawn:find("two") ~= nil, count >= 2)
  end
  equal(before, 3)
end)

test("a showtime is drawn in any width, its price whole or not at all", function()
  local row = require("marquee.ui.rows.showtime")
  for width = 10, 110 do
    local lines = row(showtime, width, showtime)
    local drawn = table.concat(vim.tbl_map(written, lines), "\n")
    assert(not drawn:find("%$") or drawn:find("$1234.56+", 1, true), drawn)
    matches(drawn, "^ 10:05 ")
    matches(drawn, "sold out") -- Beside the price or, without room there, on the next line.
    if width >= 44 then
      matches(drawn, "%$1234%.56%+")
    end
  end
end)

test("a movie keeps half of the line for its title", function()
  local row = require("marquee.ui.rows.movie")
  local movie = {
    id = "amc:movie:1",
    title = ("Title"):rep(30),
    releaseDate = "2026-11-20",
    certification = "PG-13",
    runtimeMinutes = 150,
    rating = 7.7,
  }
  for _, width in ipairs({ 20, 44, 60, 78, 98 }) do
    local first = written(row(movie, width)[1])
    assert(text.width(first:match("^ (.-…)")) >= width / 2, first)
  end
  movie.library = { status = "seen", rating = 7.5 }
  for _, width in ipairs({ 18, 20, 44, 60, 78, 98 }) do
    local first = written(row(movie, width)[1])
    matches(first, "^ T.*… ✓ 7%.5")
    assert(text.width(first) <= width, first)
  end
  matches(written(row(movie, 78)[1]), " ✓ 7%.5 2026%-11%-20 PG%-13 2h30  ★★★★☆ 7%.7 *$")
  movie.library = nil
  matches(written(row(movie, 44)[1]), "★★★★☆ 7%.7 *$")
  matches(written(row(movie, 78)[1]), "2026%-11%-20 PG%-13 2h30  ★★★★☆ 7%.7 *$")
end)

test("the pages fit 46 columns: nothing that matters is beyond the edge", function()
  local before = vim.o.columns
  vim.o.columns = 46
  sandbox()
  for _, command in ipairs({
    "now", "search batman", "theatres Olathe", "showtimes AMC Esquire 7", "whats-on Olathe, KS",
    "movie amc:movie:64825", "seats amc:showtime:3820778482513",
  }) do
    run("Marquee " .. command)
    for _, line in ipairs(lines()) do
      assert(text.width(line) <= 46, command .. ": " .. line)
      assert(not line:find("%$%d*%.?%d?$"), line)
      assert(not line:find("https?://%S*…"), line)
    end
    assert(text.width(vim.b.marquee_bar .. vim.b.marquee_keys) <= 46, vim.b.marquee_bar)
  end
  vim.o.columns = before
end)
