-- SPDX-License-Identifier: MIT
--
--- A plan of the auditorium: the screen above, then row by row the free and the taken seats.

local price = require("marquee.price")
local text = require("marquee.text")

local seat_map = {}

-- No auditorium is wider; a layout must not decide how much memory it takes to draw it.
local most_columns = 500

-- How a place is drawn; the first match counts.
local signs = {
  { name = "best", sign = "●", group = "MarqueeSeatBest", fits = function(seat, best)
    return best[seat.name] == true
  end },
  { name = "taken", sign = "□", group = "MarqueeSeatTaken", fits = function(seat)
    return not seat.available
  end },
  { name = "wheelchair space", sign = "W", group = "MarqueeSeatAccessible", fits = function(seat)
    return seat.type == "Wheelchair"
  end },
  { name = "companion seat", sign = "C", group = "MarqueeSeatAccessible", fits = function(seat)
    return seat.type == "Companion"
  end },
  { name = "free, premium", sign = "◆", group = "MarqueeSeatPremium", fits = function(seat)
    return seat.tier ~= nil and seat.tier ~= "Regular"
  end },
  { name = "free", sign = "■", group = "MarqueeSeatFree", fits = function()
    return true
  end },
}

local function sign_of(seat, best)
  for _, sign in ipairs(signs) do
    if sign.fits(seat, best) then
      return sign
    end
  end
end

local function is_seat(seat)
  return seat.type ~= "NotASeat" and seat.name ~= nil
end

local function has_place(seat)
  return seat.column >= 0 and seat.column <= most_columns
end

--- The name of a row: A if its seats are A1, A2 and so on.
local function row_name(row)
  for _, seat in ipairs(row.seats) do
    local name = is_seat(seat) and seat.name:match("^%a+")
    if name then
      return name
    end
  end
  return ""
end

--- A seat in words: "C12 · love seat right · Premiere · Preferred +$2.00 · free".
---@param seat marquee.Seat
---@param zones? marquee.SeatZone[]
---@return string
function seat_map.describe(seat, zones)
  local kind = (seat.type or "seat"):gsub("(%l)(%u)", "%1 %2"):lower():gsub("^can reserve$", "seat")
  local parts = { seat.name, kind, seat.tier ~= "Regular" and seat.tier or nil }
  table.insert(parts, price.zone(seat, zones))
  table.insert(parts, seat.available and "free" or (seat.status or "taken"):lower())
  return table.concat(parts, " · ")
end

---@class marquee.SeatMap
---@field lines marquee.Line[]
---@field cells table<integer, { from: integer, to: integer, seat: marquee.Seat }[]> The seats of each line, by bytes.
---@field free integer
---@field total integer

--- Each place is as wide as the widest sign; the halves of a love seat are joined.
local function draw_row(row, cell_width, indent, map, marked)
  local name = row_name(row)
  local line = { { indent .. text.fit(name, 3, "right") .. "  ", "MarqueeFact" } }
  local cells, bytes = {}, #line[1][1]
  local column = 1
  for _, seat in ipairs(vim.tbl_filter(has_place, row.seats)) do
    local gap = (" "):rep(math.max(seat.column - column, 0) * (cell_width + 1))
    column = seat.column + 1
    local sign = is_seat(seat) and sign_of(seat, marked)
    local drawn = text.fit(sign and sign.sign or "", cell_width)
    table.insert(line, { gap })
    table.insert(line, { drawn, sign and sign.group or nil })
    local joint = seat.type == "LoveSeatLeft" and (text.width("─") == 1 and "─" or "-") or " "
    table.insert(line, { joint, "MarqueeSeatTaken" })
    bytes = bytes + #gap
    if sign then
      table.insert(cells, { from = bytes, to = bytes + #drawn, seat = seat })
      map.total = map.total + 1
      map.free = map.free + (seat.available and 1 or 0)
      map.counts[sign.name] = (map.counts[sign.name] or 0) + 1
    end
    bytes = bytes + #drawn + #joint
  end
  table.insert(line, { text.fit(name, 4, "right"), "MarqueeFact" })
  return line, cells
end

local function screen(indent, columns)
  local word = " SCREEN "
  local side = math.max(math.floor((columns - #word) / 2 / text.width("▁")), 2)
  return { { indent .. "     " .. ("▁"):rep(side) .. word .. ("▁"):rep(side), "MarqueeScreen" } }
end

--- The legend with the number of each sign, centred below the map on as many lines as it needs.
local function legend(counts, width)
  local lines, columns = {}, 0
  for index = 0, #signs - 1 do
    local sign = signs[index == 0 and 1 or #signs - index + 1] -- The marked seats come first, the taken ones last.
    if counts[sign.name] then
      local meaning = (" %s %d"):format(sign.name, counts[sign.name])
      local wanted = text.width(sign.sign .. meaning)
      if #lines == 0 or columns + 3 + wanted > width then
        table.insert(lines, { columns = 0 })
        columns = 0
      else
        table.insert(lines[#lines], { "   " })
        columns = columns + 3
      end
      columns = columns + wanted
      lines[#lines].columns = columns
      table.insert(lines[#lines], { sign.sign, sign.group })
      table.insert(lines[#lines], { meaning, "MarqueeOverview" })
    end
  end
  for _, line in ipairs(lines) do
    table.insert(line, 1, { (" "):rep(math.max(math.floor((width - line.columns) / 2), 1)) })
  end
  return lines
end

---@param layout marquee.SeatingLayout
---@param width integer
---@param best? string[] The names of the seats to mark.
---@return marquee.SeatMap
function seat_map.draw(layout, width, best)
  local cell_width = 1
  for _, sign in ipairs(signs) do
    cell_width = math.max(cell_width, text.width(sign.sign))
  end
  local columns = math.max(math.min(layout.columnCount, most_columns), 1) * (cell_width + 1) - 1
  local indent = (" "):rep(math.max(math.floor((width - columns - 12) / 2), 0))
  local marked = {}
  for _, name in ipairs(best or {}) do
    marked[name] = true
  end
  local map = { lines = { screen(indent, columns), { { "" } } }, cells = {}, free = 0, total = 0, counts = {} }
  for _, row in ipairs(layout.rows) do
    local line, cells = draw_row(row, cell_width, indent, map, marked)
    table.insert(map.lines, line)
    map.cells[#map.lines] = cells
  end
  table.insert(map.lines, { { "" } })
  vim.list_extend(map.lines, legend(map.counts, width))
  return map
end

return seat_map
