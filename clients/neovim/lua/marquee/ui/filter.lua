-- SPDX-License-Identifier: MIT
--
--- The filter of a list: words that its entries must have, asked for below the list.

local prompt = require("marquee.ui.prompt")

local filter = {}

--- What tells whether a text has each of the words, in any order and case.
---@param words string
---@return fun(shown: string): boolean
function filter.finder(words)
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
