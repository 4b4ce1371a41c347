-- SPDX-License-Identifier: MIT
--
--- Suggestions for what was typed so far: earlier searches and places.

local marquee = require("marquee")
local text = require("marquee.text")

local suggestions = {}

-- The user waits while typing; anything slower than this is not worth it.
local patience = 1000

local function each(items, member)
  return vim.tbl_map(function(item)
    return text.clean(item[member])
  end, items)
end

--- Earlier searches with this beginning, the latest first.
---@param typed string
---@return string[]
function suggestions.searches(typed)
  local found = marquee.suggestions.list({ prefix = typed ~= "" and typed or nil }):wait(patience)
  return each(found and found.items or {}, "query")
end

--- Theatres, cities and ZIP codes that match.
---@param typed string
---@return string[]
function suggestions.theatres(typed)
  if vim.trim(typed) == "" then
    return {}
  end
  local found = marquee.theatres.suggest({ query = typed, limit = 20 }):wait(patience)
  return each(found and found.items or {}, "title")
end

return suggestions
