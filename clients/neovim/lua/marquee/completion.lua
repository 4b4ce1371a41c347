-- SPDX-License-Identifier: MIT
--
--- What Tab offers behind :Marquee: subcommands, then earlier searches, places, or the choices that there are.

local command = require("marquee.command")
local subcommands = require("marquee.subcommands")
local suggestions = require("marquee.suggestions")

local completion = {}

--- What may replace the last word, given texts for all that was typed.
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
    return vim.startswith(word, lead)
  end, words)
end

--- As |:command-completion-customlist| wants it.
---@param lead string
---@param line string
---@param position integer
---@return string[]
function completion.complete(lead, line, position)
  local name, typed = line:sub(1, position):match("M%l*%s+(%S+)%s+(.*)$") -- The command may be abbreviated.
  if not name then
    return starting_with(command.names(), lead)
  end
  local subcommand = subcommands[name]
  if not subcommand then
    return {}
  elseif subcommand.suggest then
    return endings(suggestions[subcommand.suggest](typed), typed, lead)
  end
  return starting_with(subcommand.values or {}, lead)
end

--- As |input()| wants it, where theatres are asked for.
---@param lead string
---@param line string
---@return string[]
function completion.theatres(lead, line)
  return endings(suggestions.theatres(line), line, lead)
end

--- As |input()| wants it, where searches are asked for.
---@param lead string
---@param line string
---@return string[]
function completion.searches(lead, line)
  return endings(suggestions.searches(line), line, lead)
end

return completion
