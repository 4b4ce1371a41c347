-- SPDX-License-Identifier: MIT
--
--- A movie in a list: title, rating and date on one line, the overview on the next.

local go = require("marquee.ui.go")
local text = require("marquee.text")

--- Age rating and running time, which AMC's lists have and TMDB's don't.
local function facts_of(movie)
  if not movie.certification and not movie.runtimeMinutes then
    return ""
  end
  local duration = movie.runtimeMinutes and text.duration(movie.runtimeMinutes) or ""
  return text.fit(movie.certification or "", 6) .. text.fit(duration, 6)
end

---@param movie marquee.Movie
---@param width integer
---@return marquee.Line[]
return function(movie, width)
  local target = {
    kind = "movie",
    item = movie,
    open = function()
      go.movie(movie.id, movie.title)
    end,
  }
  local full, empty, rating = "", "", ""
  if movie.rating then
    full, empty = text.stars(movie.rating)
    rating = (" %.1f"):format(movie.rating)
  end
  local facts = facts_of(movie)
  local right = text.width(facts .. "★★★★★ 10.0")
  return {
    {
      { " " .. text.fit(movie.title, math.max(width - 14 - right, 10)), "MarqueeTitle" },
      { "  " .. text.fit(movie.releaseDate or "", 10), "MarqueeDate" },
      { " " .. facts, "MarqueeFact" },
      { full, "MarqueeStars" },
      { empty, "MarqueeNoStars" },
      { rating, "MarqueeStars" },
      target = target,
    },
    { { "   " .. text.cut(movie.overview or "", width - 4), "MarqueeOverview" }, target = target },
  }
end
