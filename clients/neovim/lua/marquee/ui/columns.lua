-- SPDX-License-Identifier: MIT
--
--- A line of columns: the first keeps its share of the width; the others go one by one where that is too little.

local text = require("marquee.text")

local columns = {}

---@class marquee.Column
---@field [1] string Its words.
---@field [2]? string Its highlight group.
---@field width integer The columns that it takes; the blank before it comes on top.
---@field rank integer The lower, the longer it stays.
---@field align? "left"|"right"
---@field whole? boolean Longer words take more room rather than be cut, as prices do.

--- The pieces of a line.
---@param width integer Of the whole line.
---@param lead { [1]: string, [2]: string? } What stands before the first column, and always stays.
---@param first { [1]: string, [2]: string? }
---@param others marquee.Column[]
---@param share? number The part of the width that the first column keeps at least; by default half.
---@return marquee.Line pieces
---@return table<marquee.Column, boolean> shown
function columns.line(width, lead, first, others, share)
  local by_rank = vim.list_extend({}, others)
  table.sort(by_rank, function(a, b)
    return a.rank < b.rank
  end)
  local room = width - text.width(lead[1])
  local shown, used = {}, 0
  for _, column in ipairs(by_rank) do
    local wanted = 1 + (column.whole and math.max(column.width, text.width(column[1])) or column.width)
    if room - used - wanted < math.ceil(width * (share or 0.5)) then
      break
    end
    used = used + wanted
    shown[column] = true
  end
  local line = { lead, { text.fit(first[1], math.max(room - used, 1)), first[2] } }
  for _, column in ipairs(others) do
    if shown[column] then
      local is_long = column.whole and text.width(column[1]) > column.width
      table.insert(line, { " " })
      table.insert(line, { is_long and column[1] or text.fit(column[1], column.width, column.align), column[2] })
    end
  end
  return line, shown
end

return columns
