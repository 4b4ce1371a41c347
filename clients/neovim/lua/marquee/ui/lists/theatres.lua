-- SPDX-License-Identifier: MIT
--
--- Lists of theatres, each of which leads to its showtimes.

local row = require("marquee.ui.rows.theatre")

---@param list { name: string, title: string, method: string, params: table, modifiers?: string, rest?: table }
---@param showtimes? { date?: string, movie?: { id: string, title: string } }
---@return marquee.ListSpec
return function(list, showtimes)
  return vim.tbl_extend("force", list, {
    row = function(theatre, width)
      return row(theatre, width, showtimes)
    end,
  })
end
