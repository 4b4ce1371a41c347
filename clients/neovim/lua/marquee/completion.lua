--- What Tab offers behind :Marquee: subcommands, then earlier searches, places, or the choices that there are.

local command = require("marquee.command")
local marquee = require("marquee")
local subcommands = require("marquee.subcommands")

local completion = {}

-- Whoever presses Tab waits; what takes longer than this is not worth it.
local patience = 1000

local function titles(items, member)
  return vim.tbl_map(function(item)
    return item[member]
  end, items)
end

--- Texts that may complete what was typed, by where they come from.
local sources = {
  searches = function(typed)
    local found = marquee.suggestions.list({ prefix = typed ~= "" and typed or nil }):wait(patience)
    return titles(found and found.items or {}, "query")
  end,
  theatres = function(typed)
    if vim.trim(typed) == "" then
      return {}
    end
    local found = marquee.theatres.suggest({ query = typed, limit = 20 }):wait(patience)
    return titles(found and found.items or {}, "title")
  end,
}

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
  local name, typed = line:sub(1, position):match("Marquee%s+(%S+)%s+(.*)$")
  if not name then
    return starting_with(command.names(), lead)
  end
  local subcommand = subcommands[name]
  if not subcommand then
    return {}
  elseif subcommand.suggest then
    return endings(sources[subcommand.suggest](typed), typed, lead)
  end
  return starting_with(subcommand.values or {}, lead)
end

return completion
