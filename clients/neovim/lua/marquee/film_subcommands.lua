-- SPDX-License-Identifier: MIT
--
--- The subcommands of :Marquee for the user's own films, and for an evening with one of them.

local report_error = require("marquee.report_error")
local days = require("marquee.days")
local go = require("marquee.ui.go")
local is_entity_id = require("marquee.is_entity_id")
local last_place = require("marquee.last_place")
local marquee = require("marquee")
local library_actions = require("marquee.ui.library_actions")

--- Does something with the film of an id or a title, by default with that under the cursor.
---@param action marquee.MarkAction
---@param words string
---@param argument? string
local function with_film(action, words, argument)
  if words == "" then
    local film = library_actions.of(require("marquee.ui.view").current())
    if not film then
      return report_error("put the cursor on a film, or give its title or id")
    end
    return action(film, argument)
  elseif is_entity_id(words) or words:match("^tt%d+$") then
    return action({ id = (words:gsub("^tt", "imdb:tt")) }, argument)
  end
  library_actions.find(words, action, argument)
end

--- Opens a list of an evening. Without a place it is that of the settings, or else the last one, and if there is none
--- it is asked for; so is the number of people, without the question.
---@param open fun(wanted: marquee.WhatsOn)
---@param question string
---@param argument string A place, a day, or both.
local function evening(open, question, argument)
  local place, date = days.split(argument)
  local function show(failure, settings)
    local last = last_place.get() or {}
    local function at(known, day)
      local party = last_place.party(settings and settings.partySize or last.party)
      open({ place = known ~= "" and known or nil, date = day or date, party = party })
    end
    if place ~= "" then
      return at(place)
    elseif failure or settings.place or last.place then -- The page says what failed.
      return at(settings and not settings.place and last.place or nil)
    end
    vim.ui.input({
      prompt = question,
      completion = "customlist,v:lua.require'marquee.completion'.theatres",
    }, function(answer)
      if answer and vim.trim(answer) ~= "" then
        at(days.split(vim.trim(answer)))
      end
    end)
  end
  local known = marquee.client().settings_read
  if known or place ~= "" then
    show(nil, known)
  else
    marquee.settings.get({}, show)
  end
end

--- Shows where the wanted films can be seen.
local function tonight(argument, modifiers)
  evening(function(wanted)
    go.tonight(vim.tbl_extend("error", wanted, { modifiers = modifiers }))
  end, "Your films near which place: ", argument)
end

--- Shows what is on at a place.
local function whats_on(argument, modifiers, seen)
  evening(function(wanted)
    go.whats_on(vim.tbl_extend("error", wanted, { modifiers = modifiers, seen = seen }))
  end, "What's on near which place: ", argument)
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
  ["whats-on"] = {
    summary = "movies and showings at a place; a day may follow",
    suggest = "theatres",
    takes_day = true,
    takes_seen = true,
    run = whats_on,
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
      with_film(library_actions.rate, words or argument, points)
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
      with_film(library_actions[name], words)
    end,
  }
end

return subcommands
