--- A showtime in a list of a theatre's day: one line.

local go = require("marquee.ui.go")
local text = require("marquee.text")

---@param showtime marquee.Showtime
---@return string words, string? group How many tickets are left, as far as one is told.
local function availability(showtime)
  if showtime.isCanceled then
    return "canceled", "MarqueeWarning"
  elseif showtime.isSoldOut then
    return "sold out", "MarqueeWarning"
  elseif showtime.isAlmostSoldOut then
    return "almost sold out", "MarqueeHint"
  end
  return showtime.isDiscountMatinee and "matinée" or "", "MarqueeFact"
end

---@param showtime marquee.Showtime
---@param width integer
---@return marquee.Line[]
return function(showtime, width)
  local words, group = availability(showtime)
  local price = (showtime.ticketPrices or {})[1]
  local gone = showtime.isCanceled or showtime.isSoldOut
  return {
    {
      { " " .. showtime.startsAtLocal:sub(12, 16) .. "  ", "MarqueeTime" },
      { text.fit(showtime.movieTitle, math.max(width - 57, 12)), gone and "MarqueeOverview" or "MarqueeTitle" },
      { "  " .. text.fit(showtime.format or "", 13), "MarqueeStars" },
      { text.fit(showtime.certification or "", 6), "MarqueeFact" },
      { text.fit(showtime.auditorium and "room " .. showtime.auditorium or "", 8), "MarqueeOverview" },
      { text.fit(price and ("$%.2f"):format(price.price) or "", 7, "right") .. "  ", "MarqueePrice" },
      { words, group },
      target = {
        kind = "showtime",
        item = showtime,
        open = function()
          go.seats(showtime.id)
        end,
      },
    },
  }
end
