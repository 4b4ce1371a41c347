-- SPDX-License-Identifier: MIT
--
--- The place that was last asked about; kept in a file between sessions.

local state = require("marquee.state")

local last_place = {}

local function file()
  return state() .. "/place.json"
end

---@return string? place As the server takes it; nil if there was none yet.
function last_place.get()
  local fine, kept = pcall(function()
    return vim.json.decode(table.concat(vim.fn.readfile(file()), "\n"))
  end)
  local place = fine and type(kept) == "table" and kept.place
  return type(place) == "string" and place ~= "" and place or nil
end

---@param place string
function last_place.keep(place)
  -- Where nothing can be written, the place is asked for again next time.
  pcall(function()
    vim.fn.mkdir(vim.fn.fnamemodify(file(), ":h"), "p")
    vim.fn.writefile({ vim.json.encode({ place = place }) }, file())
  end)
end

return last_place
