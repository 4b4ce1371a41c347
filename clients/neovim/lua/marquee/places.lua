--- What people call places and days, made into lists: an id, a theatre's name, a city, a ZIP code; tomorrow.
--- Each function gives one that finds its list when a view loads; `ask` sends a request and waits for the answer.

local marquee = require("marquee")
local text = require("marquee.text")

local places = {}

--- The date of a day, by the server's clock, which stands still in the sandbox; nil where no day was said.
local function date_of(day, ask)
  if not day.days then
    return day.date
  end
  local report, failure = ask(marquee.server.status())
  local today = report and report.now and text.local_day(report.now) or os.date("%Y-%m-%d")
  return text.days_later(today, day.days), failure
end

--- The theatres at a place, or those that are called so.
local function theatres(words, place, date)
  local is_area = place and place.type ~= "theatre" and place.latitude
  return require("marquee.ui.lists.theatres")({
    title = is_area and "Theatres near " .. place.title or "Theatres “" .. words .. "”",
    method = is_area and "theatres/near" or "search/theatres",
    params = is_area and { latitude = place.latitude, longitude = place.longitude } or { query = words },
  }, { date = date })
end

--- The theatre that is meant, if it is clear.
local function one_theatre(words, found)
  for _, place in ipairs(found) do
    if place.theatreId and (#found == 1 or place.title:lower() == words:lower()) then
      return { id = place.theatreId, name = place.title }
    end
  end
end

--- Finds theatres by what people call them or where they are.
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

--- Finds the showtimes of the theatre that is meant, or the theatres that may be.
---@param words string
---@param day { date?: string, days?: integer }
function places.showtimes(words, day)
  return function(ask)
    local date, failure = date_of(day, ask)
    if failure then
      return nil, failure
    end
    local theatre, found
    if words:match("^%a+:%d+$") then
      theatre, failure = ask(marquee.theatres.get({ id = words }))
    else
      found, failure = ask(marquee.theatres.suggest({ query = words, limit = 20 }))
      theatre = found and one_theatre(words, found.items)
    end
    if failure then
      return nil, failure
    elseif theatre then
      return require("marquee.ui.lists.showtimes")(theatre, { date = date })
    end
    return theatres(words, found.items[1], date)
  end
end

return places
