-- SPDX-License-Identifier: MIT
--
--- The subcommands of :Marquee for the user's own films, and for an evening with one of them.

local complain = require("marquee.complain")
local days = require("marquee.days")
local go = require("marquee.ui.go")
local is_id = require("marquee.is_id")
local last_place = require("marquee.last_place")
local marquee = require("marquee")
local mine = require("marquee.ui.mine")

--- Does something with the film of an id or a title, by default with that under the cursor.
---@param action marquee.MarkAction
---@param words string
---@param argument? string
local function with_film(action, words, argument)
  if words == "" then
    local film = mine.of(require("marquee.ui.view").current())
    if not film then
      return complain("put the cursor on a film, or give its title or id")
    end
    return action(film, argument)
  elseif is_id(words) or words:match("^tt%d+$") then
    return action({ id = (words:gsub("^tt", "imdb:tt")) }, argument)
  end
  mine.find(words, action, argument)
end

--- Shows where the wanted films can be seen. Without a place it is that of the settings, or else the last one, and if
--- there is none it is asked for; so is the number of people, without the question.
local function tonight(argument, modifiers)
  local place, date = days.split(argument)
  marquee.settings.get({}, function(failure, settings)
    local last = last_place.get() or {}
    local party = last_place.party(settings and settings.partySize or last.party)
    local function show(known)
      go.tonight({ place = known, date = date, party = party, modifiers = modifiers })
    end
    if place ~= "" then
      return show(place)
    elseif failure or settings.place or last.place then -- The page says what failed.
      return show(settings and not settings.place and last.place or nil)
    end
    vim.ui.input({
      prompt = "Your films near which place: ",
      completion = "customlist,v:lua.require'marquee.completion'.theatres",
    }, function(answer)
      if answer and vim.trim(answer) ~= "" then
        show(vim.trim(answer))
      end
    end)
  end)
end

---@type table<string, marquee.Subcommand>
local subcommands = {
  films = {
    summary = "my films: what I want to see and have seen",
    values = { "wanted", "seen" },
    run = function(status, modifiers)
      go.films(status ~= "" and status or nil, modifiers)
    end,
  },
  tonight = {
    summary = "my wanted films: showings near a place tonight, services, next dates",
    suggest = "theatres",
    takes_day = true,
    run = tonight,
  },
  calendar = {
    summary = "the showing under the cursor, or that of the seats, as a calendar file",
    run = function(file)
      local view = require("marquee.ui.view").current()
      require("marquee.ui.calendar").save(view and view:meant(), file ~= "" and file or nil)
    end,
  },
  rate = {
    summary = "rate a film: points of 10, and its title, or that under the cursor",
    suggest = "searches",
    run = function(argument)
      local points, words = argument:match("^(%d+%.?%d*)%s*(.*)$")
      with_film(mine.rate, words or argument, points)
    end,
  },
}

for name, summary in pairs({
  want = "I want to see a film: a title, or that under the cursor",
  seen = "I have seen a film: a title, or that under the cursor",
  forget = "remove a film from mine: a title, or that under the cursor",
}) do
  subcommands[name] = {
    summary = summary,
    suggest = "searches",
    run = function(words)
      with_film(mine[name], words)
    end,
  }
end

return subcommands
