-- SPDX-License-Identifier: MIT
--
--- The films and shows of the user's library; each row leads to its page.

local go = require("marquee.ui.go")
local headline = require("marquee.ui.rows.headline")
local keys = require("marquee.ui.keys")
local mark = require("marquee.mark")
local text = require("marquee.text")

--- The title with its mark, and below it the same in words, with what else the entry has.
local function row(film, width)
  local target = {
    kind = film.kind,
    item = film,
    open = function()
      local open = film.kind == "show" and go.show or go.movie
      open(film.id, film.title)
    end,
  }
  local date = film.releaseDate or film.year and tostring(film.year)
  local first = headline({ title = film.title, releaseDate = date, library = film.library }, width)
  first.target = target
  local words = text.join({ film.kind == "show" and "show" or "", mark.all(film.library) }, " · ")
  return { first, { { "   " .. text.cut(words, width - 4), "MarqueeOverview" }, target = target } }
end

---@param status? "wanted"|"seen"
---@param modifiers? string
---@return marquee.ListSpec
return function(status, modifiers)
  return {
    name = "films/" .. (status or "all"),
    title = "My films" .. (status and " · " .. status or ""),
    modifiers = modifiers,
    method = "library/list",
    params = { status = status },
    row = row,
    empty = "Nothing yet. + on a film or a show puts it here, s if you have seen it.",
    keys = keys.with_films({ t = keys.theatres, w = keys.watch }),
  }
end
