-- SPDX-License-Identifier: MIT
--
--- The seats of a showtime, below its movie, time and prices; the bar describes the seat under the cursor.

local View = require("marquee.ui.view")
local failure = require("marquee.ui.failure")
local go = require("marquee.ui.go")
local marquee = require("marquee")
local price = require("marquee.price")
local seat_map = require("marquee.ui.seat_map")
local text = require("marquee.text")

local page = {}

--- What the prices include, and which seats cost more or less.
local function price_note(showtime, layout)
  local ticket = price.adult(showtime)
  local parts = { ticket and price.note(ticket), layout and price.zones(layout.zones) }
  return table.concat(vim.tbl_values(parts), "; ")
end

local function head(showtime, layout)
  if not showtime then
    return {}
  end
  local prices = vim.tbl_map(function(ticket)
    return ticket.type:sub(1, 1) .. ticket.type:sub(2):lower() .. " " .. price.total(ticket)
  end, showtime.ticketPrices or {})
  local start = showtime.startsAtLocal
  local facts = start and { text.day(start), start:sub(12, 16) } or {}
  table.insert(facts, showtime.format)
  table.insert(facts, showtime.auditorium and "room " .. showtime.auditorium)
  table.insert(facts, text.age(showtime, showtime.id))
  return {
    { { "" } },
    { { "     " .. showtime.movieTitle, "MarqueeTitle" } },
    { { "     " .. table.concat(facts, "  ·  "), "MarqueeDate" } },
    { { "     " .. table.concat(prices, "  ·  "), "MarqueePrice" } },
    { { "     " .. price_note(showtime, layout), "MarqueeFact" } },
    { { "     " }, { showtime.purchaseUrl or "", "MarqueeUrl" } },
  }
end

local function draw(view)
  local lines = head(view.showtime, view.layout)
  view.cells = {}
  if view.layout then
    table.insert(lines, { { "" } })
    local map = seat_map.draw(view.layout, view:width())
    for row, cells in pairs(map.cells) do
      view.cells[#lines + row] = cells
    end
    vim.list_extend(lines, map.lines)
    view.summary = ("%d of %d free"):format(map.free, map.total)
  end
  view.canvas:draw(0, lines)
  local running = not (view.layout and view.showtime)
  view:status({ detail = view.summary, percentage = running and 50 or nil })
end

--- Describes the seat under the cursor.
local function look(view)
  local line, column = unpack(vim.api.nvim_win_get_cursor(0))
  for _, cell in ipairs((view.cells or {})[line] or {}) do
    if column >= cell.from and column < cell.to then
      return view:status({ detail = seat_map.describe(cell.seat, view.layout.zones) })
    end
  end
  if view.summary then
    view:status({ detail = view.summary })
  end
end

local function load(view, id)
  view.showtime, view.layout, view.summary = nil, nil, nil
  view.canvas:draw(0, { { { "  …", "MarqueeFooter" } } })
  view:status({ percentage = 0 })
  local params = { id = id, cache = view.cache }
  local asked = { showtime = marquee.showtimes.get(params), layout = marquee.showtimes.seats(params) }
  view:track(asked.layout)
  for _, member in ipairs({ "showtime", "layout" }) do
    local result, error = view:ask(asked[member])
    if error then
      view:cancel()
      return failure.show(error, view)
    end
    view[member] = result
    if member == "showtime" then
      view:rename("Seats · " .. result.movieTitle, view.spec.keys)
    end
    draw(view)
  end
end

---@param id string
---@param modifiers? string
---@return marquee.View
function page.open(id, modifiers)
  return View.open({
    name = "seats/" .. id,
    title = "Seats",
    modifiers = modifiers,
    load = function(view)
      coroutine.wrap(load)(view, id)
    end,
    redraw = function(view)
      if view.layout then
        draw(view)
      end
    end,
    on_move = look,
    keys = {
      m = {
        function(view)
          if view.showtime and view.showtime.movieId then
            go.movie(view.showtime.movieId, view.showtime.movieTitle)
          end
        end,
        "the movie's page",
      },
    },
  })
end

return page
