-- SPDX-License-Identifier: MIT
--
--- What stands out: a sign in front of a row or a heading, and a highlight group.

local text = require("marquee.text")

local marks = {}

--- The columns before each row.
marks.width = 3

-- The first that a row has gives it its colour.
local known = {
  { "cancelled", "-", "MarqueeCancelled" },
  { "soldOut", "x", "MarqueeSoldOut" },
  { "fewLeft", "!", "MarqueeFewLeft" },
  { "new", "*", "MarqueeNew" },
  { "wanted", "+", "MarqueeWanted" },
  { "seen", "✓", "MarqueeSeen" },
  { "mine", "=", "MarqueeMine" },
  { "chosen", ">", "MarqueeChosen" },
  { "stale", "~", "MarqueeStale" },
}
-- Those that tell how a whole row is; the others are for its sign alone.
local whole = { cancelled = true, soldOut = true, stale = true }

--- The signs of an entry, and their group.
---@param entry marquee.Entry
---@return { [1]: string, [2]: string? }
function marks.lead(entry)
  local signs, group = {}, nil
  local left = {}
  for _, name in ipairs(entry.marks or {}) do
    left[name] = true
  end
  for _, mark in ipairs(known) do
    if left[mark[1]] then
      table.insert(signs, mark[2])
      group, left[mark[1]] = group or mark[3], nil
    end
  end
  for _ in pairs(left) do -- Those of years to come.
    table.insert(signs, "•")
  end
  return { text.fit(table.concat(vim.list_slice(signs, 1, 2)), marks.width), group or "MarqueeMark" }
end

--- The group of the whole row, if a mark gives it one.
---@param entry marquee.Entry
---@return string?
function marks.group(entry)
  for _, mark in ipairs(entry.marks and known or {}) do
    if whole[mark[1]] and vim.tbl_contains(entry.marks, mark[1]) then
      return mark[3]
    end
  end
end

--- Whether an entry has a mark.
---@param entry { marks?: string[] }
---@param name string
---@return boolean
function marks.has(entry, name)
  return entry.marks ~= nil and vim.tbl_contains(entry.marks, name)
end

return marks
