-- SPDX-License-Identifier: MIT
--
--- A showtime in a list: one line, with a heading above the first of each day.

local go = require("marquee.ui.go")
local price = require("marquee.price")
local text = require("marquee.text")

---@param showtime marquee.Showtime
---@return string words, string? group Whether and where tickets are sold, as far as known.
local function availability(showtime)
  if showtime.isCanceled then
    return "canceled", "MarqueeWarning"
  elseif showtime.isPrivateRental then
    return "private rental", "MarqueeHint"
  elseif showtime.isEmbargoed then
    local instant = showtime.visibleAt
    return "embargoed" .. (instant and (" until %s %s UTC"):format(instant:sub(1, 10), instant:sub(12, 16)) or ""),
      "MarqueeWarning"
  elseif showtime.isSoldOut then
    return "sold out", "MarqueeWarning"
  elseif showtime.isAlmostSoldOut then
    return "few left", "MarqueeHint"
  elseif showtime.inTheatreTicketingOnly then
    return "at the theatre only", "MarqueeHint"
  elseif showtime.isComingSoon then
    return "coming soon", "MarqueeFact"
  end
  return showtime.isDiscountMatinee and "matinée" or "", "MarqueeFact"
end

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
  local words, group = availability(showtime)
  local ticket = price.adult(showtime)
  local is_gone = showtime.isCanceled or showtime.isSoldOut
  local lines = heading(showtime, previous)
  local room = width > 70 and showtime.auditorium and "room " .. showtime.auditorium or ""
  local room_width = width > 70 and 8 or 0
  local title_width = math.max(width - 48 - room_width, 12)
  table.insert(lines, {
    { " " .. text.fit((showtime.startsAtLocal or ""):sub(12, 16), 7), "MarqueeTime" },
    { text.fit(showtime.movieTitle, title_width), is_gone and "MarqueeOverview" or "MarqueeTitle" },
    { "  " .. text.fit(showtime.format or "", 13), "MarqueeStars" },
    { text.fit(showtime.certification or "", 6), "MarqueeFact" },
    { text.fit(room, room_width), "MarqueeOverview" },
    { text.fit(ticket and price.total(ticket) or "", 8, "right") .. "  ", "MarqueePrice" },
    { words, group },
    target = {
      kind = "showtime",
      item = showtime,
      open = function()
        go.seats(showtime.id)
      end,
    },
  })
  return lines
end
