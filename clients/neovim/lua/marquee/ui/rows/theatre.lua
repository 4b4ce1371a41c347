-- SPDX-License-Identifier: MIT
--
--- A theatre in a list: name and distance on one line, address and features on the next.

local columns = require("marquee.ui.columns")
local go = require("marquee.ui.go")
local text = require("marquee.text")
local wording = require("marquee.wording")

-- The features by which people choose a theatre.
local formats = { "IMAX", "Dolby Cinema", "RealD 3D", "PRIME", "Recliners", "Dine-In" }

local function specials(theatre)
  local names = {}
  for _, attribute in ipairs(theatre.attributes or {}) do
    for _, format in ipairs(formats) do
      if attribute.name and attribute.name:find(format, 1, true) then
        table.insert(names, format)
      end
    end
  end
  return table.concat(names, " · ")
end

--- The postal address on one line.
local function address(theatre)
  local parts = theatre.address or {}
  local place = vim.trim((parts.state or "") .. " " .. (parts.postalCode or ""):sub(1, 5))
  return text.join({ parts.street or "", parts.city or "", place }, ", ")
end

---@param theatre marquee.Theatre
---@param width integer
---@param showtimes? { date?: string, movie?: { id: string, title: string } } Which showtimes <CR> leads to.
---@return marquee.Line[]
return function(theatre, width, showtimes)
  local target = {
    kind = "theatre",
    item = theatre,
    open = function()
      go.showtimes({ id = theatre.id, name = theatre.name }, showtimes)
    end,
  }
  local name = { theatre.longName or theatre.name, "MarqueeTitle" }
  local first = columns.line(width, { " " }, name, {
    { theatre.isClosed and "closed" or "", "MarqueeWarning", width = 6, rank = 2 },
    { wording.distance(theatre.distanceKilometres), "MarqueeFact", width = 9, rank = 1, align = "right" },
  })
  first.target = target
  local where = { address(theatre), "MarqueeOverview" }
  local second = columns.line(width, { "   " }, where, {
    { specials(theatre), "MarqueeFact", width = math.max(math.floor(width / 2) - 4, 24), rank = 1 },
  })
  second.target = target
  return { first, second }
end
