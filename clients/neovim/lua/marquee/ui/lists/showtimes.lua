-- SPDX-License-Identifier: MIT
--
--- The showtimes of a theatre, on one day or from today on, with keys for the previous and the next day.

local go = require("marquee.ui.go")
local row = require("marquee.ui.rows.showtime")
local text = require("marquee.text")

---@param theatre { id: string, name: string }
---@param options { date?: string, movie?: { id: string, title: string }, modifiers?: string }
---@return marquee.ListSpec
return function(theatre, options)
  local movie, date = options.movie, options.date
  local function on_day(days)
    return function(view)
      local target = view:target()
      local shown = date or (target and target.kind == "showtime" and target.item.startsAtLocal)
      if shown then
        go.showtimes(theatre, { date = text.days_later(shown, days), movie = movie })
      end
    end
  end
  return {
    name = table.concat({ "showtimes", theatre.id, date or "all", movie and movie.id or nil }, "/"),
    title = theatre.name .. (movie and " · " .. movie.title or "") .. (date and " · " .. text.day(date) or ""),
    modifiers = options.modifiers,
    method = "showtimes/atTheatre",
    params = { theatreId = theatre.id, date = date, movieId = movie and movie.id or nil },
    page_size = 100,
    row = row,
    keys = {
      [">"] = { on_day(1), "the day after" },
      ["<lt>"] = { on_day(-1), "the day before" },
      m = {
        function(view)
          local target = view:target()
          if target and target.kind == "showtime" and target.item.movieId then
            go.movie(target.item.movieId, target.item.movieTitle)
          end
        end,
        "the movie's page",
      },
    },
  }
end
