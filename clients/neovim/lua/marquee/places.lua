-- SPDX-License-Identifier: MIT
--
--- Turns words for places and days into lists: an id, a theatre's name, a city, a ZIP code; tomorrow.
--- Each function returns one that finds its list when a view loads; `ask` sends a request and waits for the answer.

local marquee = require("marquee")
local text = require("marquee.text")

local places = {}

--- What gives the date of a day at a theatre, nil if no day was given. Today is the theatre's, by the server's clock,
--- which stands still in the sandbox.
local function dates_of(day, ask)
  if not day.days then
    return function()
      return day.date
    end
  end
  local report, failure = ask(marquee.server.status())
  local now = report and report.now or os.date("!%Y-%m-%dT%H:%M:%SZ")
  return function(theatre)
    return text.days_later(text.day_at(now, theatre.utcOffset), day.days)
  end, failure
end

--- The theatres at a place, or those with that name.
local function theatres(words, place, date_at)
  local is_area = place and place.type ~= "theatre" and place.latitude
  return require("marquee.ui.lists.theatres")({
    title = is_area and "Theatres near " .. place.title or "Theatres “" .. words .. "”",
    method = is_area and "theatres/near" or "search/theatres",
    params = is_area and { latitude = place.latitude, longitude = place.longitude } or { query = words },
  }, { date_at = date_at })
end

--- The id of the theatre that is meant, if it is unambiguous.
local function one_theatre(words, found)
  for _, place in ipairs(found) do
    if place.theatreId and (#found == 1 or place.title:lower() == words:lower()) then
      return place.theatreId
    end
  end
end

--- Finds theatres by name or place.
---@param words string
function places.theatres(words)
  return function(ask)
    local found, failure = ask(marquee.theatres.suggest({ query = words, limit = 20 }))
    if failure then
      return nil, failure
    end
    return theatres(words, found.items[1])
  end
end

--- Finds the showtimes of the theatre that is meant, or the theatres that match.
---@param words string
---@param day { date?: string, days?: integer }
function places.showtimes(words, day)
  return function(ask)
    local date_at, failure = dates_of(day, ask)
    if failure then
      return nil, failure
    end
    local id = words:match("^%a+:[%a:]*%d+$")
    if not id then
      local found
      found, failure = ask(marquee.theatres.suggest({ query = words, limit = 20 }))
      if failure then
        return nil, failure
      end
      id = one_theatre(words, found.items)
      if not id then
        return theatres(words, found.items[1], date_at)
      end
    end
    local theatre
    theatre, failure = ask(marquee.theatres.get({ id = id }))
    if failure then
      return nil, failure
    end
    return require("marquee.ui.lists.showtimes")(theatre, { date = date_at(theatre) })
  end
end

return places
