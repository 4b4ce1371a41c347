--- Lists of movies, each of which leads to its page or to the theatres that show it.

local go = require("marquee.ui.go")
local row = require("marquee.ui.rows.movie")

---@param list { name: string, title: string, method: string, params: table, modifiers?: string }
---@return marquee.ListSpec
return function(list)
  return vim.tbl_extend("force", list, {
    row = row,
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
