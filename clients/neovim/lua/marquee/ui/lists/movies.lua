-- SPDX-License-Identifier: MIT
--
--- Lists of movies, each of which leads to its page or to the theatres that show it.

local go = require("marquee.ui.go")
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
    keys = {
      t = {
        function(view)
          local target = view:target()
          if target and target.kind == "movie" then
            go.theatres_showing(target.item)
          end
        end,
        "theatres that show the movie",
      },
    },
  })
end
