-- SPDX-License-Identifier: MIT
--
--- A showing: its start, what tells it from its neighbours, format, price, and whether tickets are sold, which goes on
--- a line of its own where there is no room for it.

local availability = require("marquee.availability")
local columns = require("marquee.ui.columns")
local text = require("marquee.text")
local wording = require("marquee.wording")

local state_width = text.width("sold out")

---@param showing marquee.Showtime|marquee.Showing
---@param width integer
---@param parts { indent: string, name: string, group: string, price: string, further: table, share?: number } What
--- tells it from its neighbours, its price, and further columns.
---@param target marquee.Target
---@return marquee.Line[]
return function(showing, width, parts, target)
  local words, group = availability.of(showing)
  local is_short = text.width(words) <= state_width
  local state = { is_short and words or "", group, width = state_width, rank = 3 }
  local others = { { showing.format or "", "MarqueeStars", width = 8, rank = 4 } }
  vim.list_extend(others, parts.further)
  table.insert(others, { parts.price, "MarqueePrice", width = 8, rank = 1, align = "right", whole = true })
  table.insert(others, state)
  local start = text.fit(wording.time(showing.startsAtLocal), wording.time_width(), "right")
  local time = parts.indent .. start .. "  "
  local name = { parts.name, availability.is_gone(showing) and "MarqueeOverview" or parts.group }
  local line, shown = columns.line(width, { time, "MarqueeTime" }, name, others, parts.share)
  line.target = target
  if words == "" or is_short and shown[state] then
    return { line }
  end
  return { line, { { (" "):rep(text.width(time)) .. words, group }, target = target } }
end
