-- SPDX-License-Identifier: MIT
--
--- The keys of a view in a small window.

local popup = require("marquee.ui.popup")
local text = require("marquee.text")

local help = {}

---@param bindings table<string, marquee.Key>
---@return integer window
function help.show(bindings)
  local rows, lines = {}, {}
  for key, binding in pairs(bindings) do
    table.insert(rows, { key == "<lt>" and "<" or key, binding[2] })
  end
  table.sort(rows, function(one, other)
    return one[1] < other[1]
  end)
  for _, row in ipairs(rows) do
    for index, words in ipairs(text.wrap(row[2], popup.columns() - 9)) do
      table.insert(lines, (" %-6s %s "):format(index == 1 and row[1] or "", words))
    end
  end
  table.insert(lines, "")
  table.insert(lines, " More: :help marquee-keys ")
  return popup.show(lines)
end

return help
