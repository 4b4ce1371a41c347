-- SPDX-License-Identifier: MIT
--
--- A movie, a person, a show or a collection in a list: its first line, and what there is to say of it on the next.

local columns = require("marquee.ui.columns")
local go = require("marquee.ui.go")
local headline = require("marquee.ui.rows.headline")
local movie_row = require("marquee.ui.rows.movie")
local target = require("marquee.ui.target")
local text = require("marquee.text")

local any = {}

--- A line or two that lead to the thing's page.
local function lines_of(item, first, words, width)
  first.target = target(item)
  if words == "" then
    return { first }
  end
  return { first, { { "   " .. text.cut(words, width - 4), "MarqueeOverview" }, target = first.target } }
end

local function works(person)
  local titles = vim.tbl_map(function(work)
    return work.title
  end, person.knownFor or {})
  return table.concat(titles, ", ")
end

--- For each kind of thing its first line, and the words below.
local kinds = {
  show = function(show, width)
    local date = show.firstAirDate or show.year and tostring(show.year)
    local shown = { title = show.name, releaseDate = date, rating = show.rating, library = show.library }
    return headline(shown, width), show.overview
  end,
  person = function(person, width)
    local line = columns.line(width, { " " }, { person.name, "MarqueeTitle" }, {
      { person.department or "", "MarqueeFact", width = 18, rank = 1 },
    })
    return line, works(person)
  end,
  collection = function(collection, width)
    return { { " " .. text.cut(collection.name, width - 1), "MarqueeTitle" } }, collection.overview
  end,
}

local names = { show = "show", person = "person", collection = "series" }

---@param item { id: string }
---@param width integer
---@param says_kind? boolean Whether the kind is said, unless it is a movie.
---@return marquee.Line[]
function any.lines(item, width, says_kind)
  local kind = go.kind(item.id)
  if not kinds[kind] then
    return movie_row(item, width)
  end
  local first, words = kinds[kind](item, width)
  return lines_of(item, first, text.join({ says_kind and names[kind] or "", words or "" }, " · "), width)
end

return any
