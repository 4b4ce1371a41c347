-- SPDX-License-Identifier: MIT
--
--- Turns words for places into lists of theatres and showtimes: an id, a theatre's name, a city, a ZIP code.
--- Each function returns one that finds its list when a view loads; `ask` sends a request and waits for the answer.

local lists = {
  showtimes = function(...)
    return require("marquee.ui.lists.showtimes")(...)
  end,
  theatres = function(...)
    return require("marquee.ui.lists.theatres")(...)
  end,
}
local marquee = require("marquee")
local wording = require("marquee.wording")

local places = {}

-- As far as one goes for a movie; the server looks no further unless it is told.
local reach = 40
local everywhere = 20000

--- The theatres at a place, with all others folded, or those with that name.
local function theatres(words, place, date)
  if place and place.kind == "theatre" then
    return lists.theatres({
      title = "Theatres “" .. words .. "”",
      method = "search/theatres",
      params = { query = words },
    }, { date = date })
  end
  return lists.theatres({
    title = "Theatres near " .. (place and place.name or words),
    method = "theatres/find",
    params = { place = words },
    rest = {
      words = function()
        return "theatres farther away than " .. wording.distance(reach):gsub("%.0 ", " ")
      end,
      params = { place = words, radiusKilometres = everywhere },
    },
  }, { date = date })
end

--- Finds theatres by name or place.
---@param words string
function places.theatres(words)
  return function(ask)
    local found, failure = ask(marquee.theatres.find({ place = words }))
    if failure then
      return nil, failure
    end
    return theatres(words, found.place)
  end
end

--- Finds the showtimes of the theatre that is meant, or the theatres that match.
---@param words string
---@param date? string A day, as people say it.
function places.showtimes(words, date)
  return function(ask)
    local found, failure = ask(marquee.theatres.find({ place = words }))
    if failure then
      return nil, failure
    end
    local place = found.place
    if place and place.kind == "theatre" and not place.alternatives and found.items[1] then
      return lists.showtimes(found.items[1], { date = date })
    end
    return theatres(words, place, date)
  end
end

return places
