-- SPDX-License-Identifier: MIT
--
--- The filter of a list: words that its entries must have, asked for below the list.

local prompt = require("marquee.ui.prompt")

local filter = {}

--- What tells whether a text has each of the words, in any order and case.
local function finder(words)
  local wanted = vim.split(vim.fn.tolower(words), "%s+", { trimempty = true })
  return function(shown)
    shown = vim.fn.tolower(shown)
    for _, word in ipairs(wanted) do
      if not shown:find(word, 1, true) then
        return false
      end
    end
    return true
  end
end

filter.finder = finder

--- What is written in the lines of an entry.
local function written(lines)
  local pieces = {}
  for _, line in ipairs(lines) do
    for _, piece in ipairs(line) do
      table.insert(pieces, piece[1])
    end
    table.insert(pieces, " ")
  end
  return table.concat(pieces)
end

--- The part of an entry that passes; nil if none does.
---@param item table
---@param words string
---@param spec marquee.ListSpec
---@param width integer
---@return table?
function filter.part(item, words, spec, width)
  local has = finder(words)
  if words == "" then
    return item
  elseif spec.part then
    return spec.part(item, has)
  end
  return has(written(spec.row(item, width, item))) and item or nil
end

--- Asks for the words, at the bottom of the current window.
---@param words string Those that count now, which remain if the user cancels.
---@param on_change fun(words: string)
function filter.ask(words, on_change)
  local window = vim.api.nvim_get_current_win()
  prompt.open({
    label = " Filter: ",
    words = words,
    on_change = on_change,
    on_end = function(typed)
      on_change(typed or words)
    end,
  }, {
    relative = "win",
    win = window,
    row = vim.api.nvim_win_get_height(window) - 1,
    col = 0,
    width = vim.api.nvim_win_get_width(window),
  })
end

return filter
