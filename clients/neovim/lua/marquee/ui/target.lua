-- SPDX-License-Identifier: MIT
--
--- What a row about a movie, a person, a show or a collection leads to: its page.

local go = require("marquee.ui.go")

---@param item { id?: string, title?: string, name?: string }
---@param options? { movie_id?: string } As in `go.person`.
---@return marquee.Target? target Nil if it has no page.
return function(item, options)
  local kind = go.kind(item.id)
  return kind
    and {
      kind = kind,
      item = item,
      open = function()
        go.page(item.id, item.title or item.name, options)
      end,
    }
end
