-- SPDX-License-Identifier: MIT
--
--- Where a wanted film can be seen besides tonight's showings: on the user's services, or from which day on.

local text = require("marquee.text")
local wording = require("marquee.wording")

local elsewhere = {}

-- The kinds of offers in their order, each with what it adds to the name of a service.
local ways = { { "subscription", "" }, { "free", "" }, { "ads", "" }, { "rent", " (rent)" }, { "buy", " (buy)" } }

local events = {
  tickets = "tickets for showings from this day on",
  premiere = "premiere",
  limitedTheatrical = "in a few theatres",
  theatrical = "in theatres",
  digital = "to stream or download",
  physical = "on disc",
  television = "on television",
}

--- The names of the services, each once.
local function services(offers)
  local names = {}
  for _, way in ipairs(ways) do
    for _, service in ipairs((offers or {})[way[1]] or {}) do
      local name = service.name .. way[2]
      if not vim.tbl_contains(names, name) then
        table.insert(names, name)
      end
    end
  end
  return table.concat(names, ", ")
end

--- The day and what happens on it; the time of a sale is by this machine's clock.
local function announced(date)
  if date.at then
    local here = text.here(date.at)
    return ("%s, tickets go on sale at %s"):format(text.day(here), wording.time(here))
  end
  return ("%s, %s"):format(text.day(date.day), events[date.kind] or date.kind)
end

--- What there is to say besides the showings, and its highlight group; empty if that is nothing.
---@param movie marquee.MovieShowings A row of library/tonight; those of other methods have neither offers nor a date.
---@return string words
---@return string group
function elsewhere.words(movie)
  local names = services(movie.offers)
  if names ~= "" then
    return "On your services: " .. names .. " (by JustWatch)", "MarqueeFact"
  elseif movie.nextDate then
    return "Next: " .. announced(movie.nextDate), "MarqueeDate"
  elseif #movie.showings == 0 then
    return "No showing, no offer of your services and no date is known.", "MarqueeOverview"
  end
  return "", "MarqueeFact"
end

--- The same in lines below the film's.
---@param movie marquee.MovieShowings
---@param width integer
---@param target marquee.Target
---@return marquee.Line[]
function elsewhere.lines(movie, width, target)
  local words, group = elsewhere.words(movie)
  return vim.tbl_map(function(line)
    return { { "   " .. line, group }, target = target }
  end, text.wrap(words, width - 3))
end

return elsewhere
