-- SPDX-License-Identifier: MIT
--
--- Lists of people, shows, collections, or of several kinds; each row leads to its page.

local any = require("marquee.ui.rows.any")
local keys = require("marquee.ui.keys")

---@param list { name: string, title: string, method: string, params: table, modifiers?: string }
---@return marquee.ListSpec
return function(list)
  local is_mixed = list.method == "search/all"
  local own = {
    ["search/all"] = keys.with_films({ t = keys.theatres, w = keys.watch }),
    ["search/shows"] = keys.with_films(),
  }
  return vim.tbl_extend("force", list, {
    row = function(item, width)
      return any.lines(item, width, is_mixed)
    end,
    -- In a list of several kinds each row says its own.
    entry = function(found)
      return found.item or found
    end,
    keys = own[list.method],
  })
end
