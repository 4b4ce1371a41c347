--- A movie in a list: title, rating and date on one line, what it is about on the next.

local go = require("marquee.ui.go")
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
  local full, empty = "", ""
  local rating = ""
  if movie.rating then
    full, empty = text.stars(movie.rating)
    rating = (" %.1f"):format(movie.rating)
  end
  local facts = text.fit(movie.certification or "", 6) .. text.fit(
    movie.runtimeMinutes and text.duration(movie.runtimeMinutes) or "",
    6
  )
  local has_facts = vim.trim(facts) ~= ""
  local facts_width = has_facts and 12 or 0
  local title_width = math.max(width - 12 - 11 - facts_width - 1, 10)
  local title = text.fit(movie.title, title_width)
  return {
    {
      { " " .. title, "MarqueeTitle" },
      { "  " .. text.fit(movie.releaseDate or "", 10), "MarqueeDate" },
      { has_facts and " " .. facts or " ", "MarqueeFact" },
      { full, "MarqueeStars" },
      { empty, "MarqueeNoStars" },
      { rating, "MarqueeStars" },
      target = target,
    },
    { { "   " .. text.cut(movie.overview or "", width - 4), "MarqueeOverview" }, target = target },
  }
end
