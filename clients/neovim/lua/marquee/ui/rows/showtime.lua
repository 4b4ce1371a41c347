-- SPDX-License-Identifier: MIT
--
--- A showtime in a list: one line, with a heading above the first of each day.

local go = require("marquee.ui.go")
local price = require("marquee.price")
local showing = require("marquee.ui.rows.showing")
local text = require("marquee.text")

---@return string? day Nil for the few without a start time.
local function day_of(showtime)
  return showtime.startsAtLocal and showtime.startsAtLocal:sub(1, 10)
end

--- The heading above the first showtime of a day.
local function heading(showtime, previous)
  local day = day_of(showtime)
  if not day or previous and day_of(previous) == day then
    return {}
  end
  local line = { { "  " .. text.day(day), "MarqueeHeading" } }
  return previous and { { { "" } }, line } or { line }
end

---@param showtime marquee.Showtime
---@param width integer
---@param previous? marquee.Showtime The one above it.
---@return marquee.Line[]
return function(showtime, width, previous)
  local ticket = price.adult(showtime)
  local parts = {
    indent = " ",
    name = showtime.movieTitle,
    group = "MarqueeTitle",
    price = ticket and price.total(ticket) or "",
    further = {
      { showtime.certification or "", "MarqueeFact", width = 5, rank = 5 },
      { showtime.auditorium and "room " .. showtime.auditorium or "", "MarqueeOverview", width = 7, rank = 6 },
    },
  }
  local target = {
    kind = "showtime",
    item = showtime,
    open = function()
      go.seats(showtime.id)
    end,
  }
  return vim.list_extend(heading(showtime, previous), showing(showtime, width, parts, target))
end
