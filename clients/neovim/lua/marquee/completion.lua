-- SPDX-License-Identifier: MIT
--
--- Completion for :Marquee: subcommands and methods, then titles, places and days, or a fixed choice of values.

local calls = require("marquee.calls")
local command = require("marquee.command")
local days = require("marquee.days")
local seen_option = require("marquee.seen")
local subcommands = require("marquee.subcommands")
local suggestions = require("marquee.suggestions")

local completion = {}

--- The replacements for the last word, given texts for the whole input.
---@param texts string[]
---@param typed string
---@param lead string
local function endings(texts, typed, lead)
  local before = typed:sub(1, #typed - #lead):lower()
  local found = {}
  for _, words in ipairs(texts) do
    if before == "" or vim.startswith(words:lower(), before) then
      table.insert(found, words:sub(#before + 1))
    end
  end
  return found
end

local function starting_with(words, lead)
  return vim.tbl_filter(function(word)
    return vim.startswith(word:lower(), lead:lower())
  end, words)
end

--- The ends of days that the last words, after a place, begin.
local function days_after(typed, lead)
  for start in typed:gmatch("%s()") do
    local begun = typed:sub(start):lower()
    local found = #begun >= #lead and starting_with(days.words, begun) or {}
    if #found > 0 then
      return vim.tbl_map(function(day)
        return day:sub(#begun - #lead + 1)
      end, found)
    end
  end
  return {}
end

--- The names that begin so: subcommands, and methods once a family is begun, since there are many.
local function names(lead)
  local found = starting_with(command.names(), lead)
  if lead == "" or #found > 0 and not lead:find("/") then
    return found
  end
  local methods = starting_with(vim.tbl_keys(calls.methods()), lead)
  table.sort(methods)
  return methods
end

--- For |:command-completion-customlist|.
---@param lead string
---@param line string
---@param position integer
---@return string[]
function completion.complete(lead, line, position)
  local name, typed = line:sub(1, position):match("M%l*%s+(%S+)%s+(.*)$") -- The command may be abbreviated.
  if not name then
    return names(lead)
  elseif name:find("/") then
    return calls.complete(name, typed, lead)
  end
  local subcommand = subcommands[name]
  if not subcommand then
    return {}
  end
  local seen = subcommand.takes_seen and lead ~= "" and starting_with(seen_option.words, lead) or {}
  if subcommand.suggest then
    if name == "rate" then
      typed = typed:gsub("^%d+%.?%d*%s+", "")
    end
    local found = vim.list_extend(endings(suggestions[subcommand.suggest](typed), typed, lead), seen)
    return vim.list_extend(found, subcommand.takes_day and days_after(typed, lead) or {})
  end
  return vim.list_extend(starting_with(subcommand.values or {}, lead), seen)
end

--- For |input()|, to ask for a place.
---@param lead string
---@param line string
---@return string[]
function completion.theatres(lead, line)
  return endings(suggestions.theatres(line), line, lead)
end

--- For |input()|, to ask for what `marquee.ui.ask` offers, or for a place.
---@param lead string
---@param line string
---@return string[]
function completion.asked(lead, line)
  local ask = require("marquee.ui.ask")
  local places = ask.is_place and suggestions.theatres(line) or {}
  return endings(vim.list_extend(starting_with(ask.words, line), places), line, lead)
end

return completion
