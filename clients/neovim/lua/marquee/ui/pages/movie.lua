-- SPDX-License-Identifier: MIT
--
--- A movie's page: first what one provider knows, then what both know.

local keys = require("marquee.ui.keys")
local page = require("marquee.ui.page")
local sheet = require("marquee.ui.sheets.movie")

local movie_page = {}

---@param id string
---@param title? string
---@param modifiers? string
---@return marquee.View
function movie_page.open(id, title, modifiers)
  return page.open({
    kind = "movie",
    name = "movie/" .. id,
    id = id,
    title = title,
    modifiers = modifiers,
    method = "movies/get",
    params = { id = id, link = true, include = { "credits", "videos", "watchProviders", "similar" } },
    title_of = function(movie)
      return movie.title
    end,
    lines = sheet.lines,
    keys = keys.with_films({ t = keys.theatres, w = keys.watch }),
  })
end

return movie_page
