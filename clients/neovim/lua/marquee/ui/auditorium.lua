-- SPDX-License-Identifier: MIT
--
--- The seats of a showing: the screen above, then row by row the free and the taken seats, and below them the groups of
--- seats that are best for a party, of which one is marked.

local marks = require("marquee.ui.marks")
local text = require("marquee.text")
local thing = require("marquee.ui.thing")

local auditorium = {}

-- No auditorium is wider; an answer must not decide how much memory it takes to draw it.
local most_columns = 500

-- How a seat is drawn; the first that fits counts.
local signs = {
  { sign = "●", group = "MarqueeSeatBest", mark = "best", words = "best" },
  { sign = "□", group = "MarqueeSeatTaken", words = "taken" },
  { sign = "◆", group = "MarqueeSeatChosen", mark = "chosen", words = "chosen" },
  { sign = "W", group = "MarqueeSeatAccessible", mark = "wheelchair", words = "wheelchair" },
  { sign = "C", group = "MarqueeSeatAccessible", mark = "companion", words = "companion" },
  { sign = "■", group = "MarqueeSeatFree", words = "free" },
}
local best, taken, free = signs[1], signs[2], signs[#signs]

local function sign_of(seat, chosen)
  if seat.name and chosen[seat.name] then
    return best
  elseif not seat.free then
    return taken
  end
  for _, sign in ipairs(signs) do
    if sign ~= best and sign.mark and marks.has(seat, sign.mark) then
      return sign
    end
  end
  return free
end

--- The names of a group's seats, as a set.
local function names_of(group)
  local names = {}
  for name in (group and group.heading or ""):gmatch("[^,]+") do
    names[vim.trim(name)] = true
  end
  return names
end

--- What a mark means, in the presentation's words.
local function meaning(content, sign)
  for _, entry in ipairs(content.legend or {}) do
    if entry.mark == sign.mark then
      return entry.text
    end
  end
  return sign.words
end

--- A seat in words: "C12 · free · For a companion of a wheelchair".
---@param seat table
---@param content table A presentation.
---@return string
function auditorium.describe(seat, content)
  local parts = { seat.name or "", seat.free and "free" or "taken" }
  for _, sign in ipairs(signs) do
    if sign.mark and sign ~= best and marks.has(seat, sign.mark) then
      table.insert(parts, meaning(content, sign))
    end
  end
  return text.join(parts, " · ")
end

local function has_place(seat)
  return seat.column >= 1 and seat.column <= most_columns
end

--- The signs' width, and the columns of the hall.
local function size(hall)
  local cell, columns = 1, 1
  for _, sign in ipairs(signs) do
    cell = math.max(cell, text.width(sign.sign))
  end
  for _, row in ipairs(hall) do
    for _, seat in ipairs(vim.tbl_filter(has_place, row.seats)) do
      columns = math.max(columns, seat.column)
    end
  end
  return cell, columns * (cell + 1) - 1
end

local function row_line(row, cell, lead, chosen, used)
  local line = { { lead .. text.fit(row.row, 3, "right") .. "  ", "MarqueeFact" } }
  local cells, bytes, column = {}, #line[1][1], 1
  for _, seat in ipairs(vim.tbl_filter(has_place, row.seats)) do
    local gap = (" "):rep(math.max(seat.column - column, 0) * (cell + 1))
    local sign = sign_of(seat, chosen)
    local drawn = text.fit(sign.sign, cell)
    used[sign] = true
    column = seat.column + 1
    vim.list_extend(line, { { gap }, { drawn, sign.group }, { " " } })
    bytes = bytes + #gap
    table.insert(cells, { from = bytes, to = bytes + #drawn, seat = seat })
    bytes = bytes + #drawn + 1
  end
  table.insert(line, { text.fit(row.row, 4, "right"), "MarqueeFact" })
  return line, cells
end

local function legend(content, used, lead, width)
  local line, lines, room = { { lead } }, {}, width - #lead
  for _, sign in ipairs(signs) do
    local words = " " .. meaning(content, sign) .. "   "
    local needed = text.width(sign.sign .. words)
    if used[sign] and needed > room and #line > 1 then
      table.insert(lines, line)
      line, room = { { lead } }, width - #lead
    end
    if used[sign] then
      vim.list_extend(line, { { sign.sign, sign.group }, { words, "MarqueeOverview" } })
      room = room - needed
    end
  end
  return vim.list_extend(lines, { line })
end

--- The groups, the marked one first in colour; <CR> marks another.
local function group_lines(content, choice, width, choose)
  local lines = { { { "" } } }
  for index, group in ipairs(content.groups or {}) do
    local facts = vim.tbl_map(function(fact)
      return fact.text
    end, group.facts or {})
    local words = text.flow(vim.list_extend({ group.heading }, facts), "  ·  ", width - marks.width)
    for number, part in ipairs(words) do
      local lead = number == 1 and index == choice and " ● " or "   "
      table.insert(lines, {
        { lead .. part, index == choice and "MarqueeTitle" or "MarqueeOverview" },
        target = {
          entry = group,
          open = function()
            choose(index)
          end,
        },
      })
    end
  end
  return lines
end

--- The lines, and the seats of each line by bytes.
---@param content table A presentation.
---@param width integer
---@param choice integer Which group is marked.
---@param choose fun(index: integer) Marks another group.
---@return marquee.Line[] lines
---@return table<integer, { from: integer, to: integer, seat: table }[]> cells
function auditorium.lines(content, width, choice, choose)
  local lines, seats = thing.head(content, width), {}
  thing.facts(
    lines,
    vim.tbl_map(function(fact)
      return { text = (fact.label and fact.label .. " " or "") .. fact.text }
    end, content.facts or {}),
    width
  )
  local hall = content.hall or {}
  if #hall == 0 then
    return vim.list_extend(lines, group_lines(content, choice, width, choose)), seats
  end
  local cell, columns = size(hall)
  local lead = (" "):rep(math.max(math.floor((width - columns - 12) / 2), 0))
  local side = ("▁"):rep(math.max(math.floor((columns - 8) / 2 / text.width("▁")), 2))
  vim.list_extend(lines, { { { "" } }, { { lead .. "     " .. side .. " SCREEN " .. side, "MarqueeScreen" } } })
  local chosen, used = names_of((content.groups or {})[choice]), {}
  for _, row in ipairs(hall) do
    local line, cells = row_line(row, cell, lead, chosen, used)
    table.insert(lines, line)
    seats[#lines] = cells
  end
  table.insert(lines, { { "" } })
  vim.list_extend(lines, legend(content, used, lead .. "     ", width))
  return vim.list_extend(lines, group_lines(content, choice, width, choose)), seats
end

--- Where the first seat of a group is.
---@param group? table
---@param cells table As `auditorium.lines` gives them.
---@return integer[]? line and byte
function auditorium.place_of(group, cells)
  local names = names_of(group)
  local line, byte
  for number, seats in pairs(cells) do
    for _, cell in ipairs(seats) do
      local is_before = not line or number < line or number == line and cell.from < byte
      if cell.seat.name and names[cell.seat.name] and is_before then
        line, byte = number, cell.from
      end
    end
  end
  return line and { line, byte }
end

return auditorium
