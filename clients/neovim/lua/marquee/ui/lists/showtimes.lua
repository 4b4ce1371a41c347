-- SPDX-License-Identifier: MIT
--
--- The showtimes of a theatre, on one day or from today on.

local go = require("marquee.ui.go")
local keys = require("marquee.ui.keys")
local row = require("marquee.ui.rows.showtime")
local text = require("marquee.text")

---@param theatre { id: string, name: string }
---@param options { date?: string, movie?: { id: string, title: string }, modifiers?: string }
---@return marquee.ListSpec
return function(theatre, options)
  local movie, date = options.movie, options.date
  local title = theatre.name .. (movie and " · " .. movie.title or "")
  return {
    name = table.concat({ "showtimes", theatre.id, date or "all", movie and movie.id or nil }, "/"),
    title = title,
    modifiers = options.modifiers,
    method = "showtimes/atTheatre",
    params = { theatreId = theatre.id, date = date, movieId = movie and movie.id or nil },
    page_size = 100,
    row = row,
    understood = function(answer)
      return answer.date and title .. " · " .. text.day(answer.date)
    end,
    day = function(view)
      local target = view:target()
      local start = target and target.kind == "showtime" and target.item.startsAtLocal
      return view.list and view.list.day or start and start:sub(1, 10) or nil, "put the cursor on a showtime first"
    end,
    on_day = function(_, day)
      go.showtimes(theatre, { date = day, movie = movie })
    end,
    keys = keys.with_films({ c = keys.calendar, m = keys.movie, t = keys.theatres, w = keys.watch }),
  }
end
