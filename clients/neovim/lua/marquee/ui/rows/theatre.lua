-- SPDX-License-Identifier: MIT
--
--- A theatre in a list: name and distance on one line, address and features on the next.

local go = require("marquee.ui.go")
local text = require("marquee.text")

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
  local words = {}
  for _, part in ipairs({ parts.street or "", parts.city or "", place }) do
    if part ~= "" then
      table.insert(words, part)
    end
  end
  return table.concat(words, ", ")
end

---@param theatre marquee.Theatre
---@param width integer
---@param showtimes? { date_at?: fun(theatre: marquee.Theatre): string?, movie?: { id: string, title: string } } Which
--- showtimes <CR> leads to.
---@return marquee.Line[]
return function(theatre, width, showtimes)
  local target = {
    kind = "theatre",
    item = theatre,
    open = function()
      showtimes = showtimes or {}
      local date = showtimes.date_at and showtimes.date_at(theatre)
      go.showtimes({ id = theatre.id, name = theatre.name }, { date = date, movie = showtimes.movie })
    end,
  }
  local distance = theatre.distanceKilometres and ("%.1f km"):format(theatre.distanceKilometres) or ""
  local closed = theatre.isClosed and "closed" or ""
  return {
    {
      { " " .. text.fit(theatre.longName or theatre.name, math.max(width - 18, 12)), "MarqueeTitle" },
      { text.fit(closed, 7), "MarqueeWarning" },
      { text.fit(distance, 10, "right"), "MarqueeFact" },
      target = target,
    },
    {
      { "   " .. text.fit(address(theatre), math.floor(width / 2)), "MarqueeOverview" },
      { " " .. text.cut(specials(theatre), width - math.floor(width / 2) - 4), "MarqueeFact" },
      target = target,
    },
  }
end
