-- SPDX-License-Identifier: MIT
--
--- The place that was last asked about, and for how many people; kept in a file between sessions.

local state = require("marquee.state")

local last_place = {}

---@class marquee.LastPlace
---@field place string As the server takes it: a name or an id.
---@field party integer The number of people.

local default_party, largest_party = 2, 20

local function file()
  return state() .. "/place.json"
end

--- A number of people that the server takes.
---@param party any
---@return integer
function last_place.party(party)
  return math.min(math.max(math.floor(tonumber(party) or default_party), 1), largest_party)
end

---@return marquee.LastPlace? Nil if there was none yet.
function last_place.get()
  local fine, kept = pcall(function()
    return vim.json.decode(table.concat(vim.fn.readfile(file()), "\n"))
  end)
  if fine and type(kept) == "table" and type(kept.place) == "string" and kept.place ~= "" then
    return { place = kept.place, party = last_place.party(kept.party) }
  end
end

---@param place string
---@param party integer
function last_place.keep(place, party)
  -- Where nothing can be written, the place is asked for again next time.
  pcall(function()
    vim.fn.mkdir(vim.fn.fnamemodify(file(), ":h"), "p")
    vim.fn.writefile({ vim.json.encode({ place = place, party = party }) }, file())
  end)
end

return last_place
