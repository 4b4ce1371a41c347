-- SPDX-License-Identifier: MIT
--
--- The first line of a movie: its title, the user's mark, when it came out, age rating, running time, and stars.

local columns = require("marquee.ui.columns")
local marked = require("marquee.ui.rows.marked")
local text = require("marquee.text")

-- The title, and the day it is shown from. The title of a movie that returns has the year of its release.
---@param movie marquee.Movie
---@return string, string
local function title_and_day(movie)
  local day = movie.releaseDate or ""
  if movie.year and day ~= "" and day:sub(1, 4) ~= tostring(movie.year) then
    return ("%s (%d)"):format(movie.title, movie.year), day
  end
  return movie.title, day
end

---@param movie marquee.Movie|marquee.MovieShowings
---@param width integer
---@return marquee.Line
return function(movie, width)
  local stars = ""
  if movie.rating then
    local full, empty = text.stars(movie.rating)
    stars = ("%s%s %.1f"):format(full, empty, movie.rating)
  end
  -- A movie with its showings has only the year.
  local title, date = title_and_day(movie)
  local date_width = 10
  if movie.showings then
    date, date_width = movie.year and tostring(movie.year) or "", 4
  end
  local others = {
    { date, "MarqueeDate", width = date_width, rank = 2 },
    { stars, "MarqueeStars", width = text.width("★★★★★ 10.0"), rank = 1 },
  }
  -- AMC's lists have these two, TMDB's don't.
  if movie.certification or movie.runtimeMinutes then
    local duration = movie.runtimeMinutes and text.duration(movie.runtimeMinutes) or ""
    table.insert(others, 2, { movie.certification or "", "MarqueeFact", width = 5, rank = 4 })
    table.insert(others, 3, { duration, "MarqueeFact", width = 5, rank = 3 })
  end
  return marked(columns.line(width, { " " }, { title, "MarqueeTitle" }, others), title, movie.library)
end
