-- SPDX-License-Identifier: MIT
--
--- Lists of movies, each of which leads to its page or to the theatres that show it.

local faults = require("marquee.ui.faults")
local keys = require("marquee.ui.keys")
local row = require("marquee.ui.rows.movie")

---@param list { name: string, title: string, method: string, params: table, modifiers?: string }
---@return marquee.ListSpec
return function(list)
  return vim.tbl_extend("force", list, {
    row = row,
    -- A private rental is no movie, though AMC lists it like one.
    counts = function(movie)
      return not movie.isPrivateRental
    end,
    head = faults.lines,
    keys = keys.with_films({ t = keys.theatres, w = keys.watch }),
  })
end
