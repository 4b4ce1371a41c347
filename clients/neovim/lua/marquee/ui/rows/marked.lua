-- SPDX-License-Identifier: MIT

local mark = require("marquee.mark")
local text = require("marquee.text")

--- Puts the user's mark after the title in a line of columns. It takes room from the title alone, so that the other
--- columns stand below those of lines without a mark.
---@param line marquee.Line As `columns.line` gives it.
---@param title string
---@param entry? marquee.LibraryEntry
---@return marquee.Line
return function(line, title, entry)
  if entry then
    local room = text.width(line[2][1]) - mark.width - 1
    line[2] = { text.fit(title, math.max(room, 1)), line[2][2] }
    table.insert(line, 3, { " " .. text.fit(mark.sign(entry), mark.width), "MarqueeMark" })
  end
  return line
end
