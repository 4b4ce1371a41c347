-- SPDX-License-Identifier: MIT
--
--- Adding a watch: for seats at a showing, or for what a movie's user may wait for.

local report_error = require("marquee.report_error")
local errors = require("marquee.errors")
local last_place = require("marquee.last_place")
local marquee = require("marquee")
local picker = require("marquee.ui.picker")
local notify = require("marquee.notify")
local watches = require("marquee.watches")

local watch = {}

--- Adds it, and says what is true now.
local function send(params)
  watches.follow() -- From before it is there, so that none of its events is missed.
  marquee.watch.add(params, function(failure, added)
    if failure then
      local hint = errors.hint(failure)
      return notify(failure.message .. (hint and " " .. hint or ""), vim.log.levels.ERROR)
    end
    notify(("watched: %s (%s; see :Marquee watches)"):format(added.now.message, added.name))
  end)
end

--- A party that is already known isn't asked for again; a count before the key changes it.
local function for_seats(showing, party)
  party = party > 0 and party or (last_place.get() or {}).party or 0
  if party > 0 then
    return send({ kind = "seats", showtimeId = showing.id, partySize = last_place.party(party) })
  end
  vim.ui.input({
    prompt = "Watch for seats for how many people: ",
    default = tostring(last_place.party()),
  }, function(answer)
    if tonumber(answer) then
      send({ kind = "seats", showtimeId = showing.id, partySize = last_place.party(answer) })
    elseif answer and answer ~= "" then
      report_error("a number is wanted, not " .. answer)
    end
  end)
end

local function at_another_place(movie)
  vim.ui.input({
    prompt = "Watch for tickets at: ",
    completion = "customlist,v:lua.require'marquee.completion'.theatres",
  }, function(place)
    if place and vim.trim(place) ~= "" then
      send({ kind = "tickets", movieId = movie.id, place = vim.trim(place) })
    end
  end)
end

--- What one may wait for; the place is the last one, if there is any.
local function choices(movie)
  local last = last_place.get()
  local found = {}
  local function add(words, params)
    table.insert(found, { words = words, params = params })
  end
  if last then
    add("tickets at " .. last.place, { kind = "tickets", movieId = movie.id, place = last.place })
    add("new and changed showings at " .. last.place, { kind = "showings", movieId = movie.id, place = last.place })
  end
  add("tickets at any theatre", { kind = "tickets", movieId = movie.id })
  add("tickets at another place …")
  add("release dates and offers at home", { kind = "release", movieId = movie.id })
  return found
end

local function for_movie(movie)
  local offered = choices(movie)
  local words = vim.tbl_map(function(choice)
    return choice.words
  end, offered)
  picker.select(words, { prompt = "Watch for: " }, function(chosen)
    for _, choice in ipairs(offered) do
      if choice.words == chosen and choice.params then
        send(choice.params)
      elseif choice.words == chosen then
        at_another_place(movie)
      end
    end
  end)
end

--- Adds the watch that fits.
---@param target? marquee.Target
---@param count integer The number of people, if it is not 0.
function watch.add(target, count)
  if target and target.kind == "showtime" then
    for_seats(target.item, count)
  elseif target and target.kind == "movie" then
    for_movie(target.item)
  else
    report_error("there is nothing to watch under the cursor: no movie, no showing")
  end
end

return watch
