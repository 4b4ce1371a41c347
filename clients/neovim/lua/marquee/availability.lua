-- SPDX-License-Identifier: MIT
--
--- Whether tickets for a showing are sold, in words. AMC's showtimes have flags, the showings of what's on a state.

local wording = require("marquee.wording")

local availability = {}

local flags = {
  { "isCanceled", "cancelled" },
  { "isPrivateRental", "privateRental" },
  { "isEmbargoed", "embargoed" },
  { "isSoldOut", "soldOut" },
  { "isAlmostSoldOut", "almostSoldOut" },
  { "inTheatreTicketingOnly", "inTheatre" },
  { "isComingSoon", "comingSoon" },
  { "isDiscountMatinee", "matinee" },
}

-- Which of them keep one from buying now.
local words = {
  cancelled = { "canceled", "MarqueeWarning", hinders = true },
  privateRental = { "private rental", "MarqueeHint" },
  embargoed = { "embargoed", "MarqueeWarning", hinders = true },
  soldOut = { "sold out", "MarqueeWarning", hinders = true },
  almostSoldOut = { "few left", "MarqueeHint" },
  inTheatre = { "at the theatre only", "MarqueeHint", hinders = true },
  comingSoon = { "coming soon", "MarqueeFact", hinders = true },
  started = { "has begun", "MarqueeHint" },
  matinee = { "matinée", "MarqueeFact" },
}

local function state_of(showing)
  local given = showing.availability
  if given and given ~= "available" then
    return given
  elseif showing.hasStarted then
    return "started"
  end
  for _, flag in ipairs(flags) do
    if showing[flag[1]] then
      return flag[2]
    end
  end
end

---@param showing marquee.Showtime|marquee.Showing
---@return string words Empty if there is nothing to say.
---@return string group Its highlight group.
---@return boolean hinders Whether no tickets can be bought online now.
function availability.of(showing)
  local state = words[state_of(showing)] or { "", "MarqueeFact" }
  local instant = state == words.embargoed and showing.visibleAt
  local ends = instant and (" until %s %s UTC"):format(instant:sub(1, 10), wording.time(instant)) or ""
  return state[1] .. ends, state[2], state.hinders == true
end

--- Whether nobody can go there any more.
---@param showing marquee.Showtime|marquee.Showing
---@return boolean
function availability.is_gone(showing)
  local state = state_of(showing)
  return state == "cancelled" or state == "soldOut"
end

return availability
