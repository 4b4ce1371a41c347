-- SPDX-License-Identifier: MIT
--
--- The subcommands of :Marquee for the user's own films.

local complain = require("marquee.complain")
local go = require("marquee.ui.go")
local is_id = require("marquee.is_id")
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

---@type table<string, marquee.Subcommand>
local subcommands = {
  films = {
    summary = "my films: what I want to see and have seen",
    values = { "wanted", "seen" },
    run = function(status, modifiers)
      go.films(status ~= "" and status or nil, modifiers)
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
