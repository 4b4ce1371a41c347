-- SPDX-License-Identifier: MIT
--
--- A movie in a list: its first line, and the overview on the next.

local go = require("marquee.ui.go")
local headline = require("marquee.ui.rows.headline")
local text = require("marquee.text")

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
  local first = headline(movie, width)
  first.target = target
  return {
    first,
    { { "   " .. text.cut(movie.overview or "", width - 4), "MarqueeOverview" }, target = target },
  }
end
