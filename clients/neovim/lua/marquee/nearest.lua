-- SPDX-License-Identifier: MIT
--
--- The nearest of some names to one that was mistyped.

--- The number of letters to add, remove, change or swap to make one word the other (optimal string alignment).
local function distance(a, b)
  local rows = { [0] = {} }
  for column = 0, #b do
    rows[0][column] = column
  end
  for row = 1, #a do
    rows[row] = { [0] = row }
    for column = 1, #b do
      local is_same = a:byte(row) == b:byte(column)
      local least = math.min(
        rows[row - 1][column] + 1,
        rows[row][column - 1] + 1,
        rows[row - 1][column - 1] + (is_same and 0 or 1)
      )
      local is_swap = row > 1 and column > 1 and a:byte(row) == b:byte(column - 1) and a:byte(row - 1) == b:byte(column)
      rows[row][column] = is_swap and math.min(least, rows[row - 2][column - 2] + 1) or least
    end
  end
  return rows[#a][#b]
end

---@param typed string
---@param names string[]
---@return string? name Nil if none is near enough to be meant.
return function(typed, names)
  local best, least = nil, math.max(math.floor(#typed / 2), 1) + 1
  for _, name in ipairs(names) do
    local steps = #typed < 30 and distance(typed:lower(), name) or least
    if steps < least then
      best, least = name, steps
    end
  end
  return best
end
